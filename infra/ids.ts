import { randomBytes, randomUUID } from 'node:crypto'

/** 128 random bits in hexadecimal. Not a UUID, whose version bits are known. */
export const newId = (): string => randomBytes(16).toString('hex')

/** Whose data something is. The last half-byte is random: it spreads people over shards. */
export const newSubjectId = (): string => randomUUID()

export const newEventId = (): string => randomUUID()
