import { Link, Redirect } from 'wouter'
import { useUser, useVersion } from '#web/account/account-queries.ts'
import { Consents } from '#web/consent/consents.tsx'
import { anchorTo } from '#web/language/link-to.tsx'
import { PageTitle } from '#web/shell/page-title.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { DeleteVisit } from '#web/your-data/delete-everything.tsx'
import { KnownAgeSection } from '#web/your-data/known-age.tsx'
import { RememberedSection } from '#web/your-data/remembered.tsx'
import { TakeAlong } from '#web/your-data/take-along.tsx'
import { useTimeline } from '#web/your-data/timeline-queries.ts'
import { Timeline } from '#web/your-data/timeline.tsx'
import { UnsentEntries, UnsentWords } from '#web/your-data/unsent-words.tsx'
import * as words from '#web/your-data/words.en.ts'

const Nothing = () => (
  <div className="mt-6">
    <p>{words.nothingHere}</p>
    <Link href="/chat" className={`${buttonClass()} mt-5`}>
      {words.startConversation}
    </Link>
  </div>
)

/** What a browser without an account made is its own: to read, to take along, to delete. */
export function DataPage() {
  const history = useTimeline(null)
  const user = useUser().data
  const hasSignIn = useVersion().data?.signIn === true
  if (user) return <Redirect to="/profile" replace />
  return (
    <Panel>
      <PageTitle>{words.yourData}</PageTitle>
      <h1 className="text-heading">{words.yourDataHere}</h1>
      <p className="mt-3 max-w-[38rem] text-lead text-ink-soft">{words.noAccount}</p>
      {hasSignIn && <p className="mt-2 max-w-[38rem]">{words.signInToKeep(anchorTo('/api/login'))}</p>}
      <QueryView query={history} loading={words.loadingKept}>
        {({ pages }) =>
          pages[0]?.events.length === 0 ? (
            <Nothing />
          ) : (
            <>
              <RememberedSection />
              <UnsentWords />
              <UnsentEntries />
              <Timeline />
              <Consents />
              <KnownAgeSection />
              <TakeAlong />
              <DeleteVisit />
            </>
          )
        }
      </QueryView>
    </Panel>
  )
}
