import { setTimeout as sleep } from 'node:timers/promises'
import type { Decider } from '#domain/decider.ts'
import type { AnyEvent, Fact } from '#domain/event.ts'
import { newEventId } from '#infra/ids.ts'
import {
  type AppendContext,
  type EventStore,
  factsAtOnce,
  type StreamName,
  type TakenBack,
  VersionConflict,
} from '#infra/store/event-store.ts'

/** So long a command waits for others on its stream; then `VersionConflict` is thrown, and whoever asked tries later. */
const conflictTimeoutMs = 5_000
const longestPauseMs = 100

/** What was decided, what is true after it, and where in the log (null when nothing had to happen). */
export type Handled<State, E extends AnyEvent> = {
  events: E[]
  state: State
  position: number | null
  version: number
  /** Of what was taken back with it. */
  receipt: string | null
}

/** What a command takes back: an item of the stream by its id, the events that are meant, or all of it. */
type WhatIsTakenBack = { item: string } | { isTakenBack: (fact: { data: object }) => boolean } | 'stream'

/** What goes with what was decided. */
export type TakesBack<E extends AnyEvent> = (decided: E[]) => WhatIsTakenBack

/** All words of the stream: its key goes. */
export const wholeStream = () => 'stream' as const

/** The words of the item that this field of the decided fact names. */
export const wordsOf =
  (field: string): TakesBack<AnyEvent> =>
  ([decided]) => ({ item: String(valueIn(decided?.data ?? {}, field)) })

export const valueIn = (data: object, field: string): unknown => (data as Record<string, unknown>)[field]

/**
 * Read, decide, append. Somebody else appended first? Decide again, on what is true now. With `takesBack` what was
 * decided destroys in the same transaction what it takes back.
 */
export const commandHandler =
  <State, Command, E extends AnyEvent>(
    kind: string,
    decider: Decider<State, Command, E>,
    takesBack?: TakesBack<E>,
  ) =>
  async (
    store: EventStore,
    whose: { subjectId: string; id: string },
    command: Command,
    context: AppendContext,
  ): Promise<Handled<State, E>> => {
    const name = streamName(kind, whose)
    const deadline = performance.now() + conflictTimeoutMs
    for (let attempt = 1; ; attempt++) {
      const item = decider.itemOf?.(command) ?? null
      const { state: before, about, version, key } = await loadState(store, name, decider, item)
      const events = decider.decide(command, before, about)
      if (events.length === 0) return { events, state: before, position: null, version, receipt: null }
      try {
        const named = events.map((event) => ({ ...event, eventId: newEventId() }))
        const takenBack = takesBack ? await takenBackWith(store, name, takesBack(events)) : null
        const appended = await store.append(name, version, named, context, key, takenBack)
        return { events, state: (events as Fact<E>[]).reduce(decider.evolve, before), ...appended }
      } catch (error) {
        if (!(error instanceof VersionConflict) || performance.now() > deadline) throw error
        // By chance, so that those who met once do not meet again.
        await sleep(Math.random() * Math.min(2 ** attempt, longestPauseMs))
      }
    }
  }

async function takenBackWith(
  store: EventStore,
  name: StreamName,
  taken: WhatIsTakenBack,
): Promise<TakenBack> {
  if (taken === 'stream') return taken
  if ('item' in taken) return { eventIds: await store.wordsAbout(name, taken.item) }
  const { facts } = await store.read(name)
  return { eventIds: facts.filter(taken.isTakenBack).map(({ eventId }) => eventId) }
}

/** So many facts are read beyond a snapshot before the next one is made. */
const factsBetweenSnapshots = 32

/** What is true of a stream now, the facts about one item of it, and what opens its words. */
export async function loadState<State, Command, E extends AnyEvent>(
  store: EventStore,
  name: StreamName,
  { initialState, evolve, stateVersion }: Decider<State, Command, E>,
  item: string | null = null,
) {
  let grounds = await store.readForDecision<E>(name, { stateVersion, item })
  let state = grounds.snapshot ? (grounds.snapshot.state as State) : initialState
  for (;;) {
    const { since, about, version, key } = grounds
    state = (since as Fact<E>[]).reduce(evolve, state)
    const latest = since.at(-1)
    if (stateVersion !== null && latest && since.length >= factsBetweenSnapshots)
      // It saves time and nothing else: without it the facts are read again.
      await store.saveSnapshot(name, latest, { stateVersion, state: state as object }).catch(() => {})
    if (since.length < factsAtOnce) return { state, about, version, key }
    grounds = await store.readForDecision<E>(name, { stateVersion, item, after: version })
  }
}

export const streamName = (
  kind: string,
  { subjectId, id }: { subjectId: string; id: string },
): StreamName => ({
  subjectId,
  streamId: `${kind}-${id}`,
})
