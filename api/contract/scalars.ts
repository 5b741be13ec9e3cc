import * as z from 'zod'

/** 128 random bits in hexadecimal: what cannot be guessed is what opens a conversation. */
export const Id = z.string().regex(/^[0-9a-f]{32}$/, 'is not an id')
export const Instant = z.iso.datetime()
export const NoInput = z.strictObject({})
export const Done = z.object({ ok: z.literal(true) })
