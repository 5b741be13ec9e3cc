import type { Sql } from '#infra/sql.ts'

export type Corrections = { day: string; count: number }

/** How often people said that help was shown by mistake, or that they are safe: by day (UTC), without any words. */
export const listCorrections = (sql: Sql): Promise<Corrections[]> => sql<Corrections[]>`
  select to_char(at, 'YYYY-MM-DD') as day, count(*)::int as count
  from (
    select occurred_at at time zone 'UTC' as at from events
    where type = 'ConcernCorrected' and occurred_at > now() - interval '7 days') as corrected
  group by 1 order by 1`
