import type { Sql } from '#infra/sql.ts'
import { openEpochFolder } from '#infra/store/epoch-folder.ts'
import { createEpochKeys, EpochKeyMissing } from '#infra/store/epoch-keys.ts'
import { createKeyring, type Keyring, type WrappedKey } from '#infra/store/keys.ts'
import { OtherMasterKey, readMasterKey } from '#infra/store/master-key.ts'
import { SealBroken } from '#infra/store/sealing.ts'
import { beginFirstEpoch } from '#infra/store/turn-epoch.ts'

const purpose = 'lookup'

/** What keys hang on: the master key, and where those of the epochs are. */
export type KeyPlace = { MASTER_KEY: string; EPOCH_KEYS_FOLDER: string }

/**
 * The keyring of this database. What it finds again by digest hangs on a key that is kept wrapped, made on the first
 * start, so that another master key finds it too. Throws `OtherMasterKey` and `EpochKeyMissing`.
 */
export async function openKeyring(sql: Sql, place: KeyPlace): Promise<Keyring> {
  const folder = openEpochFolder(place.EPOCH_KEYS_FOLDER)
  const epochs = createEpochKeys(sql, folder, readMasterKey(place.MASTER_KEY))
  await epochs.refresh()
  const current = epochs.current()
  // Missed now, not when somebody writes.
  if (current !== null) epochs.secretOf(current)
  const bare = createKeyring(place.MASTER_KEY, undefined, epochs)
  const lookup = (await findLookup(sql)) ?? (await makeLookup(sql, bare))
  try {
    const key = bare.unwrap(lookup)
    if (!key) throw new Error('The key for lookups is gone.')
    return createKeyring(place.MASTER_KEY, key.secret, epochs)
  } catch (error) {
    if (error instanceof SealBroken) throw new OtherMasterKey()
    throw error
  }
}

/** The same, for a process that serves people: from its start on, new keys are wrapped by an epoch's. */
export async function openServingKeyring(sql: Sql, place: KeyPlace): Promise<Keyring> {
  const keyring = await openKeyring(sql, place)
  if (keyring.epochs?.current() === null) await beginFirstEpoch(sql, keyring.epochs)
  return keyring
}

/** The same, for the start of a process: what is wrong with the keys is said in a sentence, without a stack. */
export const openServingKeyringOrExit = (sql: Sql, place: KeyPlace): Promise<Keyring> =>
  openServingKeyring(sql, place).catch((error: unknown) => {
    const message = faultOfKeys(error, place)
    if (message === null) throw error
    process.stderr.write(`${message}\n`)
    process.exit(78)
  })

/** One plain sentence; null when the fault is another. */
function faultOfKeys(error: unknown, { EPOCH_KEYS_FOLDER }: KeyPlace): string | null {
  if (error instanceof OtherMasterKey || error instanceof EpochKeyMissing) return error.message
  const { code } = error as NodeJS.ErrnoException
  return code && /^E(?:ACCES|PERM|ROFS|NOSPC|NOTDIR)$/.test(code)
    ? `The epoch keys cannot be kept in ${EPOCH_KEYS_FOLDER} (${code}): set EPOCH_KEYS_FOLDER to a folder that lasts and can be written.`
    : null
}

async function findLookup(sql: Sql): Promise<WrappedKey | undefined> {
  const [found] = await sql<WrappedKey[]>`
    select key_id as "keyId", wrapped, epoch_id as "epochId" from system_keys where purpose = ${purpose}`
  return found
}

async function makeLookup(sql: Sql, keyring: Keyring): Promise<WrappedKey> {
  const made = keyring.make()
  const { wrapped, epochId, masterFingerprint } = keyring.wrap(made)
  await sql`
    insert into system_keys (purpose, key_id, wrapped, epoch_id, master_fingerprint)
    values (${purpose}, ${made.keyId}, ${wrapped}, ${epochId}, ${masterFingerprint}) on conflict do nothing`
  return (await findLookup(sql))!
}
