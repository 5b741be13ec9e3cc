import type { Decider } from '#domain/decider.ts'
import type { AnyEvent, Fact } from '#domain/event.ts'
import { newEventId } from '#infra/ids.ts'
import {
  type AppendContext,
  type EventStore,
  type Recorded,
  type StreamName,
  type TakenBack,
  VersionConflict,
} from '#infra/store/event-store.ts'

const tries = 5

/** What was decided, what is true after it, and where in the log (null when nothing had to happen). */
export type Handled<State, E extends AnyEvent> = {
  events: E[]
  state: State
  position: number | null
  version: number
  /** Of what was taken back with it. */
  receipt: string | null
}

/** What is destroyed with the facts that were decided, of those that stand. */
export type TakesBack<E extends AnyEvent> = (decided: E[], facts: Recorded<Fact<E>>[]) => TakenBack

/** All words of the stream: its key goes. */
export const wholeStream = (): TakenBack => 'stream'

/** The words of what has the same id in this field as the fact that was decided. */
export const wordsOf =
  (field: string): TakesBack<AnyEvent> =>
  ([decided], facts) => ({
    eventIds: facts
      .filter(
        ({ data }) =>
          valueIn(data, field) !== undefined && valueIn(data, field) === valueIn(decided?.data ?? {}, field),
      )
      .map(({ eventId }) => eventId),
  })

export const valueIn = (data: object, field: string): unknown => (data as Record<string, unknown>)[field]

/**
 * Read, decide, append. Somebody else appended first? Decide again, on what is true now. With `takesBack` what was
 * decided destroys in the same transaction what it takes back.
 */
export const commandHandler =
  <State, Command, E extends AnyEvent>(
    kind: string,
    { initialState, evolve, decide }: Decider<State, Command, E>,
    takesBack?: TakesBack<E>,
  ) =>
  async (
    store: EventStore,
    whose: { subjectId: string; id: string },
    command: Command,
    context: AppendContext,
  ): Promise<Handled<State, E>> => {
    const name = streamName(kind, whose)
    for (let attempt = 1; ; attempt++) {
      const { facts, version, key } = await store.read<E>(name)
      const before = (facts as Fact<E>[]).reduce(evolve, initialState)
      const events = decide(command, before)
      if (events.length === 0) return { events, state: before, position: null, version, receipt: null }
      try {
        const named = events.map((event) => ({ ...event, eventId: newEventId() }))
        const takenBack = takesBack?.(events, facts)
        const appended = await store.append(name, version, named, context, key, takenBack)
        return { events, state: (events as Fact<E>[]).reduce(evolve, before), ...appended }
      } catch (error) {
        if (!(error instanceof VersionConflict) || attempt === tries) throw error
      }
    }
  }

/** What is true of a stream now, and what opens its words. */
export async function loadState<State, Command, E extends AnyEvent>(
  store: EventStore,
  name: StreamName,
  { initialState, evolve }: Decider<State, Command, E>,
) {
  const stream = await store.read<E>(name)
  return { ...stream, state: (stream.facts as Fact<E>[]).reduce(evolve, initialState) }
}

export const streamName = (
  kind: string,
  { subjectId, id }: { subjectId: string; id: string },
): StreamName => ({
  subjectId,
  streamId: `${kind}-${id}`,
})
