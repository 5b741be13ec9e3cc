import * as z from 'zod'
import { answeredPurposes } from '#domain/account/purposes.ts'
import { Count, type EventOf, eventSchema, Id, Name } from '#domain/event-schema.ts'

/** `recipient` names who will get the words, as the person was shown it. */
export const ConsentGiven = eventSchema('ConsentGiven', {
  purpose: z.enum(answeredPurposes),
  recipient: Name(500).nullable(),
  /** The conversation of which the words from before the yes go along. */
  earlierOf: Id.optional(),
  /** Which wording of the question was answered, where it has come to ask for more. */
  wording: Count.optional(),
})
export type ConsentGiven = EventOf<typeof ConsentGiven>

/** Also a first answer: no. */
export const ConsentWithdrawn = eventSchema('ConsentWithdrawn', { purpose: z.enum(answeredPurposes) })
export type ConsentWithdrawn = EventOf<typeof ConsentWithdrawn>

export type ConsentEvent = ConsentGiven | ConsentWithdrawn
