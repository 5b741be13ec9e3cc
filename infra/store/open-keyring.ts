import type { Sql } from '#infra/sql.ts'
import { createKeyring, type Keyring } from '#infra/store/keys.ts'
import { SealBroken } from '#infra/store/sealing.ts'

const purpose = 'lookup'

/** This database was made with another master key: nothing in it could be read. */
export class OtherMasterKey extends Error {
  constructor() {
    super('MASTER_KEY is not the key of this database. After ops rotate-master-key it is the new one.')
    this.name = 'OtherMasterKey'
  }
}

/**
 * The keyring of this database. What it finds again by digest hangs on a key that is kept wrapped, made on the first
 * start, so that another master key finds it too. Throws `OtherMasterKey`.
 */
export async function openKeyring(sql: Sql, masterKey: string): Promise<Keyring> {
  const master = createKeyring(masterKey)
  const made = master.make()
  await sql`
    insert into system_keys (purpose, key_id, wrapped, master_fingerprint)
    values (${purpose}, ${made.keyId}, ${master.wrap(made)}, ${master.fingerprint}) on conflict do nothing`
  const [kept] = await sql<{ keyId: string; wrapped: Uint8Array }[]>`
    select key_id as "keyId", wrapped from system_keys where purpose = ${purpose}`
  try {
    const key = kept && master.unwrap(kept)
    if (!key) throw new Error('The key for lookups is gone.')
    return createKeyring(masterKey, key.secret)
  } catch (error) {
    if (error instanceof SealBroken) throw new OtherMasterKey()
    throw error
  }
}
