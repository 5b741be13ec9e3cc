import type { Event } from '#domain/event.ts'

export type SessionStarted = Event<'SessionStarted', { sessionId: string }>
