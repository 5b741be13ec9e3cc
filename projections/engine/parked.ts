import type { Sql, Transaction } from '#infra/sql.ts'
import type { Poisoned } from '#projections/engine/apply.ts'
import type { Projection } from '#projections/engine/projection.ts'

export type Parked = Poisoned & { projection: string; parkedAt: string }

/** Of the read models that are served, or of those that a rebuild fills. */
type ParkedTable = 'parked' | 'rebuild_parked'

export const listParked = (sql: Sql | Transaction): Promise<Parked[]> => sql<Parked[]>`
  select projection, subject_id as "subjectId", position, reason, parked_at as "parkedAt"
  from parked order by parked_at`

export async function parkedIn(
  tx: Sql | Transaction,
  { name }: Projection,
  table: ParkedTable = 'parked',
): Promise<Set<string>> {
  const rows = await tx<{ subjectId: string }[]>`
    select subject_id as "subjectId" from ${tx(table)} where projection = ${name}`
  return new Set(rows.map(({ subjectId }) => subjectId))
}

export async function park(
  tx: Transaction,
  { name }: Projection,
  poisoned: Poisoned[],
  table: ParkedTable = 'parked',
): Promise<void> {
  if (poisoned.length === 0) return
  const rows = poisoned.map(({ subjectId, position, reason }) => ({
    projection: name,
    subject_id: subjectId,
    position,
    reason,
  }))
  await tx`insert into ${tx(table)} ${tx(rows)} on conflict do nothing`
}
