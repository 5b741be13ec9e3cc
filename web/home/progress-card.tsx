import { useQuery } from '@tanstack/react-query'
import { getProgress } from '#contract/progress.ts'
import { ProgressFrame, ProgressSkeleton, ProgressView } from '#web/home/progress-view.tsx'
import * as words from '#web/home/words.en.ts'
import { queryOf } from '#web/http/query-client.ts'
import { useSettings } from '#web/settings/settings.ts'
import { Seascape } from '#web/shell/seascape.tsx'
import { LoadFault } from '#web/ui/query-view.tsx'

/** Level, points and streak, for whoever wants to see them. What is known is shown while it is asked for again: points come from everywhere. */
export function ProgressCard() {
  const { hidesProgress } = useSettings()
  const progress = useQuery({
    ...queryOf(getProgress, {}),
    refetchOnMount: 'always',
    enabled: !hidesProgress,
  })
  if (hidesProgress || progress.data?.isHidden) return null
  if (progress.data) return <ProgressView progress={progress.data} />
  if (progress.isFetching) return <ProgressSkeleton />
  return (
    <ProgressFrame>
      <h2 className="mb-2 text-lead">{words.yourProgress}</h2>
      <LoadFault onRetry={() => void progress.refetch()} />
      <Seascape isBelowWords className="-mx-6 -mb-6 hidden grow lg:block" />
    </ProgressFrame>
  )
}
