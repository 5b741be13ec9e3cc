import * as z from 'zod'
import { type EventOf, eventSchema, Id } from '#domain/event-schema.ts'
import { limits } from '#domain/limits.ts'

export const SessionStarted = eventSchema('SessionStarted', { sessionId: Id })
export type SessionStarted = EventOf<typeof SessionStarted>

/** More than two titles stand together only where several were brought along. */
export const mostTitlesReplaced = 50

/** A person gave a conversation a title of their own. It takes the place of those that it names, and their words are destroyed. */
export const SessionTitled = eventSchema(
  'SessionTitled',
  { sessionId: Id, versionId: Id, replaces: z.array(Id).max(mostTitlesReplaced) },
  { title: z.string().max(limits.sessionTitle) },
)
export type SessionTitled = EventOf<typeof SessionTitled>

/** The last event of a conversation: its key is destroyed, and with it every word that was said. */
export const SessionDeleted = eventSchema('SessionDeleted', {
  sessionId: Id,
  askedBy: z.literal('person'),
})
export type SessionDeleted = EventOf<typeof SessionDeleted>
