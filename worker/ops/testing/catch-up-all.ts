import type { Sql } from '#infra/sql.ts'
import { shardCount } from '#infra/store/event-log.ts'
import { createSettledPosition } from '#infra/store/settled.ts'
import { projections } from '#projections/all.ts'
import { catchUp } from '#projections/engine/catch-up.ts'

/** As the worker does, up to where the log will not change any more. */
export async function catchUpAll(sql: Sql): Promise<void> {
  const settled = (await createSettledPosition(sql)())!
  for (let shard = 0; shard < shardCount; shard++) await catchUp(sql, projections, shard, settled)
}
