import type { Sql, Transaction } from '#infra/sql.ts'
import { EpochKeyMissing } from '#infra/store/epoch-keys.ts'
import type { Keyring, WrappedKey } from '#infra/store/keys.ts'
import { open, seal, SealBroken, sealLabel } from '#infra/store/sealing.ts'
import type { DataKey } from '#infra/store/wrapping.ts'

/** So many events are in memory at once. */
const batch = 100

type Replaced = WrappedKey & { subjectId: string; streamId: string; isDamaged: boolean }

/** What does not open: events by their positions, keys by their streams. */
export type Damaged = { events: number[]; keys: string[] }

/** Null where its bytes do not open; where that is known, its epoch may have ended since. */
export function openKey(keyring: Keyring, key: WrappedKey, isDamaged = false): DataKey | null {
  try {
    return keyring.unwrap(key)
  } catch (error) {
    if (error instanceof SealBroken || (isDamaged && error instanceof EpochKeyMissing)) return null
    throw error
  }
}

/** Marks a key that does not open: see functions/keep-damaged-key.sql. */
export async function keepDamagedKey(sql: Sql, { keyId, wrapped }: WrappedKey): Promise<boolean> {
  const [row] = await sql<{ isKept: boolean }[]>`select keep_damaged_key(${keyId}, ${wrapped}) as "isKept"`
  return row?.isKept ?? false
}

/** Gives the stream of this key another one, under the current epoch: see functions/replace-key.sql. */
export async function replaceKey(sql: Sql | Transaction, keyring: Keyring, keyId: string): Promise<void> {
  const key = keyring.make()
  const { wrapped, epochId } = keyring.wrap(key)
  const again = { keyId: key.keyId, wrapped: wrapped.toString('base64') }
  await sql`select replace_key(${epochId}, ${keyId}, ${sql.json(again)})`
}

/**
 * Seals whatever a replaced key still seals with the own key of its stream. Each batch stands by itself: interrupted, it
 * goes on with what is left. An event that does not open stays with its key; gives the first such position of each stream,
 * and the streams whose replaced key does not open.
 */
export async function resealAll(sql: Sql, keyring: Keyring, signal?: AbortSignal): Promise<Damaged> {
  const damaged: Damaged = { events: [], keys: [] }
  const due = await sql<Replaced[]>`
    select key_id as "keyId", wrapped, epoch_id as "epochId", subject_id as "subjectId", stream_id as "streamId",
      damaged_at is not null as "isDamaged"
    from keys where replaced_at is not null and reseal_due and wrapped is not null`
  for (const replaced of due) {
    const key = openKey(keyring, replaced, replaced.isDamaged)
    if (!key) {
      if (await keepDamagedKey(sql, replaced)) damaged.keys.push(replaced.streamId)
      continue
    }
    const position = await resealStream(sql, keyring, replaced, key, signal)
    if (position !== null && (await keepDamaged(sql, keyring, replaced, position)))
      damaged.events.push(position)
  }
  return damaged
}

/** A key that is gone would have it read as deleted. So the key stays until the event is mended, or deleted. */
async function keepDamaged(
  sql: Sql,
  keyring: Keyring,
  key: Replaced,
  position: number | null,
): Promise<boolean> {
  const { wrapped, epochId } = keyring.wrap(keyring.unwrap(key)!)
  const [row] = await sql<{ isKept: boolean }[]>`
    select keep_damaged(${epochId}, ${key.keyId}, ${key.wrapped}, ${wrapped}, ${position}) as "isKept"`
  return row?.isKept ?? false
}

/** What did not open at the last turn, and is still there. */
export async function listDamaged(sql: Sql): Promise<Damaged> {
  const rows = await sql<{ position: number | null; streamId: string; isDamaged: boolean }[]>`
    select damaged_position as position, stream_id as "streamId", damaged_at is not null as "isDamaged" from keys
    where (damaged_position is not null or damaged_at is not null) and wrapped is not null and exists (
      select from events
      where events.subject_id = keys.subject_id and events.stream_id = keys.stream_id
        and events.key_id = keys.key_id and sealed is not null)
    order by 1, 2`
  return {
    events: rows.flatMap(({ position }) => position ?? []),
    keys: rows.filter(({ isDamaged }) => isDamaged).map(({ streamId }) => streamId),
  }
}

async function resealStream(
  sql: Sql,
  keyring: Keyring,
  replaced: Replaced,
  from: DataKey,
  signal?: AbortSignal,
): Promise<number | null> {
  const { subjectId, streamId } = replaced
  const [row] = await sql<WrappedKey[]>`
    select key_id as "keyId", wrapped, epoch_id as "epochId" from keys
    where subject_id = ${subjectId} and stream_id = ${streamId} and replaced_at is null`
  // The whole stream was deleted meanwhile.
  if (!row?.wrapped) return null
  const to = openKey(keyring, row)
  if (!to) {
    // The next turn gives the stream another key, and goes on.
    await keepDamaged(sql, keyring, replaced, null)
    return null
  }
  let damaged: number | null = null
  let after = 0
  for (;;) {
    if (signal?.aborted) return null
    const events = await sql<SealedEvent[]>`
      select position, version, event_id as "eventId", type, schema_version as "schemaVersion", sealed from events
      where subject_id = ${subjectId} and stream_id = ${streamId} and version > ${after}
        and key_id = ${from.keyId} and sealed is not null
      order by version limit ${batch}`
    const last = events.at(-1)
    if (!last) break
    after = last.version
    const given = events.flatMap((event) => {
      const sealed = resealed(event, from, to)
      if (sealed === null) damaged ??= event.position
      return sealed === null ? [] : [{ position: event.position, sealed }]
    })
    await sql`select reseal_events(${from.keyId}, ${to.keyId}, ${sql.json(given)})`
  }
  const [end] = await sql<{ isDone: boolean }[]>`select finish_reseal(${from.keyId}) as "isDone"`
  return end?.isDone ? null : damaged
}

type SealedEvent = {
  position: number
  version: number
  eventId: string
  type: string
  schemaVersion: number
  sealed: Uint8Array
}

/** Null where it does not open. */
function resealed(event: SealedEvent, from: DataKey, to: DataKey): string | null {
  const label = sealLabel(event.eventId, event.type, event.schemaVersion)
  try {
    return seal(to.secret, label, open(from.secret, label, event.sealed)).toString('base64')
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}
