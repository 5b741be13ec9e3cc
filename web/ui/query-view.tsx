import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import * as words from '#web/ui/words.en.ts'

type Props<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'isError' | 'isFetching' | 'refetch'>
  /** What is said while it is fetched for the first time. */
  loading: string
  children: (data: Data) => ReactNode
}

/** Instead of what could not be fetched. */
export const LoadFault = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="rounded-panel bg-sunk p-5">
    <p className="text-balance">{words.notLoaded}</p>
    <Button variant="quiet" size="small" className="mt-3" onClick={onRetry}>
      {words.tryAgain}
    </Button>
  </div>
)

/** What was fetched, or how its fetching stands. */
export function QueryView<Data>({ query, loading, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isPending || query.isFetching)
    return (
      <p role="status" className="text-ink-soft">
        {loading}
      </p>
    )
  return <LoadFault onRetry={() => void query.refetch()} />
}
