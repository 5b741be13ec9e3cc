import type { Sql } from '#infra/sql.ts'
import type { Keyring } from '#infra/store/keys.ts'

const batch = 2_000

/** How many keys are wrapped by which master key. `other`: by neither, so nobody can open what they seal. */
export type KeyCounts = { old: number; new: number; other: number; destroyed: number }

export async function countKeys(sql: Sql, from: Keyring, to: Keyring): Promise<KeyCounts> {
  const [row] = await sql<KeyCounts[]>`
    with all_keys as (
      select master_fingerprint from keys union all select master_fingerprint from system_keys)
    select count(*) filter (where master_fingerprint = ${from.fingerprint})::int as old,
      count(*) filter (where master_fingerprint = ${to.fingerprint})::int as new,
      count(*) filter (where master_fingerprint not in (${from.fingerprint}, ${to.fingerprint}))::int as other,
      count(*) filter (where master_fingerprint is null)::int as destroyed
    from all_keys`
  return row ?? { old: 0, new: 0, other: 0, destroyed: 0 }
}

type Held = { keyId: string; wrapped: Uint8Array }

/**
 * Wraps every key that the old master key wraps by the new one; the words stay as they are. In batches that each stand
 * by themselves: interrupted, it goes on where it was. Throws `SealBroken` where a key does not open.
 */
export async function rotateKeys(
  sql: Sql,
  from: Keyring,
  to: Keyring,
  onKeys: (count: number) => void = () => {},
): Promise<number> {
  let rotated = 0
  for (const table of ['system_keys', 'keys']) {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const last = await sql.begin(async (tx) => {
        // Who is adding a key under the old one ends first; afterwards nobody can: check_master_key.
        if (table === 'system_keys') await tx`select pg_advisory_xact_lock(1818846564, 3)`
        // Locked, so that a key that is destroyed meanwhile does not come back.
        const held = await tx<Held[]>`
          select key_id as "keyId", wrapped from ${tx(table)}
          where key_id > ${after} and master_fingerprint = ${from.fingerprint}
          order by key_id limit ${batch} for update`
        const ids = held.map(({ keyId }) => keyId)
        const wrapped = held.map((key) => to.wrap(from.unwrap(key)!).toString('base64'))
        await tx`
          update ${tx(table)} as key set wrapped = decode(again.wrapped, 'base64'), master_fingerprint = ${to.fingerprint}
          from unnest(${ids}::uuid[], ${wrapped}::text[]) as again (key_id, wrapped)
          where key.key_id = again.key_id`
        rotated += ids.length
        onKeys(ids.length)
        return ids.at(-1)
      })
      if (last === undefined) break
      after = last
    }
  }
  return rotated
}
