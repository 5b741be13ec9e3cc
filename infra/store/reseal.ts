import type { Sql, Transaction } from '#infra/sql.ts'
import type { Keyring, WrappedKey } from '#infra/store/keys.ts'
import { open, seal, sealLabel } from '#infra/store/sealing.ts'
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
 * goes on with what is left.
 */
export async function resealAll(sql: Sql, keyring: Keyring, signal?: AbortSignal): Promise<void> {
  const due = await sql<Replaced[]>`
    select key_id as "keyId", wrapped, epoch_id as "epochId", subject_id as "subjectId", stream_id as "streamId"
    from keys where replaced_at is not null and reseal_due and wrapped is not null`
  for (const replaced of due) await resealStream(sql, keyring, replaced, signal)
}

async function resealStream(
  sql: Sql,
  keyring: Keyring,
  { subjectId, streamId, ...replaced }: Replaced,
  signal?: AbortSignal,
): Promise<void> {
  const [row] = await sql<WrappedKey[]>`
    select key_id as "keyId", wrapped, epoch_id as "epochId" from keys
    where subject_id = ${subjectId} and stream_id = ${streamId} and replaced_at is null`
  const [from, to] = [keyring.unwrap(replaced)!, row ? keyring.unwrap(row) : null]
  // The whole stream was deleted meanwhile.
  if (!to) return
  let after = 0
  for (;;) {
    if (signal?.aborted) return
    const events = await sql<SealedEvent[]>`
      select position, version, event_id as "eventId", type, schema_version as "schemaVersion", sealed from events
      where subject_id = ${subjectId} and stream_id = ${streamId} and version > ${after}
        and key_id = ${from.keyId} and sealed is not null
      order by version limit ${batch}`
    const last = events.at(-1)
    if (!last) break
    after = last.version
    const given = events.map((event) => ({ position: event.position, sealed: resealed(event, from, to) }))
    await sql`select reseal_events(${from.keyId}, ${to.keyId}, ${sql.json(given)})`
  }
  await sql`select finish_reseal(${from.keyId})`
}

type SealedEvent = {
  position: number
  version: number
  eventId: string
  type: string
  schemaVersion: number
  sealed: Uint8Array
}

function resealed({ eventId, type, schemaVersion, sealed }: SealedEvent, from: DataKey, to: DataKey): string {
  const label = sealLabel(eventId, type, schemaVersion)
  return seal(to.secret, label, open(from.secret, label, sealed)).toString('base64')
}
