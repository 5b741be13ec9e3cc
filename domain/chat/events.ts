import type { Event } from '#domain/event.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'
import type { SessionDeleted, SessionStarted } from '#domain/sessions/events.ts'

/** `tier` is that of this message alone; the session's own tier is remembered by the decider. */
export type MessageSent = Event<
  'MessageSent',
  {
    sessionId: string
    messageId: string
    isFirst: boolean
    day: string
    tier: Tier
    concerns: Concern[]
    /** Whose help lines the person is shown (ISO 3166). */
    country?: string
  },
  { text: string }
>

/** The reply to a message failed, and the person tries again. */
export type ReplyAskedAgain = Event<'ReplyAskedAgain', { sessionId: string; messageId: string }>

export type StopAsked = Event<'StopAsked', { sessionId: string; messageId: string }>

/** Where in a prepared conversation the guide stands; clear, because it names steps, not words. */
export type GuidePlace = { need: string; step: string; missed: number }

export type ReplyWritten = Event<
  'ReplyWritten',
  {
    sessionId: string
    messageId: string
    replyId: string
    author: 'guide' | 'model' | 'prepared'
    /** The model's name, so that what it said can be judged later. */
    model: string | null
    isStopped: boolean
    suggestedExerciseId: string | null
    guide: GuidePlace | null
  },
  { text: string; choices: string[] }
>

/** Every attempt failed. The person sees it and can try again. */
export type ReplyFailed = Event<'ReplyFailed', { sessionId: string; messageId: string; reason: string }>

export type ReplyRated = Event<'ReplyRated', { sessionId: string; replyId: string; rating: 1 | -1 }>

/** The person took a message back, and with it what Leeward replied to it (null: nothing yet). */
export type MessageRetracted = Event<
  'MessageRetracted',
  { sessionId: string; messageId: string; replyId: string | null; askedBy: 'person' }
>

/** Everything that can happen in a conversation. */
export type ChatEvent =
  | SessionStarted
  | MessageSent
  | ReplyAskedAgain
  | StopAsked
  | ReplyWritten
  | ReplyFailed
  | ReplyRated
  | MessageRetracted
  | SessionDeleted
