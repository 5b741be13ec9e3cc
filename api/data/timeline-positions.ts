import type { Sql } from '#infra/sql.ts'

/** Positions of a person's events of these types, the latest first, before `before`; `bytes` is how long the words are. */
export async function listPositions(
  sql: Sql,
  subjectId: string,
  { types, before, limit }: { types: string[]; before: number | null; limit: number },
): Promise<{ position: number; bytes: number }[]> {
  return sql<{ position: number; bytes: number }[]>`
    select position, coalesce(octet_length(sealed), 0) as bytes from events
    where subject_id = ${subjectId} and type = any (${types})
      and (${before}::bigint is null or position < ${before})
    order by position desc limit ${limit}`
}
