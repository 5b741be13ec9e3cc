import { deepStrictEqual, throws } from 'node:assert/strict'
import type { Decider } from '#domain/decider.ts'
import type { AnyEvent, Fact } from '#domain/event.ts'
import { isAbout } from '#domain/item.ts'
import type { RejectionCode } from '#domain/rejection.ts'

const factOf = <E extends AnyEvent>({ type, at, data }: E) => ({ type, at, data }) as Fact<E>

/** given(what happened).when(what is asked).yields(what happens now) */
export const specification =
  <State, Command, E extends AnyEvent>({
    initialState,
    evolve,
    decide,
    itemOf,
  }: Decider<State, Command, E>) =>
  (...past: E[]) => {
    const state = past.map(factOf).reduce(evolve, initialState)
    const decided = (command: Command) => {
      const item = itemOf?.(command) ?? null
      return decide(
        command,
        state,
        item === null ? [] : past.filter((event) => isAbout(event, item)).map(factOf),
      )
    }
    return {
      when: (command: Command) => ({
        yields: (...expected: E[]) => deepStrictEqual(decided(command), expected),
        refuses: (code: RejectionCode) => throws(() => decided(command), { code }),
      }),
    }
  }
