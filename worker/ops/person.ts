import type { Sql } from '#infra/sql.ts'
import { projections } from '#projections/all.ts'

/** How much there is of somebody, by where it stands. */
export type Person = {
  subjectId: string
  kind: 'account' | 'visitor'
  events: number
  keys: number
  browsers: number
  identities: number
  /** By read model. */
  rows: Record<string, number>
}

type Counts = Pick<Person, 'events' | 'keys' | 'browsers' | 'identities'> & { isAccount: boolean }

/** Null when nothing is known of somebody, or nothing is any more. */
export async function findPerson(sql: Sql, subjectId: string): Promise<Person | null> {
  const [counts] = await sql<Counts[]>`
    select (select count(*)::int from events where subject_id = ${subjectId}) as events,
      (select count(*)::int from keys where subject_id = ${subjectId} and wrapped is not null) as keys,
      (select count(*)::int from browser_sessions
        where subject_id = ${subjectId} or data ->> 'subjectId' = ${subjectId}) as browsers,
      (select count(*)::int from identities where subject_id = ${subjectId}) as identities,
      exists (
        select from events
        where subject_id = ${subjectId} and stream_id = ${`account-${subjectId}`}) as "isAccount"
    where not exists (select from closed_subjects where subject_id = ${subjectId})`
  if (!counts || counts.events + counts.browsers + counts.identities === 0) return null
  const rows: Record<string, number> = {}
  for (const { table } of projections) {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from ${sql(`read_models.${table}`)} where subject_id = ${subjectId}`
    if (row && row.count > 0) rows[table] = row.count
  }
  const { isAccount, ...rest } = counts
  return { subjectId, kind: isAccount || rest.identities > 0 ? 'account' : 'visitor', ...rest, rows }
}
