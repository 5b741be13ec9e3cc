import { useUser } from '#web/account/account-queries.ts'
import * as words from '#web/account/words.en.ts'
import { SupportLinks } from '#web/safety/support-links.tsx'
import { PageTitle } from '#web/shell/page-title.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** In the place of a page that is another for each viewer, while it could not be found out who is looking. */
export function UnsurePage() {
  const { isFetching, errorUpdateCount, refetch } = useUser()
  return (
    <Panel>
      <PageTitle>{words.unsureTitle}</PageTitle>
      <h1 className="text-heading">{words.unsure}</h1>
      <p className="mt-2 max-w-[38rem] text-lead text-ink-soft">{words.unsureAbout}</p>
      <Button className="mt-6" isBusy={isFetching} onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
      <p role="status" className="mt-2 text-small">
        {isFetching && words.askingAgain}
        {!isFetching && errorUpdateCount > 1 && words.stillNoAnswer}
      </p>
      <p className="mt-8 mb-3">{words.needAPerson}</p>
      <SupportLinks />
    </Panel>
  )
}
