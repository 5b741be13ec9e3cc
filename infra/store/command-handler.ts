import type { Decider } from '#domain/decider.ts'
import type { AnyEvent, Fact } from '#domain/event.ts'
import { newEventId } from '#infra/ids.ts'
import {
  type AppendContext,
  type EventStore,
  type StreamName,
  VersionConflict,
} from '#infra/store/event-store.ts'

const tries = 5

/** What was decided, what is true after it, and where in the log (null when nothing had to happen). */
export type Handled<State, E extends AnyEvent> = {
  events: E[]
  state: State
  position: number | null
  version: number
}

/** Read, decide, append. Somebody else appended first? Decide again, on what is true now. */
export const commandHandler =
  <State, Command, E extends AnyEvent>(
    kind: string,
    { initialState, evolve, decide }: Decider<State, Command, E>,
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
      if (events.length === 0) return { events, state: before, position: null, version }
      try {
        const named = events.map((event) => ({ ...event, eventId: newEventId() }))
        const appended = await store.append(name, version, named, context, key)
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
