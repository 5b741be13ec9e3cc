import * as z from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { Instant, KnownUuid, NoInput } from '#contract/scalars.ts'

export const mostFingerprints = 1_000

/** What was destroyed, when and by whose wish; never whose it was. */
export const Receipt = z.object({
  receipt: z.uuid(),
  kind: z.enum(['words', 'stream', 'account', 'visitor']),
  askedBy: z.enum(['person', 'operator', 'expiry', 'claim', 'restore']),
  askedAt: Instant,
  doneAt: Instant,
  events: z.number().int(),
  keys: z.number().int(),
  /** SHA-256 of the ids of destroyed keys and words, in hexadecimal; of very many the first. */
  keyFingerprints: z.array(z.string()),
  eventFingerprints: z.array(z.string()),
  /** When the last row was gone; null while they are being deleted. Nothing was readable from `doneAt` on. */
  rowsGoneAt: Instant.nullable(),
})
export type Receipt = z.infer<typeof Receipt>

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/account/deletion',
  summary: 'Delete everything: now, or in seven days (then it can be taken back). Signs out everywhere.',
  input: z.strictObject({ when: z.enum(['now', 'in-7-days']) }),
  reply: z.object({
    /** The number to keep: `/api/receipts/…` answers it once everything is deleted. */
    receipt: z.uuid(),
    dueAt: Instant,
    isDone: z.boolean(),
    note: z.string().optional(),
  }),
})

export const takeDeletionBack = endpoint({
  method: 'DELETE',
  path: '/api/account/deletion',
  summary: 'Keep the account after all, while there is time.',
  input: NoInput,
  reply: z.object({ ok: z.literal(true) }),
})

export const getDeletion = endpoint({
  method: 'GET',
  path: '/api/account/deletion',
  summary: 'Whether the account of the caller is to be deleted, and when.',
  input: NoInput,
  reply: z.object({ dueAt: Instant.nullable() }),
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/receipts/:receipt',
  summary: 'The proof of a deletion, for anybody who has its number.',
  input: z.strictObject({ receipt: KnownUuid }),
  reply: Receipt,
})
