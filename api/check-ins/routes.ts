import { InvalidInput } from '#api/middleware/invalid-input.ts'
import { type Asked, serve } from '#api/serve.ts'
import { gone } from '#api/your-data/gone.ts'
import { answerCheckIn, type CheckIns, deleteCheckIn, listCheckIns } from '#contract/check-ins.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { checkIns } from '#domain/check-ins/decider.ts'
import type { CheckInEvent } from '#domain/check-ins/events.ts'
import { nextDayOf } from '#domain/check-ins/next-day.ts'
import { scaleIds } from '#domain/check-ins/scale-ids.ts'
import { isWhole } from '#domain/check-ins/scales.ts'
import { Rejection } from '#domain/rejection.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { findCheckIns } from '#infra/use-cases/find-check-ins.ts'

const handleCheckIn = commandHandler('check-ins', checkIns)
const handleRemoval = commandHandler('check-ins', checkIns, ([retracted]: CheckInEvent[]) => ({
  isTakenBack: ({ data }) =>
    'scale' in data && 'checkInId' in data && data.checkInId === retracted?.data.checkInId,
}))

async function shown({ caller, deps }: Pick<Asked<Endpoint>, 'caller' | 'deps'>): Promise<CheckIns> {
  const found = await findCheckIns(deps.store, caller.subjectId)
  return {
    scales: scaleIds.map((scale) => ({ scale, nextDay: nextDayOf(found.state.latest[scale], caller.day) })),
    checkIns: found.checkIns.map(({ id, scale, day, total }) => ({ id, scale, day, total })),
  }
}

/** What a person was asked by scales of their own choice. The line over time is theirs: nothing is named, nothing counts. */
export const checkInRoutes = [
  serve(listCheckIns, shown),

  serve(answerCheckIn, async ({ input: { answers, ...data }, ...asking }) => {
    const { caller, deps, wrote } = asking
    if (!isWhole(data.scale, answers))
      throw new InvalidInput([{ path: ['answers'], message: 'Answer every question.' }])
    const subjectId = caller.ownerOrVisitor()
    const { position } = await handleCheckIn(
      deps.store,
      { subjectId, id: subjectId },
      { type: 'AnswerCheckIn', at: caller.at, data: { ...data, day: caller.day }, personal: { answers } },
      caller.context,
    )
    wrote(position)
    return shown({ deps, caller: { ...caller, subjectId } })
  }),

  serve(deleteCheckIn, async ({ input: { id }, ...asking }) => {
    const { caller, deps } = asking
    const subjectId = caller.subjectId
    if (!subjectId) throw new Rejection('check-in-unknown')
    const retract = { type: 'RetractCheckIn', at: caller.at, data: { checkInId: id } } as const
    const whose = { subjectId, id: subjectId }
    const { position, receipt } = await handleRemoval(deps.store, whose, retract, caller.context)
    return gone(asking, position, [], receipt)
  }),
]
