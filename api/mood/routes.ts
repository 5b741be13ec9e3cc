import { raiseNoteLater } from '#api/mood/raise-note-later.ts'
import { screenedAs, screenSaved } from '#api/screened.ts'
import { pageOf } from '#api/send-page.ts'
import { serve } from '#api/serve.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { listMoodLogs, logMood, summarizeMoods } from '#contract/mood.ts'
import { places } from '#contract/paging.ts'
import { mood } from '#domain/mood/decider.ts'
import { noonOf } from '#domain/mood/earlier-day.ts'
import { summaryOf } from '#domain/mood/summary.ts'
import { newId } from '#infra/ids.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { withNotes } from '#projections/mood/mood-notes.ts'
import { listLevels, listMoods, moods } from '#projections/mood/moods.ts'

const handleMood = commandHandler('mood', mood)

export const moodRoutes = [
  serve(
    listMoodLogs,
    async ({ input: { cursor, limit }, caller: { subjectId }, deps: { sql, store }, ctx }) => {
      if (!subjectId) return []
      const found = await listMoods(sql, subjectId, { before: cursor, limit: limit + 1 })
      const page = pageOf(ctx, found, limit, (last) => places.moods.encode([last.loggedAt, last.position]))
      return withNotes(store, subjectId, page)
    },
    { reads: [moods] },
  ),

  serve(
    summarizeMoods,
    async ({ caller: { subjectId }, deps: { sql } }) =>
      summaryOf(subjectId ? await listLevels(sql, subjectId) : []),
    { reads: [moods] },
  ),

  serve(logMood, async ({ input, caller, deps, wrote }) => {
    const { level, note, sessionId, moodId = newId(), day = caller.day } = input
    const { timeZone } = caller.context
    const at = day === caller.day ? caller.at : noonOf(day, { timeZone, today: caller.day })
    if (sessionId !== null) await ownSession(deps, caller, sessionId)
    const subjectId = caller.ownerOrVisitor()
    const found = await screenSaved(deps, subjectId, note)
    const concern = screenedAs(found)
    const whose = { subjectId, id: subjectId }
    const { position } = await handleMood(
      deps.store,
      whose,
      {
        type: 'LogMood',
        at,
        data: { moodId, level, sessionId, day, ...(note !== null && { tier: concern.tier }) },
        personal: { note },
      },
      caller.context,
    )
    wrote(position)
    raiseNoteLater(deps, whose, { moodId, at, found })
    return { id: moodId, level, timestamp: at, note, sessionId, ...concern }
  }),
]
