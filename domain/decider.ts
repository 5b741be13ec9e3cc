import type { AnyEvent, Fact } from '#domain/event.ts'

/**
 * The rules of one kind of stream. `decide` may refuse (`Rejection`), `evolve` may not; both are total and pure.
 * Deciding on nothing (`[]`) means that what was asked is already so.
 */
export type Decider<State, Command, E extends AnyEvent> = {
  initialState: State
  evolve: (state: State, fact: Fact<E>) => State
  decide: (command: Command, state: State) => E[]
}
