import * as z from 'zod'

/** The number of the proof; null when there was nothing left to destroy. */
export const Removed = z.object({
  ok: z.literal(true),
  receipt: z.uuid().nullable(),
  /** What the person should know of it: a sentence to show. */
  note: z.string().optional(),
})
