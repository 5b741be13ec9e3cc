import type { MoodEvent } from '#domain/mood/events.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import type { ListedMood } from '#projections/mood/moods.ts'

/** Moods with what was noted with them: that is sealed in the log, and opened here. */
export async function withNotes(store: EventStore, subjectId: string, listed: ListedMood[]) {
  const events = await store.recallAt<MoodEvent>(
    subjectId,
    listed.map(({ position }) => position),
  )
  return listed.map(({ id, level, sessionId, position, loggedAt }) => ({
    id,
    level,
    sessionId,
    timestamp: loggedAt,
    note: events.get(position)?.personal?.note ?? null,
  }))
}
