import type { Sql } from '#infra/sql.ts'

/** Of one day (UTC): how many people a model replied to, how often, and to one of them at most. */
export type ModelUse = { day: string; people: number; replies: number; mostOfOne: number }

/** How much of the model the people use, on each of the last seven days: counts, and nobody’s name or id. */
export const listModelUse = (sql: Sql): Promise<ModelUse[]> => sql<ModelUse[]>`
  select to_char(day, 'YYYY-MM-DD') as day, count(*)::int as people, sum(replies)::int as replies,
    max(replies)::int as "mostOfOne"
  from (
    select (occurred_at at time zone 'UTC')::date as day, count(*) as replies from events
    where type = 'ReplyWritten' and data ->> 'author' = 'model' and occurred_at > now() - interval '7 days'
    group by 1, subject_id) as of_person
  group by 1 order by 1`
