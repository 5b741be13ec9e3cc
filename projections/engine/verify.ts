import type { Sql, Transaction } from '#infra/sql.ts'
import { firstStep, readSteps, type Step, shardOf, stepAfter } from '#infra/store/event-log.ts'
import type { Poisoned } from '#projections/engine/apply.ts'
import { parkedIn } from '#projections/engine/parked.ts'
import type { Projection } from '#projections/engine/projection.ts'
import { takeSubject } from '#projections/engine/rebuild-subject.ts'
import { type Target, take } from '#projections/engine/take.ts'

const batch = 5_000

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
  subjectId?: string | undefined
  onProgress?: (events: number) => void
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
    const reached = (person: string) => positions.get(shardOf(person)) ?? 0
    const parked = await parkedIn(tx, projection)
    const live = tx(`read_models.${table}`)
    const shadow = tx(`pg_temp.${table}`)
    await tx`create temporary table ${tx(table)} (like ${live} including all) on commit drop`
    const target = { projection, place: 'pg_temp', parked: new Set<string>() } as const
    const { events, poisoned } =
      subjectId === undefined
        ? await takeEverybody(tx, target, reached, onProgress)
        : await takeSubject(tx, target, subjectId, { upTo: reached(subjectId), onProgress }).then((one) => ({
            events: one.events,
            poisoned: one.poisoned ? [one.poisoned] : [],
          }))
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

/** Each person up to where the read model stands in their shard. */
async function takeEverybody(
  tx: Transaction,
  target: Target,
  reached: (subjectId: string) => number,
  onProgress: (events: number) => void,
): Promise<{ events: number; poisoned: Poisoned[] }> {
  const types = Object.keys(target.projection.on)
  const poisoned: Poisoned[] = []
  let events = 0
  for (let from: Step | null = firstStep; from;) {
    const { subjectId }: Step = from
    const to: Step | null = await stepAfter(tx, from, batch)
    const found = await readSteps(tx, { from, to, upTo: Number.MAX_SAFE_INTEGER }, types)
    const facts = found.filter((fact) => fact.position <= reached(fact.subjectId))
    const mayHaveRows = (person: string) => person === subjectId
    poisoned.push(...(await take(tx, { ...target, mayHaveRows }, facts)))
    events += facts.length
    onProgress(facts.length)
    from = to
  }
  return { events, poisoned }
}
