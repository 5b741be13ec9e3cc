import { serve } from '#api/serve.ts'
import { findPatterns } from '#contract/patterns.ts'
import { daysByTag, levelsByDay, notedDays } from '#domain/patterns/noted-days.ts'
import { comparableTags, wentTogether } from '#domain/patterns/went-together.ts'
import { dayOf } from '#domain/progress/day.ts'
import { entries } from '#projections/journal/entries.ts'
import { listTaggedEntries } from '#projections/journal/entry-tags.ts'
import { listLevels, moods } from '#projections/mood/moods.ts'

/** What goes together in somebody's days. Tags are sealed, so they are opened for each answer and kept nowhere. */
export const patternRoutes = [
  serve(
    findPatterns,
    async ({ input: { since = '' }, caller: { subjectId, context }, deps }) => {
      const [levels, tagged] = subjectId
        ? await Promise.all([listLevels(deps.sql, subjectId), listTaggedEntries(deps, subjectId, since)])
        : [[], []]
      const felt = levels
        .map(({ level, timestamp }) => ({ level, day: dayOf(timestamp, context.timeZone) }))
        .filter(({ day }) => day >= since)
      const days = levelsByDay(felt, tagged)
      const noted = notedDays(days, tagged)
      return {
        days,
        notedDays: noted.length,
        tags: daysByTag(tagged).map(({ tag, days: { length } }) => ({ tag, days: length })),
        compared: comparableTags(noted).length,
        patterns: wentTogether(noted),
      }
    },
    { reads: [moods, entries] },
  ),
]
