import { useUser } from '#web/account/account-queries.ts'
import { SupportLinks } from '#web/safety/support-links.tsx'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** In the place of a page that is another for each viewer, while it could not be found out who is looking. */
export function UnsurePage() {
  const { isFetching, errorUpdateCount, refetch } = useUser()
  return (
    <Panel>
      <PageTitle>Not known who is here</PageTitle>
      <h1 className="text-heading">We could not find out who is here</h1>
      <p className="mt-2 max-w-[38rem] text-lead text-ink-soft">
        Leeward could not answer just now. You may still be signed in. What is kept of you stays as it is.
      </p>
      <Button className="mt-6" isBusy={isFetching} onClick={() => void refetch()}>
        Try again
      </Button>
      <p role="status" className="mt-2 text-small">
        {isFetching && 'Asking again...'}
        {!isFetching && errorUpdateCount > 1 && 'Still no answer. It may take a moment.'}
      </p>
      <p className="mt-8 mb-3">If you need a person now:</p>
      <SupportLinks />
    </Panel>
  )
}
