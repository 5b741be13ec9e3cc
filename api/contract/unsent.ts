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

/** A journal entry as it stands in its form: longer than what can be saved, with a tag in the making. */
const unsentEntry = {
  entryId: Id,
  title: z.string().max(limits.unsentWords),
  content: z.string().max(limits.unsentEntry),
  mood: z.number().int().min(1).max(10),
  tags: z.array(z.string().max(limits.entryTag)).max(limits.entryTags),
  typedTag: z.string().max(limits.unsentWords),
  promptId: z.string().max(64).nullable(),
  /** Upon which words of the entry it was begun; null for a new one. */
  basedOn: Instant.nullable(),
}

export const UnsentEntry = z.object(unsentEntry)
export type UnsentEntry = z.infer<typeof UnsentEntry>

export const keepUnsentEntry = endpoint({
  method: 'PUT',
  path: '/api/unsent/entries/:entryId',
  summary:
    'Keep a journal entry that is being written, for seven days at most, in the place of what it was. Of several the latest twenty are kept.',
  input: z.strictObject(unsentEntry),
  reply: Done,
  maxBody: '512kb',
  keeps: true,
})

export const listUnsentEntries = endpoint({
  method: 'GET',
  path: '/api/unsent/entries',
  summary:
    'The journal entries that the caller was writing, and has neither saved nor thrown away, the latest first.',
  input: NoInput,
  reply: z.object({ unsent: z.array(UnsentEntry.extend({ keptAt: Instant })) }),
})

export const forgetUnsentEntry = endpoint({
  method: 'DELETE',
  path: '/api/unsent/entries/:entryId',
  summary: 'Delete a journal entry that was being written.',
  input: z.strictObject({ entryId: KnownId }),
  reply: Done,
})
