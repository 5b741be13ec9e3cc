import type { Sql } from '#infra/sql.ts'
import type { Projection } from '#projections/engine/projection.ts'

const lateAfterSeconds = 15

/** How far a read model is behind the settled log, in events that concern it. */
export type Lag = {
  projection: string
  version: number
  /** What its tables were written by; null or 0 when it has not begun. */
  stored: number | null
  events: number
  worstShard: { shard: number; events: number } | null
  /** Since when the oldest of them waits. */
  oldestSeconds: number | null
}

export const isLate = ({ version, stored, oldestSeconds }: Lag): boolean =>
  stored !== version || (oldestSeconds ?? 0) > lateAfterSeconds

/** Counts only what lies past the checkpoints: cheap, however long the log is. */
export const listLags = (sql: Sql, projections: Projection[], settled: number | null): Promise<Lag[]> =>
  Promise.all(projections.map((projection) => lagOf(sql, projection, settled)))

async function lagOf(sql: Sql, { name, version, on }: Projection, settled: number | null): Promise<Lag> {
  const shards = await sql<{ shard: number; stored: number; events: number; oldestSeconds: number | null }[]>`
    select c.shard, c.version as stored, waiting.events, waiting.oldest as "oldestSeconds"
    from checkpoints c, lateral (
      select count(*)::int as events, extract(epoch from now() - min(recorded_at))::int as oldest
      from events e
      where e.shard = c.shard and e.position > c.position and e.position <= coalesce(${settled}, 9223372036854775807)
        and e.type = any (${Object.keys(on)})
    ) waiting
    where c.projection = ${name} order by waiting.events desc`
  const [worst] = shards
  return {
    projection: name,
    version,
    stored: worst?.stored ?? null,
    events: shards.reduce((sum, { events }) => sum + events, 0),
    worstShard: worst && worst.events > 0 ? { shard: worst.shard, events: worst.events } : null,
    oldestSeconds: shards.reduce<number | null>(
      (oldest, { oldestSeconds }) => (oldestSeconds === null ? oldest : Math.max(oldest ?? 0, oldestSeconds)),
      null,
    ),
  }
}
