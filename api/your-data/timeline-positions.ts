import type { Sql } from '#infra/sql.ts'

type Asked = { types: string[]; before: number | null; limit: number }
type Found = { position: number; bytes: number }

/** Positions of a person's events of these types, the latest first, before `before`; `bytes` is how long the words are. */
export const listPositions = (
  sql: Sql,
  subjectId: string,
  { types, before, limit }: Asked,
): Promise<Found[]> => sql<Found[]>`
  select of_type.position, of_type.bytes from unnest(${types}::text[]) as wanted (type)
  cross join lateral (
    select position, coalesce(octet_length(sealed), 0) as bytes from events
    where subject_id = ${subjectId} and type = wanted.type
      and position < coalesce(${before}::bigint, 9223372036854775807)
    order by position desc limit ${limit}) as of_type
  order by position desc limit ${limit}`

/** How many events of each type there are of a person. */
export const countByType = (sql: Sql, subjectId: string): Promise<{ type: string; count: number }[]> => sql<
  { type: string; count: number }[]
>`
  select type, count(*)::int as count from events where subject_id = ${subjectId} group by type`
