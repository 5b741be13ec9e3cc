import { checkEvents } from '#domain/event-schemas.ts'
import type { AnyEvent, Fact } from '#domain/event.ts'
import { isAbout } from '#domain/item.ts'
import { newEventId } from '#infra/ids.ts'
import {
  EventIdConflict,
  type EventStore,
  factsAtOnce,
  type AppendContext,
  type NewEvent,
  type Recalled,
  type Recorded,
  type StreamName,
  type TakenBack,
  VersionConflict,
} from '#infra/store/event-store.ts'

type Kept = Recalled<AnyEvent> & StreamName

const contentOf = ({ type, data, personal }: AnyEvent) => JSON.stringify([type, data, personal])

/** The store's contract without a database, for tests of rules. Nothing is sealed: it lives as long as the test. */
export function createMemoryEventStore(): EventStore {
  const log: Kept[] = []
  const stream = (name: StreamName) =>
    log.filter(({ subjectId, streamId }) => subjectId === name.subjectId && streamId === name.streamId)
  const recorded = <E extends AnyEvent>({ subjectId: _, streamId: __, ...event }: Kept) =>
    event as unknown as Recalled<E>

  const factOf = <E extends AnyEvent>(kept: Kept) => {
    const { personal: _, ...fact } = recorded(kept)
    return fact as unknown as Recorded<Fact<E>>
  }

  return {
    readForDecision: async <E extends AnyEvent>(
      name: StreamName,
      { item, after }: { stateVersion: number | null; item: string | null; after?: number | null },
    ) => {
      const facts = stream(name).map((kept) => factOf<E>(kept))
      const since = facts.slice(after ?? 0, (after ?? 0) + factsAtOnce)
      const about = item === null ? [] : facts.filter((fact) => isAbout(fact, item))
      return { snapshot: null, since, about, version: since.at(-1)?.version ?? after ?? 0, key: null }
    },
    saveSnapshot: async () => {},
    wordsAbout: async (name, item) =>
      stream(name).flatMap((kept) => (kept.personal && isAbout(kept, item) ? [kept.eventId] : [])),
    read: async <E extends AnyEvent>(name: StreamName) => {
      const facts = stream(name).map((kept) => factOf<E>(kept))
      return { facts, version: facts.length, key: null }
    },
    recall: async <E extends AnyEvent>(name: StreamName, latest?: number) =>
      stream(name)
        .slice(latest === undefined ? 0 : -latest)
        .map((kept) => recorded<E>(kept)),
    recallEnds: async <E extends AnyEvent>(name: StreamName, types: readonly E['type'][]) => {
      const all = stream(name)
      const latest = all.findLast(({ type }) => types.includes(type))
      return all.filter((kept) => kept.version === 1 || kept === latest).map((kept) => recorded<E>(kept))
    },
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
      context: AppendContext,
      _key?: unknown,
      takenBack?: TakenBack | null,
    ) => {
      checkEvents(events, context)
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
          timeZone: event.timeZone ?? context.timeZone,
        })
      for (const kept of takenBack ? before : [])
        if (takenBack === 'stream' || takenBack?.eventIds.includes(kept.eventId)) kept.personal = undefined
      const receipt = takenBack ? newEventId() : null
      return { position: log.length, version: before.length + events.length, receipt }
    },
  }
}
