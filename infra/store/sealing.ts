import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'

const format = 1
const ivLength = 12
const tagLength = 16

/** The ciphertext does not fit its key or its label: corruption, or tampering. Never the same as erased. */
export class SealBroken extends Error {
  constructor() {
    super('A sealed text does not open with its key.')
    this.name = 'SealBroken'
  }
}

/**
 * AES-256-GCM. The label (event id, type, version) is bound to the text, so a ciphertext cannot be moved elsewhere.
 * The IV is made from key, label and text (NIST SP 800-38D, 8.2 allows any unique IV): sealing the same text for
 * the same event again gives the same bytes, which is how a repeated append is told from a different one.
 */
export function seal(key: Uint8Array, label: string, clear: string): Buffer {
  const iv = createHmac('sha256', key).update(label).update('\0').update(clear).digest().subarray(0, ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  cipher.setAAD(Buffer.from(label))
  return Buffer.concat([
    Buffer.of(format),
    iv,
    cipher.update(clear, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

/** What the words of an event are bound to. */
export const sealLabel = (eventId: string, type: string, schemaVersion: number): string =>
  `${eventId}:${type}:${schemaVersion}`

/** Throws `SealBroken`. */
export function open(key: Uint8Array, label: string, sealed: Uint8Array): string {
  if (sealed[0] !== format || sealed.length < 1 + ivLength + tagLength) throw new SealBroken()
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + ivLength))
  decipher.setAAD(Buffer.from(label))
  decipher.setAuthTag(sealed.subarray(-tagLength))
  try {
    return (
      decipher.update(sealed.subarray(1 + ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
    )
  } catch {
    throw new SealBroken()
  }
}
