import * as z from 'zod'
import { noticeKinds } from '#domain/chat/notices.ts'
import {
  Count,
  Country,
  Day,
  type EventOf,
  eventSchema,
  Id,
  Imported,
  Instant,
  Name,
  Text,
} from '#domain/event-schema.ts'
import { limits } from '#domain/limits.ts'
import { mostLines } from '#domain/memory/events.ts'
import { breaches, checkOutcomes } from '#domain/safety/replies/breaches.ts'
import { layers } from '#domain/safety/screener.ts'
import { answers, concerns, questions, tiers } from '#domain/safety/tier.ts'
import type { SessionDeleted, SessionStarted, SessionTitled } from '#domain/sessions/events.ts'

const message = { sessionId: Id, messageId: Id }

/** Past the limit of what goes to a model, the guide replies, also when the job is lost and asked for again. */
const isOverLimit = z.literal(true).optional()

const tier = z.enum(tiers)
const concerned = { tier, concerns: z.array(z.enum(concerns)).max(concerns.length) }
const layer = z.enum(layers)
const version = Name(64)
/** What care asks, once, where it is unclear. */
const ask = z.enum(questions).optional()

/** `tier` is that of this message alone; the session's own tier is remembered by the decider. */
export const MessageSent = eventSchema(
  'MessageSent',
  {
    ...message,
    isFirst: z.boolean(),
    day: Day,
    ...concerned,
    /** Every layer that had spoken by then. */
    screenedBy: z.array(z.strictObject({ layer, version, tier })).max(layers.length).optional(),
    ask,
    /** What it says to a question about safety that was asked before it. */
    answered: z.strictObject({ question: z.enum(questions), answer: z.enum(answers) }).optional(),
    /** Whose help lines the person is shown (ISO 3166). */
    country: Country.optional(),
    isOverLimit,
    /** What was said beside it: each says again who replies. */
    notices: z.array(z.enum(noticeKinds)).min(1).max(noticeKinds.length).optional(),
    isImported: Imported,
  },
  { text: Text },
)
export type MessageSent = EventOf<typeof MessageSent>

/** A layer that took longer found more in a message than those before it. */
export const ConcernRaised = eventSchema('ConcernRaised', { ...message, ...concerned, layer, version, ask })
export type ConcernRaised = EventOf<typeof ConcernRaised>

/** "That is not what I meant", or "I am safe" said twice: the conversation's concern falls by one step. */
export const ConcernCorrected = eventSchema('ConcernCorrected', {
  ...message,
  by: z.enum(['dialog', 'card', 'words']),
  /** "Help is with me": the only way where a body is in danger. */
  isHelpHere: z.literal(true).optional(),
})
export type ConcernCorrected = EventOf<typeof ConcernCorrected>

/** The reply to a message failed, and the person tries again. */
export const ReplyAskedAgain = eventSchema('ReplyAskedAgain', {
  ...message,
  isOverLimit,
  isImported: Imported,
})
export type ReplyAskedAgain = EventOf<typeof ReplyAskedAgain>

export const StopAsked = eventSchema('StopAsked', { ...message, isImported: Imported })
export type StopAsked = EventOf<typeof StopAsked>

const guideIds = z.array(Name(96)).max(64).optional()

/** Where in a prepared conversation the guide stands; clear, because it names what was said by ids, not words. */
const GuidePlace = z.strictObject({
  need: Name(64),
  step: Name(64),
  missed: Count,
  /** The passage whose question waits for an answer. */
  asked: Name(96).nullable().optional(),
  /** What this reply said. */
  said: guideIds,
  offered: Name(64).nullable().optional(),
  declined: guideIds,
  turns: Count.optional(),
  isBrief: z.boolean().optional(),
  isAfterCrisis: z.boolean().optional(),
})
export type GuidePlace = z.output<typeof GuidePlace>

export const ReplyWritten = eventSchema(
  'ReplyWritten',
  {
    ...message,
    replyId: Id,
    author: z.enum(['guide', 'model', 'prepared']),
    /** The model's name, so that what it said can be judged later. */
    model: Name(200).nullable(),
    /** Of what the model was told: the rules of each version stay in the tree. */
    promptVersion: version.optional(),
    /** How many messages and replies before the last words went along to the model. */
    turnsTold: Count.optional(),
    /** Own rules and what comes back went along. */
    isMemoryTold: z.literal(true).optional(),
    /** What of it in words, each as it stood since then. */
    memoryTold: z
      .array(z.strictObject({ memoryId: Id, at: Instant }))
      .max(mostLines + 1)
      .optional(),
    isStopped: z.boolean(),
    suggestedExerciseId: Name(64).nullable(),
    guide: GuidePlace.nullable(),
    /** What it asks about safety, so that a bare "yes" is understood. */
    question: z.enum(questions).optional(),
    isImported: Imported,
  },
  { text: Text, choices: z.array(z.string().max(limits.message)).max(20) },
)
export type ReplyWritten = EventOf<typeof ReplyWritten>

/** What became of a model's words before anybody saw them, and which promises they would have broken. */
export const ReplyChecked = eventSchema('ReplyChecked', {
  ...message,
  replyId: Id,
  outcome: z.enum(checkOutcomes),
  breaches: z.array(z.enum(breaches)).max(breaches.length),
  isImported: Imported,
})
export type ReplyChecked = EventOf<typeof ReplyChecked>

/** Every attempt failed. The person sees it and can try again. */
export const ReplyFailed = eventSchema('ReplyFailed', { ...message, reason: Name(200) })
export type ReplyFailed = EventOf<typeof ReplyFailed>

export const ReplyRated = eventSchema('ReplyRated', {
  sessionId: Id,
  replyId: Id,
  rating: z.literal([1, -1]),
})
export type ReplyRated = EventOf<typeof ReplyRated>

/** The person took a message back, and with it what Leeward replied to it (null: nothing yet). */
export const MessageRetracted = eventSchema('MessageRetracted', {
  ...message,
  replyId: Id.nullable(),
  askedBy: z.literal('person'),
})
export type MessageRetracted = EventOf<typeof MessageRetracted>

/** Everything that can happen in a conversation. */
export type ChatEvent =
  | SessionStarted
  | MessageSent
  | ConcernRaised
  | ConcernCorrected
  | ReplyAskedAgain
  | StopAsked
  | ReplyWritten
  | ReplyChecked
  | ReplyFailed
  | ReplyRated
  | MessageRetracted
  | SessionTitled
  | SessionDeleted
