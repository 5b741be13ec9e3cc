import { randomBytes } from 'node:crypto'
import type { Sql } from '#infra/sql.ts'
import type { EpochFolder } from '#infra/store/epoch-folder.ts'
import { type MasterKey, OtherMasterKey } from '#infra/store/master-key.ts'
import { SealBroken } from '#infra/store/sealing.ts'
import { unwrapKey, wrapKey } from '#infra/store/wrapping.ts'

/** A key is wrapped by an epoch whose own key is not where it should be. Never the same as erased. */
export class EpochKeyMissing extends Error {
  constructor(epochId: string, folder: string) {
    super(
      `The epoch key ${epochId} is not in ${folder}. Set EPOCH_KEYS_FOLDER to the folder that api and worker share, or bring it back from the backup of the keys.`,
    )
    this.name = 'EpochKeyMissing'
  }
}

/** The keys between the master key and those of streams: kept outside the database, and destroyed when an epoch turns. */
export type EpochKeys = {
  /** The one that wraps new keys; null before the first, when the master key does. */
  current: () => string | null
  /** Asks the database which one is current. */
  refresh: (own?: Sql) => Promise<void>
  /** Throws `EpochKeyMissing`, or `OtherMasterKey`. */
  secretOf: (epochId: string) => Uint8Array
  /** Returns once the new key is on the disk. */
  make: (epochId: string) => Promise<void>
  destroy: (epochId: string) => Promise<void>
}

export function createEpochKeys(sql: Sql, folder: EpochFolder, master: MasterKey): EpochKeys {
  let current: string | null = null
  const secrets = new Map<string, Uint8Array>()

  /** What is gone from the disk goes from memory too. */
  function forgetDestroyed(): void {
    for (const epochId of secrets.keys()) if (!folder.read(epochId)) secrets.delete(epochId)
  }

  function load(epochId: string): Uint8Array {
    forgetDestroyed()
    const kept = folder.read(epochId)
    if (!kept) throw new EpochKeyMissing(epochId, folder.path)
    try {
      const { secret } = unwrapKey(master.secret, epochId, kept.wrapped)
      secrets.set(epochId, secret)
      return secret
    } catch (error) {
      throw error instanceof SealBroken ? new OtherMasterKey() : error
    }
  }

  return {
    current: () => current,
    async refresh(own = sql) {
      const [row] = await own<{ epochId: string | null }[]>`select current_epoch() as "epochId"`
      current = row?.epochId ?? null
      forgetDestroyed()
    },
    secretOf: (epochId) => secrets.get(epochId) ?? load(epochId),
    async make(epochId) {
      const wrapped = wrapKey(master.secret, { keyId: epochId, secret: randomBytes(32) })
      await folder.write({ epochId, wrapped, masterFingerprint: master.fingerprint })
    },
    async destroy(epochId) {
      secrets.delete(epochId)
      await folder.destroy(epochId)
    },
  }
}
