import type { Sql } from '#infra/sql.ts'
import { EpochKeyMissing } from '#infra/store/epoch-keys.ts'
import type { BriefSeal, Keyring } from '#infra/store/keys.ts'
import { SealBroken } from '#infra/store/sealing.ts'

/** Kept for no longer than this since they were last changed. */
export const unsentDays = 7

/** The journal entry that they are of; null for what stands in the box of the chat. */
type EntryId = string | null
type Unsent = { text: string; keptAt: string }
type Row = BriefSeal & { sessionId: string | null; entryId: EntryId; keptAt: string }
type Tools = { sql: Sql; keyring: Keyring }

const sealedAs = (subjectId: string, entryId: EntryId): string =>
  entryId === null ? `unsent words of ${subjectId}` : `unsent entry ${entryId} of ${subjectId}`

type Place = { sessionId: string; entryId: null } | { sessionId: null; entryId: string }

async function keep(
  { sql, keyring }: Tools,
  { subjectId, sessionId, entryId, text }: Place & { subjectId: string; text: string },
): Promise<boolean> {
  const { sealed, epochId } = await keyring.sealBriefly(sealedAs(subjectId, entryId), text)
  const [row] = await sql<{ isKept: boolean }[]>`
    select keep_unsent(${subjectId}, ${sessionId}, ${entryId}, ${sealed}, ${epochId}) as "isKept"`
  return row?.isKept === true
}

/** What stands in the box of the chat. False where the conversation has ended meanwhile. */
export const keepUnsent = (tools: Tools, what: { subjectId: string; sessionId: string; text: string }) =>
  keep(tools, { ...what, entryId: null })

/** A journal entry that is being written. */
export const keepUnsentEntry = (tools: Tools, what: { subjectId: string; entryId: string; text: string }) =>
  keep(tools, { ...what, sessionId: null })

const rowsOf = (sql: Sql, subjectId: string, isEntry: boolean) =>
  sql<Row[]>`
    select session_id as "sessionId", entry_id as "entryId", sealed, epoch_id as "epochId", kept_at as "keptAt"
    from unsent_words
    where subject_id = ${subjectId} and (entry_id is not null) = ${isEntry}
      and kept_at > now() - make_interval(days => ${unsentDays})
    order by kept_at desc`

/** What stands in the box of the chat. Null where there is nothing, or nothing any more that opens it. */
export async function findUnsent(
  { sql, keyring }: Tools,
  subjectId: string,
): Promise<(Unsent & { sessionId: string }) | null> {
  const [row] = await rowsOf(sql, subjectId, false)
  if (!row || row.sessionId === null) return null
  const { sessionId, keptAt } = row
  const text = opened(keyring, sealedAs(subjectId, null), row)
  return text === null ? null : { sessionId, text, keptAt }
}

/** The journal entries that are being written, the latest first. */
export async function listUnsentEntries({ sql, keyring }: Tools, subjectId: string): Promise<Unsent[]> {
  const rows = await rowsOf(sql, subjectId, true)
  return rows.flatMap((row) => {
    const text = opened(keyring, sealedAs(subjectId, row.entryId), row)
    return text === null ? [] : [{ text, keptAt: row.keptAt }]
  })
}

function opened(keyring: Keyring, name: string, row: BriefSeal): string | null {
  try {
    return keyring.openBriefly(name, row)
  } catch (error) {
    if (error instanceof EpochKeyMissing || error instanceof SealBroken) return null
    throw error
  }
}

/** Makes what a closed visitor had not sent the account's, as old as it was. Safe to repeat. */
export async function claimUnsent(
  tools: Tools,
  { visitorId, subjectId }: { visitorId: string; subjectId: string },
): Promise<void> {
  const unsent = await findUnsent(tools, visitorId)
  if (!unsent) return
  const name = sealedAs(subjectId, null)
  const { sealed, epochId } = await tools.keyring.sealBriefly(name, unsent.text)
  await tools.sql`select claim_unsent(${visitorId}, ${subjectId}, ${sealed}, ${epochId})`
}

/** What stands in the box of the chat, in whatever conversation or in this one. */
export async function forgetUnsent(
  sql: Sql,
  { subjectId, sessionId = null }: { subjectId: string; sessionId?: string | null },
): Promise<void> {
  await sql`
    delete from unsent_words
    where subject_id = ${subjectId} and session_id is not null
      and (${sessionId}::text is null or session_id = ${sessionId})`
}

export async function forgetUnsentEntry(sql: Sql, subjectId: string, entryId: string): Promise<void> {
  await sql`delete from unsent_words where subject_id = ${subjectId} and entry_id = ${entryId}`
}

/** Deletes what has waited for too long by then (an ISO instant). */
export async function pruneUnsent(sql: Sql, at: string): Promise<void> {
  await sql`delete from unsent_words where kept_at <= ${at}::timestamptz - make_interval(days => ${unsentDays})`
}

/** Seals anew what an epoch that is about to end would take along. What does not open goes. */
export async function resealUnsent(sql: Sql, keyring: Keyring, epochId: string): Promise<void> {
  const rows = await sql<(BriefSeal & { subjectId: string; entryId: EntryId })[]>`
    select subject_id as "subjectId", entry_id as "entryId", sealed, epoch_id as "epochId" from unsent_words
    where epoch_id is distinct from ${epochId}`
  for (const { subjectId, entryId, ...row } of rows) {
    const name = sealedAs(subjectId, entryId)
    const text = opened(keyring, name, row)
    if (text === null) {
      await sql`delete from unsent_words where subject_id = ${subjectId} and sealed = ${row.sealed}`
      continue
    }
    const again = await keyring.sealBriefly(name, text)
    // Unless it was written anew meanwhile.
    await sql`
      update unsent_words set sealed = ${again.sealed}, epoch_id = ${again.epochId}
      where subject_id = ${subjectId} and sealed = ${row.sealed}`
  }
}
