import * as z from 'zod'
import { answeredPurposes } from '#domain/account/purposes.ts'
import { type EventOf, eventSchema, Name } from '#domain/event-schema.ts'

/** `recipient` names who will get the words, as the person was shown it. */
export const ConsentGiven = eventSchema('ConsentGiven', {
  purpose: z.enum(answeredPurposes),
  recipient: Name(500).nullable(),
})
export type ConsentGiven = EventOf<typeof ConsentGiven>

/** Also a first answer: no. */
export const ConsentWithdrawn = eventSchema('ConsentWithdrawn', { purpose: z.enum(answeredPurposes) })
export type ConsentWithdrawn = EventOf<typeof ConsentWithdrawn>

export type ConsentEvent = ConsentGiven | ConsentWithdrawn
