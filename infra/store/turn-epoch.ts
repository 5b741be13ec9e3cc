import { randomUUID } from 'node:crypto'
import type { Sql } from '#infra/sql.ts'
import type { EpochKeys } from '#infra/store/epoch-keys.ts'
import type { Keyring, WrappedKey } from '#infra/store/keys.ts'
import { type Damaged, keepDamagedKey, openKey, replaceKey, resealAll } from '#infra/store/reseal.ts'
import { resealUnsent } from '#infra/store/unsent-words.ts'

const batch = 500

/** Where the current epoch stands. `isDue`: it has had its time. */
type State = { epochId: string; isDue: boolean; isRewrapped: boolean; isSettled: boolean }

/**
 * Brings the epoch forward by what is due: a new key, everything that still exists wrapped anew by it, and ten minutes
 * later the end of the old one. A stream that has lost single words gets another key instead, and what is left of it is
 * sealed anew. What was deleted before can then be opened by nobody, also not from old pages of the disk. May be
 * interrupted anywhere: the next call goes on. Of several at once, one does it. Gives what does not open: such events keep
 * their keys, such keys are kept apart, and neither holds up anybody.
 */
export async function turnEpoch(
  sql: Sql,
  keyring: Keyring,
  days: number,
  signal?: AbortSignal,
): Promise<Damaged> {
  const { epochs } = keyring
  let damaged: Damaged = { events: [], keys: [] }
  if (!epochs || isAtRest(await currentState(sql, days))) return damaged
  const turn = async (own: Sql) => {
    if (isDue(await currentState(own, days))) await begin(own, epochs)
    await epochs.refresh(own)
    const state = await currentState(own, days)
    if (!state) return
    if (!state.isRewrapped) damaged = await rewrapAll(own, keyring, state.epochId, signal)
    await settle(own, epochs)
  }
  await alone(sql, turn, { waits: false })
  return damaged
}

/** Makes the first epoch. Whoever comes later finds it. */
export async function beginFirstEpoch(sql: Sql, epochs: EpochKeys): Promise<void> {
  const makeOne = async (own: Sql) => {
    await epochs.refresh(own)
    if (epochs.current() === null) await begin(own, epochs)
    await epochs.refresh(own)
  }
  await alone(sql, makeOne, { waits: true })
}

const isAtRest = (state: State | null): boolean => state !== null && state.isSettled && !state.isDue
const isDue = (state: State | null): boolean => state === null || (state.isSettled && state.isDue)

async function currentState(sql: Sql, days: number): Promise<State | null> {
  // An hour early, so that what is deleted just after a turn has begun is gone within so many days too.
  const [state] = await sql<State[]>`
    select epoch_id as "epochId", begun_at < now() - make_interval(days => ${days}) + interval '1 hour' as "isDue",
      rewrapped_at is not null as "isRewrapped", settled_at is not null as "isSettled"
    from epochs where epoch_id = current_epoch()`
  return state ?? null
}

/** Nobody else turns meanwhile, as long as the connection lives that the work is given. */
async function alone(
  sql: Sql,
  work: (own: Sql) => Promise<void>,
  { waits }: { waits: boolean },
): Promise<void> {
  const connection = await sql.reserve()
  try {
    if (waits) await connection`select pg_advisory_lock(1818846564, 4)`
    else {
      const [lock] = await connection<
        { isMine: boolean }[]
      >`select pg_try_advisory_lock(1818846564, 4) as "isMine"`
      if (!lock?.isMine) return
    }
    try {
      await work(connection)
    } finally {
      await connection`select pg_advisory_unlock(1818846564, 4)`
    }
  } finally {
    connection.release()
  }
}

/** First the key on the disk, then keys that are wrapped by it. */
async function begin(sql: Sql, epochs: EpochKeys): Promise<void> {
  const epochId = randomUUID()
  await sql`select plan_epoch(${epochId})`
  await epochs.make(epochId)
  const [row] = await sql<{ hasBegun: boolean }[]>`select begin_epoch(${epochId}) as "hasBegun"`
  if (!row?.hasBegun) await epochs.destroy(epochId)
}

async function rewrapAll(
  sql: Sql,
  keyring: Keyring,
  epochId: string,
  signal?: AbortSignal,
): Promise<Damaged> {
  const systemKeys = await sql<WrappedKey[]>`
    select key_id as "keyId", wrapped, epoch_id as "epochId" from system_keys
    where epoch_id is distinct from ${epochId}`
  for (const key of systemKeys) {
    const again = keyring.wrap(keyring.unwrap(key)!)
    await sql`select rewrap_system_key(${again.epochId}, ${key.keyId}, ${key.wrapped}, ${again.wrapped})`
  }
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    if (signal?.aborted) return { events: [], keys: [] }
    const keys = await sql<(WrappedKey & { isDue: boolean })[]>`
      select key_id as "keyId", wrapped, epoch_id as "epochId", reseal_due as "isDue" from keys
      where key_id > ${after} and wrapped is not null and replaced_at is null and epoch_id is distinct from ${epochId}
      order by key_id limit ${batch}`
    const last = keys.at(-1)
    if (!last) break
    after = last.keyId
    const given: { keyId: string; was: string; wrapped: string }[] = []
    for (const { isDue, ...key } of keys) {
      const opened = isDue ? null : openKey(keyring, key)
      if (opened) {
        const { wrapped } = keyring.wrap(opened)
        given.push({ keyId: key.keyId, was: base64(key.wrapped!), wrapped: base64(wrapped) })
        continue
      }
      if (!isDue) await keepDamagedKey(sql, key)
      await replaceKey(sql, keyring, key.keyId)
    }
    await sql`select rewrap_keys(${epochId}, ${sql.json(given)})`
  }
  await resealUnsent(sql, keyring, epochId)
  const damaged = await resealAll(sql, keyring, signal)
  // Not so while an erasure held a key, or words were deleted meanwhile: the next call begins again.
  await sql`select note_rewrapped(${epochId})`
  return damaged
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** The end of those that wrap nothing any more. First their keys, then what the database knows of them. */
async function settle(sql: Sql, epochs: EpochKeys): Promise<void> {
  const [row] = await sql<{ outlived: string[] }[]>`select outlived_epochs() as outlived`
  for (const epochId of row?.outlived ?? []) await epochs.destroy(epochId)
  await sql`select settle_epoch(${row?.outlived ?? []}::uuid[])`
}
