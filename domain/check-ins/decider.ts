import type { CheckInAnswered, CheckInEvent } from '#domain/check-ins/events.ts'
import { nextDayOf } from '#domain/check-ins/next-day.ts'
import type { ScaleId } from '#domain/check-ins/scale-ids.ts'
import type { Command } from '#domain/command.ts'
import type { Decider } from '#domain/decider.ts'
import type { Fact } from '#domain/event.ts'
import { Rejection } from '#domain/rejection.ts'

export type AnswerCheckIn = Command<'AnswerCheckIn', CheckInAnswered['data'], CheckInAnswered['personal']>
export type RetractCheckIn = Command<'RetractCheckIn', { checkInId: string }>
export type CheckInCommand = AnswerCheckIn | RetractCheckIn

/** A person answers a scale twice a month at most, so all ids that stand are few. */
export type CheckIns = { standing: readonly string[]; latest: Readonly<Partial<Record<ScaleId, string>>> }

function evolve({ standing, latest }: CheckIns, { type, data }: Fact<CheckInEvent>): CheckIns {
  // What was taken back still counts for the wait: deleting is no way to ask oneself again.
  if (type === 'CheckInRetracted') return { standing: standing.filter((id) => id !== data.checkInId), latest }
  const known = latest[data.scale]
  // What was brought along is older than what was there: the latest stays.
  const day = known !== undefined && known > data.day ? known : data.day
  return { standing: [...standing, data.checkInId], latest: { ...latest, [data.scale]: day } }
}

function answer({ at, data, personal }: AnswerCheckIn, { standing, latest }: CheckIns): CheckInEvent[] {
  // It came again, because the answer to the first was lost.
  if (standing.includes(data.checkInId)) return []
  if (nextDayOf(latest[data.scale], data.day) !== null) throw new Rejection('check-in-early')
  return [{ type: 'CheckInAnswered', at, data, personal }]
}

/** The rules of check-ins: one stream a person. */
export const checkIns: Decider<CheckIns, CheckInCommand, CheckInEvent> = {
  initialState: { standing: [], latest: {} },
  evolve,
  stateVersion: 1,
  decide(command, state) {
    if (command.type === 'AnswerCheckIn') return answer(command, state)
    const { checkInId } = command.data
    if (!state.standing.includes(checkInId)) throw new Rejection('check-in-unknown')
    return [{ type: 'CheckInRetracted', at: command.at, data: { checkInId, askedBy: 'person' } }]
  },
}
