import type { Sql } from '#infra/sql.ts'
import type { EpochFolder } from '#infra/store/epoch-folder.ts'
import type { MasterKey } from '#infra/store/master-key.ts'
import { unwrapKey, wrapKey } from '#infra/store/wrapping.ts'

const batch = 2_000

/**
 * How many keys are wrapped by which master key: those of epochs, and those from before there were any. `other`: by
 * neither, or nowhere to be found, so nobody can open what they seal.
 */
export type KeyCounts = { old: number; new: number; other: number; destroyed: number }

export type Rotation = { sql: Sql; folder: EpochFolder; from: MasterKey; to: MasterKey }

export async function countKeys({ sql, folder, from, to }: Rotation): Promise<KeyCounts> {
  const [row] = await sql<KeyCounts[]>`
    with all_keys as (
      select master_fingerprint as by, epoch_id, wrapped from keys
      union all select master_fingerprint, epoch_id, wrapped from system_keys)
    select count(*) filter (where by = ${from.fingerprint})::int as old,
      count(*) filter (where by = ${to.fingerprint})::int as new,
      count(*) filter (where by not in (${from.fingerprint}, ${to.fingerprint})
        or (epoch_id is not null and wrapped is not null and epoch_id not in (select epoch_id from epochs)))::int as other,
      count(*) filter (where wrapped is null)::int as destroyed
    from all_keys`
  const counts = row ?? { old: 0, new: 0, other: 0, destroyed: 0 }
  for (const epochId of await listEpochs(sql)) {
    const by = folder.read(epochId)?.masterFingerprint
    counts[by === from.fingerprint ? 'old' : by === to.fingerprint ? 'new' : 'other']++
  }
  return counts
}

/**
 * Wraps every key that the old master key wraps by the new one; the words stay as they are. In steps that each stand
 * by themselves: interrupted, it goes on where it was. Throws `SealBroken` where a key does not open.
 */
export async function rotateKeys(
  rotation: Rotation,
  onKeys: (count: number) => void = () => {},
): Promise<number> {
  let rotated = await rotateEpochs(rotation)
  onKeys(rotated)
  for (const table of ['system_keys', 'keys'] as const) rotated += await rotateTable(rotation, table, onKeys)
  return rotated
}

/** Keys of epochs that were planned and never made do not count. */
async function listEpochs(sql: Sql): Promise<string[]> {
  const rows = await sql<{ epochId: string }[]>`
    select epoch_id as "epochId" from epochs where begun_at is not null`
  return rows.map(({ epochId }) => epochId)
}

async function rotateEpochs({ sql, folder, from, to }: Rotation): Promise<number> {
  const kept = (await listEpochs(sql)).flatMap((epochId) => {
    const key = folder.read(epochId)
    return key?.masterFingerprint === from.fingerprint ? [key] : []
  })
  // The old master key with an older copy of the folder opens these: the worker begins another epoch as soon as it
  // starts. Noted first, so that whatever ends this in the middle does not undo it.
  if (kept.length > 0)
    await sql`update epochs set begun_at = begun_at - interval '8 days' where begun_at is not null`
  for (const { epochId, wrapped } of kept) {
    const again = wrapKey(to.secret, unwrapKey(from.secret, epochId, wrapped))
    await folder.write({ epochId, wrapped: again, masterFingerprint: to.fingerprint })
  }
  return kept.length
}

type Held = { keyId: string; wrapped: Uint8Array }

/** The keys from before there were epochs. */
async function rotateTable(
  { sql, from, to }: Rotation,
  table: 'keys' | 'system_keys',
  onKeys: (count: number) => void,
): Promise<number> {
  let rotated = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const last = await sql.begin(async (tx) => {
      // Who is adding a key under the old one ends first; afterwards nobody can: check_epoch.
      if (table === 'system_keys') await tx`select pg_advisory_xact_lock(1818846564, 3)`
      // Locked, so that a key that is destroyed meanwhile does not come back.
      const held = await tx<Held[]>`
        select key_id as "keyId", wrapped from ${tx(table)}
        where key_id > ${after} and master_fingerprint = ${from.fingerprint}
        order by key_id limit ${batch} for update`
      const ids = held.map(({ keyId }) => keyId)
      const wrapped = held.map((key) =>
        wrapKey(to.secret, unwrapKey(from.secret, key.keyId, key.wrapped)).toString('base64'),
      )
      await tx`
        update ${tx(table)} as key set wrapped = decode(again.wrapped, 'base64'), master_fingerprint = ${to.fingerprint}
        from unnest(${ids}::uuid[], ${wrapped}::text[]) as again (key_id, wrapped)
        where key.key_id = again.key_id`
      rotated += ids.length
      onKeys(ids.length)
      return ids.at(-1)
    })
    if (last === undefined) return rotated
    after = last
  }
}
