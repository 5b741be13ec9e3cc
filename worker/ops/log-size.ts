import type { Sql } from '#infra/sql.ts'

/** Counting the log takes minutes; PostgreSQL keeps an estimate, and the sequence knows the last position. */
export async function readLogSize(sql: Sql): Promise<{ events: number; lastPosition: number }> {
  const [row] = await sql<{ estimate: number; lastPosition: number }[]>`
    select (select reltuples::bigint from pg_class where oid = 'events'::regclass) as estimate,
      (select case when is_called then last_value else 0 end from events_position_seq) as "lastPosition"`
  const { estimate = -1, lastPosition = 0 } = row ?? {}
  // -1: never looked at yet.
  return { events: estimate < 0 ? lastPosition : estimate, lastPosition }
}
