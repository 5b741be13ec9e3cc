import { createHash } from 'node:crypto'

/** The same id for the same name, for one person only; nobody else can find it out. */
export function derivedId(subjectId: string, ...names: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify([subjectId, ...names]))
    .digest('hex')
    .slice(0, 32)
}

/** The same as an event id: a UUID of version 8 (RFC 9562), which is free to be made from anything. */
export function derivedEventId(subjectId: string, ...names: string[]): string {
  const hex = derivedId(subjectId, ...names)
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`
}
