import type { AnyEvent, Fact } from '#domain/event.ts'
import { newEventId } from '#infra/ids.ts'
import {
  EventIdConflict,
  type EventStore,
  type AppendContext,
  type NewEvent,
  type Recorded,
  type StreamName,
  type TakenBack,
  VersionConflict,
} from '#infra/store/event-store.ts'

type Kept = Recorded<AnyEvent> & StreamName

const contentOf = ({ type, data, personal }: AnyEvent) => JSON.stringify([type, data, personal])

/** The store's contract without a database, for tests of rules. Nothing is sealed: it lives as long as the test. */
export function createMemoryEventStore(): EventStore {
  const log: Kept[] = []
  const stream = (name: StreamName) =>
    log.filter(({ subjectId, streamId }) => subjectId === name.subjectId && streamId === name.streamId)
  const recorded = <E extends AnyEvent>({ subjectId: _, streamId: __, ...event }: Kept) =>
    event as unknown as Recorded<E>

  return {
    read: async <E extends AnyEvent>(name: StreamName) => {
      const facts = stream(name).map((kept) => {
        const { personal: _, ...fact } = recorded(kept)
        return fact as unknown as Recorded<Fact<E>>
      })
      return { facts, version: facts.length, key: null }
    },
    recall: async <E extends AnyEvent>(name: StreamName) => stream(name).map((kept) => recorded<E>(kept)),
    recallAt: async <E extends AnyEvent>(subjectId: string, positions: number[]) =>
      new Map(
        log
          .filter((kept) => kept.subjectId === subjectId && positions.includes(kept.position))
          .map((kept) => [kept.position, recorded<E>(kept)]),
      ),
    append: async <E extends AnyEvent>(
      name: StreamName,
      expected: 'any' | 'none' | number,
      events: NewEvent<E>[],
      _context: AppendContext,
      _key?: unknown,
      takenBack?: TakenBack | null,
    ) => {
      const before = stream(name)
      const repeated = events.map(({ eventId }) =>
        log.find((kept) => kept.subjectId === name.subjectId && kept.eventId === eventId),
      )
      if (repeated.some((kept) => kept !== undefined)) {
        const same = repeated.every(
          (kept, index) => kept?.streamId === name.streamId && contentOf(kept) === contentOf(events[index]!),
        )
        if (!same) throw new EventIdConflict()
        const { position, version } = repeated.at(-1)!
        return { position, version, receipt: null }
      }
      if (expected !== 'any' && (expected === 'none' ? 0 : expected) !== before.length)
        throw new VersionConflict(before.length)
      for (const [index, event] of events.entries())
        log.push({
          ...event,
          ...name,
          eventId: event.eventId ?? newEventId(),
          position: log.length + 1,
          version: before.length + 1 + index,
        })
      for (const kept of takenBack ? before : [])
        if (takenBack === 'stream' || takenBack?.eventIds.includes(kept.eventId)) kept.personal = undefined
      const receipt = takenBack ? newEventId() : null
      return { position: log.length, version: before.length + events.length, receipt }
    },
  }
}
