import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Instant, KnownId, NoInput } from '#contract/scalars.ts'
import { answeredPurposes, purposes } from '#domain/account/purposes.ts'

export const ConsentLedger = z.object({
  /** Who would get the words now, as in "OpenAI (gpt-5-mini)"; null while no model replies here. */
  recipient: z.string().nullable(),
  /** Whether they would also check the words for danger: those of the chat, and of each entry that is saved. */
  isChecked: z.boolean(),
  consents: z.array(
    z.object({
      purpose: z.enum(purposes),
      /** `other-recipient`: given, but to somebody else than who would get the words now. */
      state: z.enum(['unasked', 'given', 'declined', 'other-recipient']),
      recipient: z.string().nullable(),
      at: Instant.nullable(),
    }),
  ),
})
export type ConsentLedger = z.infer<typeof ConsentLedger>

export const getConsents = endpoint({
  method: 'GET',
  path: '/api/consents',
  summary: 'What the caller has allowed, and to whom.',
  input: NoInput,
  reply: ConsentLedger,
})

export const putConsent = endpoint({
  method: 'PUT',
  path: '/api/consents',
  summary: 'Allow something, or allow it no longer; each purpose on its own.',
  input: z.strictObject({
    /** `model`: that of the chat and of the journal at once. */
    purpose: z.enum(answeredPurposes),
    isGiven: z.boolean(),
    /** Who the person was told would get the words. Another one since: refused, so that they can be asked anew. */
    recipient: z.string().nullish(),
    /** The conversation of which the words from before go along; else they stay here. */
    earlierOf: KnownId.nullish(),
  }),
  reply: ConsentLedger,
})
