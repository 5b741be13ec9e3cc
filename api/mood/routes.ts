import { serve } from '#api/serve.ts'
import { ownSession } from '#api/sessions/own-session.ts'
import { listMoodLogs, logMood } from '#contract/mood.ts'
import { mood } from '#domain/mood/decider.ts'
import type { MoodEvent } from '#domain/mood/events.ts'
import { commandHandler } from '#infra/command-handler.ts'
import type { EventStore } from '#infra/event-store.ts'
import { newId } from '#infra/ids.ts'
import { type ListedMood, listMoods, moods } from '#projections/mood/moods.ts'

const handleMood = commandHandler('mood', mood)

/** Gives listed moods their notes back. */
export async function withNotes(store: EventStore, subjectId: string, listed: ListedMood[]) {
  const events = await store.recallAt<MoodEvent>(
    subjectId,
    listed.map(({ position }) => position),
  )
  return listed.map(({ position, loggedAt, ...rest }) => ({
    ...rest,
    timestamp: loggedAt,
    note: events.get(position)?.personal?.note ?? null,
  }))
}

export const moodRoutes = [
  serve(
    listMoodLogs,
    async ({ caller: { subjectId }, deps: { sql, store } }) =>
      subjectId ? withNotes(store, subjectId, await listMoods(sql, subjectId)) : [],
    { reads: [moods] },
  ),

  serve(logMood, async ({ input, caller, deps, wrote }) => {
    const { level, note, sessionId, moodId = newId() } = input
    if (sessionId) await ownSession(deps, caller, sessionId)
    const subjectId = caller.somebody()
    const { position } = await handleMood(
      deps.store,
      { subjectId, id: subjectId },
      {
        type: 'LogMood',
        at: caller.at,
        data: { moodId, level, sessionId, day: caller.day },
        personal: { note },
      },
      caller.context,
    )
    wrote(position)
    deps.wake(subjectId)
    return { id: moodId, level, timestamp: caller.at, note, sessionId }
  }),
]
