import { serve } from '#api/serve.ts'
import { findPatterns } from '#contract/patterns.ts'
import { daysByTag, levelsByDay, notedDays } from '#domain/patterns/noted-days.ts'
import { comparableTags, wentTogether } from '#domain/patterns/went-together.ts'
import { entries } from '#projections/journal/entries.ts'
import { listTaggedEntries } from '#projections/journal/entry-tags.ts'
import { listLevelsOfDays, moods } from '#projections/mood/moods.ts'

/** What goes together in somebody's days. Tags are sealed, so they are opened for each answer and kept nowhere. */
export const patternRoutes = [
  serve(
    findPatterns,
    async ({ input: { since = '' }, caller: { subjectId }, deps }) => {
      const [felt, tagged] = subjectId
        ? await Promise.all([
            listLevelsOfDays(deps.sql, subjectId, since),
            listTaggedEntries(deps, subjectId, since),
          ])
        : [[], []]
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
