import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto'
import { open, seal, SealBroken } from '#infra/store/sealing.ts'

/** Opens one stream's words. */
export type DataKey = { keyId: string; secret: Uint8Array }

/** A data key as it is kept: under the master key. `wrapped` is null once it was destroyed. */
export type WrappedKey = { keyId: string; wrapped: Uint8Array | null }

export type Keyring = {
  /** A keyed digest: finds the same text again, and tells nothing to whoever has not the key. */
  digest: (purpose: string, text: string) => Buffer
  /** Seals something short-lived that belongs to nobody yet. `open` throws `SealBroken`. */
  sealBriefly: (purpose: string, text: string) => Buffer
  openBriefly: (purpose: string, sealed: Uint8Array) => string
  /** Tells which master key wrapped a data key, without telling the key. */
  fingerprint: string
  make: () => DataKey
  wrap: (key: DataKey) => Buffer
  /** Null when the key was destroyed. Throws `SealBroken` under another master key. */
  unwrap: (key: WrappedKey) => DataKey | null
}

/**
 * `masterKey`: 32 bytes in base64. `lookup`: what digests and brief seals hang on, so that they outlive the master key
 * (`openKeyring` brings it); without it they hang on the master key.
 */
export function createKeyring(masterKey: string, lookup?: Uint8Array): Keyring {
  const master = Buffer.from(masterKey, 'base64')
  const root = lookup ?? master
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', root, '', `leeward ${purpose}`, 32))
  return {
    digest: (purpose, text) =>
      createHmac('sha256', derived(`digest ${purpose}`))
        .update(text)
        .digest(),
    sealBriefly: (purpose, text) => seal(derived(`brief ${purpose}`), purpose, text),
    openBriefly: (purpose, sealed) => open(derived(`brief ${purpose}`), purpose, sealed),
    fingerprint: createHash('sha256').update(master).digest('hex').slice(0, 16),
    make: () => ({ keyId: randomUUID(), secret: randomBytes(32) }),
    wrap({ keyId, secret }) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', master, iv)
      cipher.setAAD(Buffer.from(keyId))
      return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
    },
    unwrap({ keyId, wrapped }) {
      if (!wrapped) return null
      const decipher = createDecipheriv('aes-256-gcm', master, wrapped.subarray(0, 12))
      decipher.setAAD(Buffer.from(keyId))
      decipher.setAuthTag(wrapped.subarray(-16))
      try {
        return {
          keyId,
          secret: Buffer.concat([decipher.update(wrapped.subarray(12, -16)), decipher.final()]),
        }
      } catch {
        throw new SealBroken()
      }
    },
  }
}
