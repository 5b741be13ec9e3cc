import type { Event } from '#domain/event.ts'

export type SessionStarted = Event<'SessionStarted', { sessionId: string }>

/** The last event of a conversation: its key is destroyed, and with it every word that was said. */
export type SessionDeleted = Event<'SessionDeleted', { sessionId: string; askedBy: 'person' }>
