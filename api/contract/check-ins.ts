import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Removed } from '#contract/removed.ts'
import { Id, KnownId, NoInput } from '#contract/scalars.ts'
import { Answers } from '#domain/check-ins/events.ts'
import { scaleIds } from '#domain/check-ins/scale-ids.ts'

const scale = z.enum(scaleIds)
const Day = z.iso.date()

export const CheckIns = z.object({
  scales: z.array(
    z.object({
      scale,
      /** The first day on which it can be answered again; null when that is today. */
      nextDay: Day.nullable(),
    }),
  ),
  /** The first day first. */
  checkIns: z.array(z.object({ id: z.string(), scale, day: Day, total: z.number().int() })),
})
export type CheckIns = z.infer<typeof CheckIns>

export const listCheckIns = endpoint({
  method: 'GET',
  path: '/api/check-ins',
  summary: "The caller's own check-ins, and when each scale can be answered again.",
  input: NoInput,
  reply: CheckIns,
})

export const answerCheckIn = endpoint({
  method: 'POST',
  path: '/api/check-ins',
  summary: 'Answer a scale, once in two weeks at most. It counts for no points.',
  input: z.strictObject({ checkInId: Id, scale, answers: Answers }),
  reply: CheckIns,
  keeps: true,
})

export const deleteCheckIn = endpoint({
  method: 'DELETE',
  path: '/api/check-ins/:id',
  summary: 'Delete a check-in: its answers are destroyed.',
  input: z.strictObject({ id: KnownId }),
  reply: Removed,
})
