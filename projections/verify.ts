import type { Sql, Transaction } from '#infra/sql.ts'
import { shardOf } from '#infra/store/event-log.ts'
import type { Poisoned } from '#projections/fold.ts'
import { parkedIn } from '#projections/parked.ts'
import type { Projection } from '#projections/projection.ts'
import { fillFromLog, fillSubject, type OnProgress } from '#projections/shadow.ts'

/** How one person's rows would change if the read model were rebuilt now. */
export type Difference = { subjectId: string; gone: number; added: number }

/** `poisoned`: events that a rebuild could not take, of people who are not parked. */
export type Verdict = {
  projection: string
  events: number
  rows: number
  people: number
  parked: number
  differences: Difference[]
  poisoned: Poisoned[]
}

export type Inspection = {
  /** This person only. */
  subjectId?: string | undefined
  onProgress?: OnProgress
  /** Looks at what differs while both tables are there: `read_models` is live, `pg_temp` is rebuilt. */
  examine?: (tx: Transaction, differences: Difference[]) => Promise<void>
}

/**
 * Rebuilds a read model in a table that nobody sees and compares each row. One snapshot holds rows and checkpoints
 * together, so nothing has to stand still. Parked people are counted, not compared.
 */
export async function verify(
  sql: Sql,
  projection: Projection,
  { subjectId, onProgress = () => {}, examine }: Inspection = {},
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
    const count = (more: number) => {
      events += more
      onProgress(more)
    }
    const reached = (shard: number) => positions.get(shard) ?? 0
    const poisoned =
      subjectId === undefined
        ? await fillFromLog(tx, projection, 'pg_temp', reached, count)
        : await fillSubject(tx, projection, 'pg_temp', subjectId, reached(shardOf(subjectId)), count)
    const theirs = subjectId === undefined ? tx`` : tx`where subject_id = ${subjectId}`
    const [size] = await tx<{ rows: number; people: number }[]>`
      select count(*) as rows, count(distinct subject_id) as people from ${live} ${theirs}`
    const differences = await tx<Difference[]>`
      select subject_id as "subjectId", count(*) filter (where side = 'live')::int as gone,
        count(*) filter (where side = 'rebuilt')::int as added
      from (
        (select 'live' as side, l.* from (select * from ${live} ${theirs} except all table ${shadow}) l)
        union all
        (select 'rebuilt' as side, r.* from (table ${shadow} except all select * from ${live} ${theirs}) r)
      ) differing
      where subject_id <> all (${[...parked]}::uuid[])
      group by subject_id order by subject_id`
    if (differences.length > 0) await examine?.(tx, differences)
    return {
      projection: name,
      events,
      rows: size?.rows ?? 0,
      people: size?.people ?? 0,
      parked: parked.size,
      differences: [...differences],
      poisoned: poisoned.filter((one) => !parked.has(one.subjectId)),
    }
  })
}
