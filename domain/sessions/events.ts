import * as z from 'zod'
import { type EventOf, eventSchema, Id } from '#domain/event-schema.ts'

export const SessionStarted = eventSchema('SessionStarted', { sessionId: Id })
export type SessionStarted = EventOf<typeof SessionStarted>

/** The last event of a conversation: its key is destroyed, and with it every word that was said. */
export const SessionDeleted = eventSchema('SessionDeleted', {
  sessionId: Id,
  askedBy: z.literal('person'),
})
export type SessionDeleted = EventOf<typeof SessionDeleted>
