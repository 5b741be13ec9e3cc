import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Removed } from '#contract/removed.ts'
import { Id, KnownId, NoInput } from '#contract/scalars.ts'
import { screened } from '#contract/screened.ts'
import { limits } from '#domain/limits.ts'

export const RememberedLine = z.object({
  /** Names what it is about, in codes. */
  id: z.string(),
  sentence: z.string(),
  day: z.iso.date(),
})

/** What is remembered in words: a line, or the summary of a conversation. */
export const RememberedWords = z.object({
  /** As it was named where it was made, which may have been elsewhere. */
  id: z.string(),
  kind: z.enum(['line', 'summary']),
  text: z.string(),
  /** Whose words they are. */
  by: z.enum(['person', 'model']),
  day: z.iso.date(),
})
export type RememberedWords = z.infer<typeof RememberedWords>

const text = (most: number) => z.string().trim().min(1, 'Write something first.').max(most)

export const listRemembered = endpoint({
  method: 'GET',
  path: '/api/memory',
  summary: 'What is remembered of the caller from one conversation to the next, the latest first.',
  input: NoInput,
  reply: z.object({
    /** False: nothing is added, and nothing of it is used. */
    isOn: z.boolean(),
    lines: z.array(RememberedLine),
    words: z.array(RememberedWords),
    /** Whether an AI is here that may be told the words, and add to them. */
    ai: z.enum(['none', 'not-allowed', 'allowed']),
  }),
})

export const addRemembered = endpoint({
  method: 'POST',
  path: '/api/memory',
  summary: 'Have a line remembered. What tells of danger is not kept, and answered with help.',
  input: z.strictObject({ text: text(limits.rememberedLine), memoryId: Id.optional() }),
  reply: z.object({ isKept: z.boolean(), ...screened }),
  keeps: true,
})

export const changeRemembered = endpoint({
  method: 'PATCH',
  path: '/api/memory/:id',
  summary: 'Give a line or a summary other words. Those from before are destroyed.',
  input: z.strictObject({ id: z.string().min(1).max(64), text: text(limits.rememberedSummary) }),
  reply: Removed.extend({ isKept: z.boolean(), ...screened }),
  keeps: true,
})

export const listTold = endpoint({
  method: 'GET',
  path: '/api/messages/:id/remembered',
  summary: 'What of the remembered words a reply was written from, as they stood then.',
  input: z.strictObject({ id: KnownId }),
  reply: z.object({
    summary: z.string().nullable(),
    lines: z.array(z.string()),
    /** So many were changed or deleted since: their words of then are destroyed. */
    gone: z.number().int(),
  }),
})

export const forgetLine = endpoint({
  method: 'DELETE',
  path: '/api/memory/:id',
  summary: 'Delete one thing that is remembered.',
  input: z.strictObject({ id: z.string().min(1).max(200) }),
  reply: Removed,
})

export const forgetAll = endpoint({
  method: 'DELETE',
  path: '/api/memory',
  summary: 'Delete all that is remembered.',
  input: NoInput,
  reply: Removed,
})
