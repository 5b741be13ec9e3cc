import type { Sql } from '#infra/sql.ts'
import { EpochKeyMissing } from '#infra/store/epoch-keys.ts'
import type { BriefSeal, Keyring } from '#infra/store/keys.ts'
import { SealBroken } from '#infra/store/sealing.ts'

/** Kept for no longer than this since they were last changed. */
export const unsentDays = 7

/** The conversation in whose box they stand; null for the journal entry that is being written. */
type Place = string | null
type Unsent<Of extends Place> = { sessionId: Of; text: string; keptAt: string }
type Tools = { sql: Sql; keyring: Keyring }

const sealedAs = (subjectId: string, place: Place): string =>
  `unsent ${place === null ? 'entry' : 'words'} of ${subjectId}`

/** False where the conversation has ended meanwhile. */
export async function keepUnsent(
  { sql, keyring }: Tools,
  { subjectId, sessionId, text }: { subjectId: string; sessionId: Place; text: string },
): Promise<boolean> {
  const { sealed, epochId } = await keyring.sealBriefly(sealedAs(subjectId, sessionId), text)
  const [row] = await sql<{ isKept: boolean }[]>`
    select keep_unsent(${subjectId}, ${sessionId}, ${sealed}, ${epochId}) as "isKept"`
  return row?.isKept === true
}

async function find<Of extends Place>(
  { sql, keyring }: Tools,
  subjectId: string,
  isEntry: boolean,
): Promise<Unsent<Of> | null> {
  const [row] = await sql<(BriefSeal & Omit<Unsent<Of>, 'text'>)[]>`
    select session_id as "sessionId", sealed, epoch_id as "epochId", kept_at as "keptAt" from unsent_words
    where subject_id = ${subjectId} and (session_id is null) = ${isEntry}
      and kept_at > now() - make_interval(days => ${unsentDays})`
  if (!row) return null
  const { sessionId, keptAt } = row
  const text = opened(keyring, sealedAs(subjectId, sessionId), row)
  return text === null ? null : { sessionId, text, keptAt }
}

/** What stands in the box of the chat. Null where there is nothing, or nothing any more that opens it. */
export const findUnsent = (tools: Tools, subjectId: string) => find<string>(tools, subjectId, false)

/** The journal entry that is being written. */
export const findUnsentEntry = (tools: Tools, subjectId: string) => find<null>(tools, subjectId, true)

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
  const name = sealedAs(subjectId, unsent.sessionId)
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

export async function forgetUnsentEntry(sql: Sql, subjectId: string): Promise<void> {
  await sql`delete from unsent_words where subject_id = ${subjectId} and session_id is null`
}

/** Deletes what has waited for too long by then (an ISO instant). */
export async function pruneUnsent(sql: Sql, at: string): Promise<void> {
  await sql`delete from unsent_words where kept_at <= ${at}::timestamptz - make_interval(days => ${unsentDays})`
}

/** Seals anew what an epoch that is about to end would take along. What does not open goes. */
export async function resealUnsent(sql: Sql, keyring: Keyring, epochId: string): Promise<void> {
  const rows = await sql<(BriefSeal & { subjectId: string; sessionId: Place })[]>`
    select subject_id as "subjectId", session_id as "sessionId", sealed, epoch_id as "epochId" from unsent_words
    where epoch_id is distinct from ${epochId}`
  for (const { subjectId, sessionId, ...row } of rows) {
    const name = sealedAs(subjectId, sessionId)
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
