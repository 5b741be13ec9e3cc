import { serve } from '#api/serve.ts'
import { getProgress } from '#contract/progress.ts'
import { isMinor } from '#domain/account/age/age-group.ts'
import { progressOf } from '#domain/progress/progress.ts'
import { ageGroupOfPerson } from '#infra/use-cases/age-group-of-person.ts'
import { activityDays, listActivityDays } from '#projections/progress/activity-days.ts'

export const progressRoutes = [
  serve(
    getProgress,
    async ({ caller: { subjectId, day }, deps: { sql, store } }) => {
      if (!subjectId) return progressOf([], day)
      const [days, group] = await Promise.all([
        listActivityDays(sql, subjectId),
        ageGroupOfPerson(store, subjectId),
      ])
      return { ...progressOf(days, day), ...(isMinor(group) && { isHidden: true as const }) }
    },
    { reads: [activityDays] },
  ),
]
