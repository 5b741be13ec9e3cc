import type { Sql } from '#infra/sql.ts'
import type { Poisoned } from '#projections/engine/apply.ts'
import type { Projection } from '#projections/engine/projection.ts'
import { ReadModelOutdated, rebuildSubject } from '#projections/engine/rebuild-subject.ts'

/** What became of somebody who was parked: `poisoned` says that they still are. */
export type Retried = { projection: string; subjectId: string; poisoned: Poisoned | null }

/** At most so many in one go, those first who have waited longest. */
const most = 100

/**
 * Tries again whoever another build of the program could not take, and everybody each hour. Two builds at once, as
 * during a deploy, take turns, minutes apart. A fault with one keeps no other waiting; it is thrown at the end.
 */
export async function* retryParked(
  sql: Sql,
  projections: Projection[],
  build: string,
): AsyncGenerator<Retried> {
  const due = await sql<{ projection: string; subjectId: string }[]>`
    select projection, subject_id as "subjectId" from parked
    where projection = any (${projections.map(({ name }) => name)})
      and (tried_by is null or tried_at < now() - interval '1 hour'
        or tried_by <> ${build} and tried_at < now() - interval '10 minutes')
    order by tried_at limit ${most}`
  const faults: unknown[] = []
  for (const { projection: name, subjectId } of due) {
    const projection = projections.find((one) => one.name === name)
    if (!projection) continue
    try {
      const { poisoned } = await rebuildSubject(sql, projection, subjectId, build)
      yield { projection: name, subjectId, poisoned }
    } catch (error) {
      // Otherwise those with a fault would be the first forever.
      await sql`
        update parked set tried_at = now(), tried_by = ${build}
        where projection = ${name} and subject_id = ${subjectId}`
      // The rebuild that is due takes them along with everybody.
      if (!(error instanceof ReadModelOutdated)) faults.push(error)
    }
  }
  if (faults.length > 0) throw faults[0]
}
