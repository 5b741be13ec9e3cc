import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Done, Id, Instant, KnownId, NoInput } from '#contract/scalars.ts'
import { limits } from '#domain/limits.ts'

export const keepUnsent = endpoint({
  method: 'PUT',
  path: '/api/unsent',
  summary:
    'Keep what stands in the box of the chat and was not sent, for seven days at most, in the place of what was kept before.',
  input: z.strictObject({ sessionId: KnownId, text: z.string().min(1).max(limits.unsentWords) }),
  reply: Done,
  keeps: true,
})

export const getUnsent = endpoint({
  method: 'GET',
  path: '/api/unsent',
  summary: 'What the caller has written into the box of the chat and not sent.',
  input: NoInput,
  reply: z.object({
    /** Null where there is nothing. */
    unsent: z.object({ sessionId: Id, text: z.string(), keptAt: Instant }).nullable(),
  }),
})

export const forgetUnsent = endpoint({
  method: 'DELETE',
  path: '/api/unsent',
  summary: 'Delete what was not sent.',
  input: NoInput,
  reply: Done,
})
