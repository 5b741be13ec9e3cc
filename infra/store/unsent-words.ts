import type { Sql } from '#infra/sql.ts'
import { open, seal } from '#infra/store/sealing.ts'
import type { DataKey } from '#infra/store/wrapping.ts'

/** Kept for no longer than this since they were last changed. */
export const unsentDays = 7

type Place = { subjectId: string; sessionId: string }
export type UnsentRow = { sessionId: string; keyId: string; sealed: Uint8Array; keptAt: string }

const labelOf = ({ subjectId, sessionId }: Place): string => `unsent:${subjectId}:${sessionId}`

/** False where the conversation, whose key seals them, has ended meanwhile. */
export async function keepUnsent(
  sql: Sql,
  { subjectId, sessionId }: Place,
  key: DataKey,
  text: string,
): Promise<boolean> {
  const sealed = seal(key.secret, labelOf({ subjectId, sessionId }), text)
  const [row] = await sql<{ isKept: boolean }[]>`
    select keep_unsent(${subjectId}, ${sessionId}, ${key.keyId}, ${sealed}) as "isKept"`
  return row?.isKept === true
}

export async function findUnsent(sql: Sql, subjectId: string): Promise<UnsentRow | null> {
  const [row] = await sql<UnsentRow[]>`
    select session_id as "sessionId", key_id as "keyId", sealed, kept_at as "keptAt" from unsent_words
    where subject_id = ${subjectId} and kept_at > now() - make_interval(days => ${unsentDays})`
  return row ?? null
}

/** The words; null where their conversation has another key by now, with which the old one has ended. */
export const openUnsent = (
  subjectId: string,
  { sessionId, keyId, sealed }: UnsentRow,
  key: DataKey | null,
): string | null =>
  key?.keyId === keyId ? open(key.secret, labelOf({ subjectId, sessionId }), sealed) : null

/** All of a person's, or those of one conversation. */
export async function forgetUnsent(
  sql: Sql,
  { subjectId, sessionId = null }: { subjectId: string; sessionId?: string | null },
): Promise<void> {
  await sql`
    delete from unsent_words
    where subject_id = ${subjectId} and (${sessionId}::text is null or session_id = ${sessionId})`
}

/** Deletes what has waited for too long. */
export async function purgeUnsent(sql: Sql): Promise<void> {
  await sql`delete from unsent_words where kept_at <= now() - make_interval(days => ${unsentDays})`
}
