import * as z from 'zod'

/** 128 random bits in hexadecimal: what cannot be guessed is what opens a conversation. */
export const Id = z.string().regex(/^[0-9a-f]{32}$/, 'is not an id')

/** The id of something that should be there. Words that are no id name nothing, as an id does that nobody has. */
export const KnownId = z.string().transform((id) => (Id.safeParse(id).success ? id : ''))

/** The same for ids that are UUIDs; the nil UUID is never given to anything. */
export const KnownUuid = z
  .string()
  .transform((id) => (z.uuid().safeParse(id).success ? id : '00000000-0000-0000-0000-000000000000'))

/** ISO 3166, two letters. */
export const Country = z.string().regex(/^[A-Z]{2}$/, 'is not a country')

export const Instant = z.iso.datetime()
/** Only what is of this day and later; all of it without. */
export const Since = z.strictObject({ since: z.iso.date().optional() })
export const NoInput = z.strictObject({})
export const Done = z.object({ ok: z.literal(true) })
