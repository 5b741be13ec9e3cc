import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Removed } from '#contract/removed.ts'
import { NoInput } from '#contract/scalars.ts'

export const RememberedLine = z.object({
  /** Names what it is about, in codes. */
  id: z.string(),
  sentence: z.string(),
  day: z.iso.date(),
})

export const listRemembered = endpoint({
  method: 'GET',
  path: '/api/memory',
  summary: 'What is remembered of the caller from one conversation to the next, the latest first.',
  input: NoInput,
  reply: z.object({
    /** False: nothing is added, and nothing of it is used. */
    isOn: z.boolean(),
    lines: z.array(RememberedLine),
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
