import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Exercise } from '#contract/exercises.ts'
import { paging, places } from '#contract/paging.ts'
import { Country, Done, Id, Instant, KnownId } from '#contract/scalars.ts'
import { noticeKinds } from '#domain/chat/notices.ts'
import { limits } from '#domain/limits.ts'
import { concerns, tiers } from '#domain/safety/tier.ts'

export const Message = z.object({
  id: Id,
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: Instant,
  reply: z.enum(['pending', 'written', 'failed']).optional(),
  rating: z.union([z.literal(1), z.literal(-1), z.null()]).optional(),
  /** Of a reply: prepared answers to choose from, each sent as a message when chosen. */
  choices: z.array(z.string()).optional(),
  isStopped: z.boolean().optional(),
  /** Of a reply: it came in with a document. Nothing proves that Leeward said it. */
  isImported: z.literal(true).optional(),
  /** Of a reply of Leeward's own: whether a model wrote it, or its words are prepared ones. */
  by: z.enum(['guide', 'model']).optional(),
  /** Of a model's reply: its name, and the version of what it was told. */
  model: z.string().optional(),
  promptVersion: z.string().optional(),
  turnsTold: z.number().int().optional(),
  /** What is remembered of other conversations went along, too. */
  isMemoryTold: z.literal(true).optional(),
  /** So many summaries and lines that are remembered in words went along. */
  wordsTold: z.number().int().optional(),
  suggestedExerciseId: z.string().optional(),
  tier: z.enum(tiers).optional(),
  concerns: z.array(z.enum(concerns)).optional(),
  /** The person said here that it was not meant so, or that they are safe: help stays in reach, and no more. */
  isCorrected: z.boolean().optional(),
  /** A layer that took longer raised it: perhaps nobody has seen that yet. */
  isRaised: z.boolean().optional(),
  notices: z.array(z.enum(noticeKinds)).optional(),
})
export type Message = z.infer<typeof Message>

export const listMessages = endpoint({
  method: 'GET',
  // Of the conversation. A template of OpenAPI must be the same for all methods, and a message is deleted under it.
  path: '/api/messages/:id',
  summary: 'The latest messages of one conversation, in order: Next-Cursor leads to those before them.',
  input: z.strictObject({ id: KnownId, ...paging(places.messages, 50) }),
  isPaged: true,
  reply: z.array(Message),
})

/** What was heard in a message, without its words. */
export const HeardMessage = Message.pick({
  id: true,
  timestamp: true,
  tier: true,
  concerns: true,
  isCorrected: true,
  isRaised: true,
})
export type HeardMessage = z.infer<typeof HeardMessage>

export const listConcerns = endpoint({
  method: 'GET',
  path: '/api/messages/:id/concerns',
  summary: 'Of one conversation the latest messages that raised a concern, in order, without their words.',
  input: z.strictObject({ id: KnownId }),
  reply: z.array(HeardMessage),
})

/**
 * One event of a chat stream, as JSON behind `data: `. `seq` lets a reader resume.
 * `replaces` says that this chunk is the whole text so far: forget the ones before it. After `done` at most one more
 * comes, without words: what a layer found that took longer than the reply.
 */
export const ChatStreamEvent = z.union([
  z.object({
    chunk: z.string(),
    seq: z.number().int(),
    replaces: z.boolean().optional(),
    crisisDetected: z.boolean().optional(),
    tier: z.enum(tiers).optional(),
    concerns: z.array(z.enum(concerns)).optional(),
    notices: z.array(z.enum(noticeKinds)).optional(),
  }),
  z.object({
    done: z.literal(true),
    seq: z.number().int(),
    messageId: Id,
    suggestedExercise: Exercise.optional(),
    choices: z.array(z.string()).optional(),
    crisisDetected: z.boolean().optional(),
    tier: z.enum(tiers).optional(),
    concerns: z.array(z.enum(concerns)).optional(),
  }),
  z.object({ error: z.string(), seq: z.number().int() }),
])
export type ChatStreamEvent = z.infer<typeof ChatStreamEvent>

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/chat',
  summary: 'Say something; the answer is the stream of the reply.',
  input: z.strictObject({
    sessionId: KnownId,
    message: z.string().trim().min(1, 'Please write something first.').max(limits.message),
    /** Made by the client, so that a message that is sent again is the same message. */
    messageId: Id.optional(),
    /** Whose help lines a reply may name (ISO 3166); the United States unless told. */
    country: Country.optional(),
  }),
  reply: ChatStreamEvent,
  keeps: true,
})

export const followReply = endpoint({
  method: 'GET',
  path: '/api/chat/:sessionId/stream',
  summary: 'Follow the reply to the latest message, from a point on.',
  input: z.strictObject({ sessionId: KnownId, after: z.coerce.number().int().min(0).default(0) }),
  reply: ChatStreamEvent,
})

export const stopReply = endpoint({
  method: 'POST',
  path: '/api/chat/:sessionId/stop',
  summary: 'Stop the reply that is being written; what was said stays.',
  input: z.strictObject({ sessionId: KnownId }),
  reply: Done,
})

export const correctConcern = endpoint({
  method: 'POST',
  path: '/api/messages/:id/correct-concern',
  summary: 'Say that a message was not meant as it was taken, or that help has come.',
  input: z.strictObject({
    id: KnownId,
    by: z.enum(['dialog', 'card']),
    /** Help is there. Where a body is in danger, nothing else lowers the concern. */
    isHelpHere: z.literal(true).optional(),
  }),
  reply: Done,
  keeps: true,
})

export const rateReply = endpoint({
  method: 'POST',
  path: '/api/messages/:id/rate',
  summary: 'Say once whether a reply helped (1) or not (-1).',
  input: z.strictObject({ id: KnownId, rating: z.union([z.literal(1), z.literal(-1)]) }),
  reply: Done,
  keeps: true,
})
