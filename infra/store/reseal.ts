import type { Sql, Transaction } from '#infra/sql.ts'
import type { Keyring, WrappedKey } from '#infra/store/keys.ts'
import { open, seal, SealBroken, sealLabel } from '#infra/store/sealing.ts'
import type { DataKey } from '#infra/store/wrapping.ts'

/** So many events are in memory at once. */
const batch = 100

type Replaced = WrappedKey & { subjectId: string; streamId: string }

/** Gives the stream of this key another one, under the current epoch: see functions/replace-key.sql. */
export async function replaceKey(sql: Sql | Transaction, keyring: Keyring, keyId: string): Promise<void> {
  const key = keyring.make()
  const { wrapped, epochId } = keyring.wrap(key)
  const again = { keyId: key.keyId, wrapped: wrapped.toString('base64') }
  await sql`select replace_key(${epochId}, ${keyId}, ${sql.json(again)})`
}

/**
 * Seals whatever a replaced key still seals with the own key of its stream. Each batch stands by itself: interrupted, it
 * goes on with what is left. An event that does not open stays with its key; gives the first such position of each stream.
 */
export async function resealAll(sql: Sql, keyring: Keyring, signal?: AbortSignal): Promise<number[]> {
  const damaged: number[] = []
  const due = await sql<Replaced[]>`
    select key_id as "keyId", wrapped, epoch_id as "epochId", subject_id as "subjectId", stream_id as "streamId"
    from keys where replaced_at is not null and reseal_due and wrapped is not null`
  for (const replaced of due) {
    const position = await resealStream(sql, keyring, replaced, signal)
    if (position !== null && (await keepDamaged(sql, keyring, replaced, position))) damaged.push(position)
  }
  return damaged
}

/** A key that is gone would have it read as deleted. So the key stays until the event is mended, or deleted. */
async function keepDamaged(sql: Sql, keyring: Keyring, key: Replaced, position: number): Promise<boolean> {
  const { wrapped, epochId } = keyring.wrap(keyring.unwrap(key)!)
  const [row] = await sql<{ isKept: boolean }[]>`
    select keep_damaged(${epochId}, ${key.keyId}, ${key.wrapped}, ${wrapped}, ${position}) as "isKept"`
  return row?.isKept ?? false
}

/** The positions of events that did not open at the last turn, and are still there. */
export async function listDamaged(sql: Sql): Promise<number[]> {
  const rows = await sql<{ position: number }[]>`
    select damaged_position as position from keys
    where damaged_position is not null and wrapped is not null and exists (
      select from events
      where events.subject_id = keys.subject_id and events.stream_id = keys.stream_id
        and events.key_id = keys.key_id and sealed is not null)
    order by 1`
  return rows.map(({ position }) => position)
}

async function resealStream(
  sql: Sql,
  keyring: Keyring,
  { subjectId, streamId, ...replaced }: Replaced,
  signal?: AbortSignal,
): Promise<number | null> {
  const [row] = await sql<WrappedKey[]>`
    select key_id as "keyId", wrapped, epoch_id as "epochId" from keys
    where subject_id = ${subjectId} and stream_id = ${streamId} and replaced_at is null`
  const [from, to] = [keyring.unwrap(replaced)!, row ? keyring.unwrap(row) : null]
  // The whole stream was deleted meanwhile.
  if (!to) return null
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
