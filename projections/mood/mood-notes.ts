import type { MoodEvent } from '#domain/mood/events.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import type { ListedMood } from '#projections/mood/moods.ts'

/** Moods with what was noted with them: that is sealed in the log, and opened here. */
export async function withNotes(store: EventStore, subjectId: string, listed: ListedMood[]) {
  const events = await store.recallAt<MoodEvent>(
    subjectId,
    listed.flatMap(({ position, raisedAt }) => (raisedAt === null ? position : [position, raisedAt])),
  )
  return listed.map(({ id, level, sessionId, position, raisedAt, loggedAt }) => {
    const mood = events.get(position)
    const raised = raisedAt === null ? undefined : events.get(raisedAt)
    const { tier, concerns } = raised?.type === 'NoteConcernRaised' ? raised.data : {}
    return {
      id,
      level,
      sessionId,
      timestamp: loggedAt,
      note: (mood && 'personal' in mood && mood.personal?.note) || null,
      ...(tier && concerns && { raised: { tier, concerns } }),
    }
  })
}
