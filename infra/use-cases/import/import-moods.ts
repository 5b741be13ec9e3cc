import type { MoodLogged } from '#domain/mood/events.ts'
import type { DaylioMood } from '#domain/portability/daylio.ts'
import { derivedEventId, derivedId } from '#infra/derived-ids.ts'
import type { Sql } from '#infra/sql.ts'
import { appendUnknown, knownEventIds, type Added } from '#infra/store/append-unknown.ts'
import { streamName } from '#infra/store/command-handler.ts'
import type { AppendContext, EventStore, NewEvent } from '#infra/store/event-store.ts'
import { ownerIds } from '#infra/use-cases/import/owner-ids.ts'

type MoodEvent = NewEvent<MoodLogged> & { eventId: string }

/** Each line once, also when a later file holds it again; two lines that are equal are two moods. */
function createNaming() {
  const counts = new Map<string, number>()
  return ({ day, time, mood, note }: DaylioMood): string[] => {
    const line = JSON.stringify([day, time, mood, note])
    const count = (counts.get(line) ?? 0) + 1
    counts.set(line, count)
    return ['daylio', line, String(count)]
  }
}

const moodEvent = (ownerId: string, names: string[], { at, day, level, note }: DaylioMood): MoodEvent => ({
  type: 'MoodLogged',
  at,
  eventId: derivedEventId(ownerId, ...names),
  data: { moodId: derivedId(ownerId, ...names), level, sessionId: null, day },
  personal: { note },
})

/** Takes moods of another tracker over, once each: begun again after a crash it goes on where it was. */
export async function importMoods(
  deps: { sql: Sql; store: EventStore },
  subjectId: string,
  batches: AsyncIterable<DaylioMood[]>,
  context: AppendContext,
): Promise<Added> {
  const [own, ...claimed] = await ownerIds(deps.store, subjectId)
  const name = streamName('mood', { subjectId, id: subjectId })
  const namesOf = createNaming()
  const counts: Added = { added: 0, known: 0, position: null }
  for await (const moods of batches) {
    const named = moods.map((mood) => ({ mood, names: namesOf(mood) }))
    const asClaimed = (names: string[]) => claimed.map((id) => derivedEventId(id, ...names))
    const known = await knownEventIds(
      deps.sql,
      subjectId,
      named.flatMap(({ names }) => asClaimed(names)),
    )
    const events = named
      .filter(({ names }) => !asClaimed(names).some((id) => known.has(id)))
      .map(({ mood, names }) => moodEvent(own, names, mood))
    const { added, position } = await appendUnknown(deps, name, events, context)
    counts.added += added
    counts.known += moods.length - added
    counts.position = position ?? counts.position
  }
  return counts
}
