import { serve } from '#api/serve.ts'
import { getProgress } from '#contract/progress.ts'
import { progressOf } from '#domain/progress/progress.ts'
import { activityDays, listActivityDays } from '#projections/progress/activity-days.ts'

export const progressRoutes = [
  serve(
    getProgress,
    async ({ caller: { subjectId, day }, deps: { sql } }) =>
      progressOf(subjectId ? await listActivityDays(sql, subjectId) : [], day),
    { reads: [activityDays] },
  ),
]
