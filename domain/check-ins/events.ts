import * as z from 'zod'
import { scaleIds } from '#domain/check-ins/scale-ids.ts'
import { Day, type EventOf, eventSchema, Id } from '#domain/event-schema.ts'

/** More than any scale asks. */
const mostAnswers = 20

export const Answers = z.array(z.number().int().min(0).max(3)).min(1).max(mostAnswers)

/** A person answered one of the scales, by their own choice. What they answered is as private as words are. */
export const CheckInAnswered = eventSchema(
  'CheckInAnswered',
  { checkInId: Id, scale: z.enum(scaleIds), day: Day },
  { answers: Answers },
)
export type CheckInAnswered = EventOf<typeof CheckInAnswered>

/** The person took a check-in back: its answers are destroyed. */
export const CheckInRetracted = eventSchema('CheckInRetracted', {
  checkInId: Id,
  askedBy: z.literal('person'),
})
export type CheckInRetracted = EventOf<typeof CheckInRetracted>

export type CheckInEvent = CheckInAnswered | CheckInRetracted
