import type { Sql } from '#infra/sql.ts'
import { parkedIn } from '#projections/parked.ts'
import type { Projection } from '#projections/projection.ts'
import { fillFromLog, type OnProgress } from '#projections/shadow.ts'

/** How one person's rows would change if the read model were rebuilt now. */
export type Difference = { subjectId: string; gone: number; added: number }

export type Verdict = { projection: string; events: number; parked: number; differences: Difference[] }

/**
 * Rebuilds a read model in a table that nobody sees and compares each row. One snapshot holds rows and checkpoints
 * together, so nothing has to stand still. Parked people are counted, not compared.
 */
export async function verify(
  sql: Sql,
  projection: Projection,
  onProgress: OnProgress = () => {},
): Promise<Verdict> {
  const { name, table } = projection
  return sql.begin('isolation level repeatable read', async (tx) => {
    const checkpoints = await tx<{ shard: number; position: number }[]>`
      select shard, position from checkpoints where projection = ${name}`
    const positions = new Map(checkpoints.map(({ shard, position }) => [shard, position]))
    const parked = await parkedIn(tx, projection)
    const live = tx(`read_models.${table}`)
    const shadow = tx(`pg_temp.${table}`)
    await tx`create temporary table ${tx(table)} (like ${live}) on commit drop`
    let events = 0
    await fillFromLog(
      tx,
      projection,
      'pg_temp',
      (shard) => positions.get(shard) ?? 0,
      (count) => {
        events += count
        onProgress(count)
      },
    )
    const differences = await tx<Difference[]>`
      select subject_id as "subjectId", count(*) filter (where side = 'live')::int as gone,
        count(*) filter (where side = 'rebuilt')::int as added
      from (
        (select 'live' as side, l.* from (table ${live} except all table ${shadow}) l)
        union all
        (select 'rebuilt' as side, r.* from (table ${shadow} except all table ${live}) r)
      ) differing
      where subject_id <> all (${[...parked]}::uuid[])
      group by subject_id order by subject_id`
    return { projection: name, events, parked: parked.size, differences }
  })
}
