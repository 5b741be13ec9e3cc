import { createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import { EpochKeyMissing, type EpochKeys } from '#infra/store/epoch-keys.ts'
import { readMasterKey } from '#infra/store/master-key.ts'
import { open, seal } from '#infra/store/sealing.ts'
import { type DataKey, unwrapKey, wrapKey } from '#infra/store/wrapping.ts'

/** A data key as it is kept: under the key of an epoch, or where `epochId` is null under the master key. */
export type WrappedKey = {
  keyId: string
  /** Null once it was destroyed. */
  wrapped: Uint8Array | null
  epochId: string | null
}

/** By what a data key was wrapped, and what came of it. */
export type Wrapping = { wrapped: Buffer; epochId: string | null; masterFingerprint: string | null }

export type BriefSeal = { sealed: Uint8Array; epochId: string | null }

export type Keyring = {
  /** A keyed digest: finds the same text again, and tells nothing to whoever has not the key. */
  digest: (purpose: string, text: string) => Buffer
  /**
   * Seals something short-lived that belongs to nobody yet, under the key of an epoch, with which it goes; where
   * `epochId` is null as digests are made. `open` throws `SealBroken` and `EpochKeyMissing`.
   */
  sealBriefly: (purpose: string, text: string) => Promise<BriefSeal>
  openBriefly: (purpose: string, brief: BriefSeal) => string
  /** Tells which master key this is, without telling the key. */
  fingerprint: string
  make: () => DataKey
  wrap: (key: DataKey) => Wrapping
  /** Null when the key was destroyed. Throws `SealBroken` under another master key, and `EpochKeyMissing`. */
  unwrap: (key: WrappedKey) => DataKey | null
  /** Null where the master key wraps by itself. */
  epochs: EpochKeys | null
}

/**
 * `masterKey`: 32 bytes in base64. `lookup`: what digests hang on, so that they outlive the master key (`openKeyring`
 * brings it); without it they hang on the master key.
 */
export function createKeyring(
  masterKey: string,
  lookup?: Uint8Array,
  epochs: EpochKeys | null = null,
): Keyring {
  const { secret: master, fingerprint } = readMasterKey(masterKey)
  const root = lookup ?? master
  const derived = (purpose: string, from = root) =>
    Buffer.from(hkdfSync('sha256', from, '', `leeward ${purpose}`, 32))
  const secretOf = (epochId: string): Uint8Array => {
    if (!epochs) throw new EpochKeyMissing(epochId, 'EPOCH_KEYS_FOLDER')
    return epochs.secretOf(epochId)
  }
  const briefKey = (purpose: string, epochId: string | null) =>
    derived(`brief ${purpose}`, epochId === null ? root : secretOf(epochId))
  return {
    digest: (purpose, text) =>
      createHmac('sha256', derived(`digest ${purpose}`))
        .update(text)
        .digest(),
    async sealBriefly(purpose, text) {
      // An older epoch may end before what is sealed now has been opened.
      await epochs?.refresh()
      const epochId = epochs?.current() ?? null
      return { sealed: seal(briefKey(purpose, epochId), purpose, text), epochId }
    },
    openBriefly: (purpose, { sealed, epochId }) => open(briefKey(purpose, epochId), purpose, sealed),
    fingerprint,
    make: () => ({ keyId: randomUUID(), secret: randomBytes(32) }),
    wrap(key) {
      const epochId = epochs?.current() ?? null
      return epochs && epochId
        ? { wrapped: wrapKey(epochs.secretOf(epochId), key), epochId, masterFingerprint: null }
        : { wrapped: wrapKey(master, key), epochId: null, masterFingerprint: fingerprint }
    },
    unwrap({ keyId, wrapped, epochId }) {
      if (!wrapped) return null
      return unwrapKey(epochId === null ? master : secretOf(epochId), keyId, wrapped)
    },
    epochs,
  }
}
