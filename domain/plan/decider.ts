import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'
import type { PlanEvent, PlanWritten } from '#domain/plan/events.ts'
import { Rejection } from '#domain/rejection.ts'

export type WritePlan = Command<'WritePlan', PlanWritten['data'], PlanWritten['personal']>

/** The ids of the versions that stand, the latest last: more than one where a plan was brought along or taken over. */
export type Versions = readonly string[]

function evolve(versions: Versions, { data }: Fact<PlanEvent>): Versions {
  return [...versions.filter((id) => !data.replaces.includes(id)), data.versionId]
}

function decide(command: WritePlan, versions: Versions): PlanEvent[] {
  const { versionId, replaces } = command.data
  // It came again, because the answer to the first was lost.
  if (versions.includes(versionId)) return []
  // Another device saved meanwhile: nothing is replaced that whoever writes has not seen.
  if (versions.some((id) => !replaces.includes(id))) throw new Rejection('plan-changed')
  return [{ ...command, type: 'PlanWritten', data: { versionId, replaces: [...versions] } }]
}

/** The rules of a person's plan for hard moments: one stream each. */
export const plan: Decider<Versions, WritePlan, PlanEvent> = {
  initialState: [],
  evolve,
  stateVersion: 1,
  decide,
}
