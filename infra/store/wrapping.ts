import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { SealBroken } from '#infra/store/sealing.ts'

/** Opens one stream's words. */
export type DataKey = { keyId: string; secret: Uint8Array }

const ivLength = 12
const tagLength = 16

/** A key under another, bound to its id. */
export function wrapKey(by: Uint8Array, { keyId, secret }: DataKey): Buffer {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', by, iv)
  cipher.setAAD(Buffer.from(keyId))
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
}

/** Throws `SealBroken` when it was wrapped by another, or is damaged. */
export function unwrapKey(by: Uint8Array, keyId: string, wrapped: Uint8Array): DataKey {
  if (wrapped.length < ivLength + tagLength) throw new SealBroken()
  const decipher = createDecipheriv('aes-256-gcm', by, wrapped.subarray(0, ivLength))
  decipher.setAAD(Buffer.from(keyId))
  decipher.setAuthTag(wrapped.subarray(-tagLength))
  try {
    const secret = Buffer.concat([decipher.update(wrapped.subarray(ivLength, -tagLength)), decipher.final()])
    return { keyId, secret }
  } catch {
    throw new SealBroken()
  }
}
