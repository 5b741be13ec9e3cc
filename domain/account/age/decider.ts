import type { AgeTold } from '#domain/account/age-events.ts'
import type { AgeGroup } from '#domain/account/age/age-group.ts'
import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'

export type TellAge = Command<'TellAge', AgeTold['data']>

/** What was said last; null where nothing was: then somebody is taken for an adult, and nothing is kept of it. */
export type Age = { group: AgeGroup; at: string } | null

const evolve = (age: Age, { at, data: { group } }: Fact<AgeTold>): Age =>
  // What a visitor had said joins the account's when it is claimed: the latest counts.
  age !== null && age.at > at ? age : { group, at }

function decide(command: TellAge, age: Age): AgeTold[] {
  const known = age?.group ?? 'adult'
  return known === command.data.group ? [] : [{ ...command, type: 'AgeTold' }]
}

/** The rules of what a person said of their age: one stream each, of visitors and accounts alike. */
export const age: Decider<Age, TellAge, AgeTold> = { initialState: null, evolve, stateVersion: 1, decide }
