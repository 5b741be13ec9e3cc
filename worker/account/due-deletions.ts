import type { Sql } from '#infra/sql.ts'

/** By the log: accounts whose deletion was asked for and is due, and those that ended without being erased. */
const due = (sql: Sql, now: string) => sql`
  from events asked
  where type in ('DeletionRequested', 'AccountErased')
    and coalesce(data ->> 'dueAt', '') collate "C" <= ${now}
    and stream_id = 'account-' || subject_id
    and not exists (
      select from events later
      where later.subject_id = asked.subject_id and later.stream_id = asked.stream_id
        and later.version > asked.version
        and later.type in ('DeletionRequested', 'DeletionTakenBack', 'AccountErased'))
    and not exists (select from closed_subjects where closed_subjects.subject_id = asked.subject_id)`

/** Some of those whose deletion is due by `now` (an ISO instant), the longest overdue first. */
export async function listDueDeletions(sql: Sql, now: string): Promise<string[]> {
  const rows = await sql<{ subjectId: string }[]>`
    select subject_id as "subjectId" ${due(sql, now)} order by data ->> 'dueAt' nulls first limit 100`
  return rows.map(({ subjectId }) => subjectId)
}

export async function countDueDeletions(sql: Sql, now: string): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count ${due(sql, now)}`
  return row?.count ?? 0
}
