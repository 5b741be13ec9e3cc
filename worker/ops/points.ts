import type { ActivityDay } from '#domain/progress/activity.ts'
import { pointsOf } from '#domain/progress/points.ts'
import type { Transaction } from '#infra/sql.ts'

export type PointsChange = { subjectId: string; before: number; after: number }

/** What these people's points are, and what they would be after the rebuild that `verify` has made beside. */
export async function comparePoints(tx: Transaction, subjectIds: string[]): Promise<PointsChange[]> {
  const before = await pointsIn(tx, 'read_models', subjectIds)
  const after = await pointsIn(tx, 'pg_temp', subjectIds)
  return subjectIds.map((subjectId) => ({
    subjectId,
    before: before.get(subjectId) ?? 0,
    after: after.get(subjectId) ?? 0,
  }))
}

async function pointsIn(tx: Transaction, place: 'read_models' | 'pg_temp', subjectIds: string[]) {
  const days = await tx<(ActivityDay & { subjectId: string })[]>`
    select subject_id as "subjectId", day, first_messages as "firstMessages", moods, entries, exercises
    from ${tx(`${place}.activity_days`)} where subject_id = any (${subjectIds}) order by subject_id, day`
  const byPerson = Map.groupBy(days, ({ subjectId }) => subjectId)
  return new Map([...byPerson].map(([subjectId, theirs]) => [subjectId, pointsOf(theirs)]))
}
