import type { AnyEvent, Fact } from '#domain/event.ts'

/**
 * The rules of one kind of stream. `decide` may refuse (`Rejection`), `evolve` may not; both are total and pure.
 * Deciding on nothing (`[]`) means that what was asked is already so.
 *
 * `State` is what is remembered of the whole stream, and stays small however long that grows. Whatever piles up (ids of
 * moods, of messages) is no part of it: a command that names one such item is decided on the facts `about` it.
 */
export type Decider<State, Command, E extends AnyEvent> = {
  initialState: State
  evolve: (state: State, fact: Fact<E>) => State
  /** To be raised with every change of `State` or `evolve`: it tells old snapshots from new. Null: there is no state. */
  stateVersion: number | null
  /** The item of the stream that a command names; left out where no fact is about one. */
  itemOf?: (command: Command) => string | null
  /** `about` has the latest facts about the named item, in order, and those with words. */
  decide: (command: Command, state: State, about: Fact<E>[]) => E[]
}
