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

const select = (sql: Sql | Transaction, range: Range, types: string[], limit: number | null) => sql<LogRow[]>`
  select position, subject_id as "subjectId", type, schema_version as "schemaVersion", data, occurred_at as at
  from events
  where not exists (select from closed_subjects closed where closed.subject_id = events.subject_id)
    and position > ${range.after} and position <= ${range.upTo} and type = any (${types})
    ${range.shard === undefined ? sql`` : sql`and shard = ${range.shard}`}
    ${range.subjectId === undefined ? sql`` : sql`and subject_id = ${range.subjectId}`}
  order by position
  limit ${limit}`

/** At most `limit` facts of these types, in order. `upTo` must be settled. */
export const readLog = async (
  sql: Sql | Transaction,
  range: Range,
  types: string[],
  limit: number,
): Promise<LoggedFact[]> => (await select(sql, range, types, limit)).map(logged)

/**
 * All of them, a page at a time through a cursor, so that memory stays flat. The next page is on its way while one is
 * looked at.
 */
export async function* streamLog(
  sql: Sql | Transaction,
  range: Range,
  types: string[],
  page = 5_000,
): AsyncIterable<LoggedFact[]> {
  const pages = select(sql, range, types, null).cursor(page)[Symbol.asyncIterator]()
  let next = pages.next()
  try {
    for (;;) {
      const { done, value } = await next
      if (done) return
      next = pages.next()
      // Heard when it is awaited; until then nobody listens.
      next.catch(() => {})
      yield value.map(logged)
    }
  } finally {
    // Whoever stops early leaves a page on its way, and the connection waits until it is taken.
    await next.catch(() => {})
    await pages.return?.()
  }
}
