import type { Sql } from '#infra/sql.ts'

export type FloorAlone = { messages: number; floorAlone: number }

/**
 * Of the messages of the last seven days that the floor found in no crisis: how many it alone had read in time. Few where
 * the learned layer keeps up; all of them where it is switched off or away.
 */
export async function countFloorAlone(sql: Sql): Promise<FloorAlone> {
  const [counted] = await sql<FloorAlone[]>`
    select count(*)::int as messages,
      (count(*) filter (where jsonb_array_length(data -> 'screenedBy') = 1))::int as "floorAlone"
    from events
    where type = 'MessageSent' and occurred_at > now() - interval '7 days'
      and data -> 'screenedBy' -> 0 ->> 'tier' in ('none', 'care')`
  return counted!
}
