import type { AnyEvent, Fact } from '#domain/event.ts'
import type { Sql, Transaction } from '#infra/sql.ts'
import { upcast } from '#infra/store/upcasters.ts'

export const shardCount = 16

/** People are spread by the last half-byte of their random id; `events.shard` computes the same. */
export const shardOf = (subjectId: string): number => Number.parseInt(subjectId.at(-1) ?? '0', 16)

/** A fact as the log has it: whose it is, and where it stands. */
export type LoggedFact<E extends AnyEvent = AnyEvent> = Fact<E> & { position: number; subjectId: string }

/** Both ends of a run of positions (`after` is outside), of everyone, one shard or one person. */
export type Range = { after: number; upTo: number; shard?: number; subjectId?: string }

type LogRow = {
  position: number
  subjectId: string
  type: string
  schemaVersion: number
  data: object
  at: string
}

const logged = ({ position, subjectId, type, schemaVersion, data, at }: LogRow): LoggedFact => ({
  position,
  subjectId,
  type,
  at,
  data: upcast(type, schemaVersion, { data, personal: undefined }).data,
})

const columns = (sql: Sql | Transaction) => sql`
  position, subject_id as "subjectId", type, schema_version as "schemaVersion", data, occurred_at as at`

const isNotClosed = (sql: Sql | Transaction) => sql`
  not exists (select from closed_subjects closed where closed.subject_id = events.subject_id)`

/** At most `limit` facts of these types, in order. `upTo` must be settled. */
export async function readLog(
  sql: Sql | Transaction,
  range: Range,
  types: string[],
  limit: number,
): Promise<LoggedFact[]> {
  const rows = await sql<LogRow[]>`
    select ${columns(sql)} from events
    where ${isNotClosed(sql)}
      and position > ${range.after} and position <= ${range.upTo} and type = any (${types})
      ${range.shard === undefined ? sql`` : sql`and shard = ${range.shard}`}
      ${range.subjectId === undefined ? sql`` : sql`and subject_id = ${range.subjectId}`}
    order by position
    limit ${limit}`
  return rows.map(logged)
}

/** Where a walk through the log stands that goes person by person, each in order. */
export type Step = { subjectId: string; position: number }

export const firstStep: Step = { subjectId: '00000000-0000-0000-0000-000000000000', position: 0 }

/** Where a walk is after `count` more events of any type; null when there are not so many. */
export async function stepAfter(sql: Sql | Transaction, from: Step, count: number): Promise<Step | null> {
  const [step] = await sql<Step[]>`
    select subject_id as "subjectId", position from events
    where (subject_id, position) > (${from.subjectId}, ${from.position})
    order by subject_id, position offset ${count - 1} limit 1`
  return step ?? null
}

/** What a walk meets between two steps, up to a settled position; without `to`, as far as it goes. */
export const readSteps = async (
  sql: Sql | Transaction,
  { from, to, upTo }: { from: Step; to: Step | null; upTo: number },
  types: string[],
): Promise<LoggedFact[]> => {
  const rows = await sql<LogRow[]>`
    select ${columns(sql)} from events
    where (subject_id, position) > (${from.subjectId}, ${from.position})
      ${to ? sql`and (subject_id, position) <= (${to.subjectId}, ${to.position})` : sql``}
      and position <= ${upTo} and type = any (${types}) and ${isNotClosed(sql)}
    order by subject_id, position`
  return rows.map(logged)
}
