import type { Sql } from '#infra/sql.ts'
import type { Projection } from '#projections/engine/projection.ts'
import { type Verdict, verify } from '#projections/engine/verify.ts'
import { activityDays } from '#projections/progress/activity-days.ts'
import type { Outcome, Tools } from '#worker/ops/command.ts'
import { readLogSize } from '#worker/ops/log-size.ts'
import { comparePoints, type PointsChange } from '#worker/ops/points.ts'
import { firstOf, table } from '#worker/ops/table.ts'

type Trial = Verdict & { points: PointsChange[] | null }

/** What a rebuild would change, for each person. Changes nothing. */
export async function tryOut(
  { sql, progress }: Tools,
  chosen: Projection[],
  subjectId?: string,
): Promise<Outcome> {
  const { events: total } = await readLogSize(sql)
  const trials: Trial[] = []
  for (const projection of chosen)
    trials.push(
      await progress(projection.name, total, (onProgress) => tryOne(sql, projection, subjectId, onProgress)),
    )
  return {
    document: { dryRun: trials },
    lines: trials.flatMap(described),
    isFine: trials.every(({ differences, poisoned }) => differences.length === 0 && poisoned.length === 0),
  }
}

async function tryOne(
  sql: Sql,
  projection: Projection,
  subjectId: string | undefined,
  onProgress: (count: number) => void,
): Promise<Trial> {
  let points: PointsChange[] | null = projection.name === activityDays.name ? [] : null
  const verdict = await verify(sql, projection, {
    subjectId,
    onProgress,
    examine: async (tx, differences) => {
      if (points)
        points = await comparePoints(
          tx,
          differences.map((difference) => difference.subjectId),
        )
    },
  })
  return { ...verdict, points }
}

function described({ projection, events, differences, poisoned, points }: Trial): string[] {
  const pointsOf = new Map(points?.map((change) => [change.subjectId, change]))
  const [head = '', ...rows] = table(
    ['person', 'rows gone', 'rows added', ...(points ? ['points now', 'points then'] : [])],
    differences.map(({ subjectId, gone, added }) => {
      const change = pointsOf.get(subjectId)
      return [subjectId, gone, added, ...(change ? [change.before, change.after] : [])]
    }),
  )
  return [
    `  ${projection}: ${events.toLocaleString('en')} events, ${differences.length === 0 ? 'nothing would change' : `${differences.length} people would change`}`,
    ...(differences.length > 0 ? [`  ${head}`, ...firstOf(rows.map((row) => row.slice(2)))] : []),
    ...firstOf(
      poisoned.map(
        ({ position, reason }) =>
          `a rebuild would park the person of the event at position ${position} (${reason})`,
      ),
    ),
  ]
}
