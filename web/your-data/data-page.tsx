import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { countEvents } from '#contract/your-data.ts'
import { useUser, useVersion } from '#web/account/account-queries.ts'
import { Consents } from '#web/consent/consents.tsx'
import { queryOf } from '#web/http/query-client.ts'
import { anchorTo } from '#web/language/link-to.tsx'
import { PageTitle } from '#web/shell/page-title.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { DeleteAccount, DeleteVisit } from '#web/your-data/delete-everything.tsx'
import { KnownAgeSection } from '#web/your-data/known-age.tsx'
import { ProfileWays } from '#web/your-data/profile-ways.tsx'
import { RememberedSection } from '#web/your-data/remembered.tsx'
import { TakeAlong } from '#web/your-data/take-along.tsx'
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

const Kept = () => (
  <>
    <UnsentWords />
    <UnsentEntries />
    <Timeline />
    <RememberedSection />
    <Consents />
    <KnownAgeSection />
    <TakeAlong />
  </>
)

const OfPerson = () => (
  <Panel>
    <PageTitle>{words.yourData}</PageTitle>
    <ProfileWays here="/data" />
    <h1 className="text-heading">{words.yourData}</h1>
    <p className="mt-2 max-w-[38rem] text-lead text-ink-soft">{words.allKept}</p>
    <Kept />
    <DeleteAccount />
  </Panel>
)

function OfVisitor() {
  const counts = useQuery(queryOf(countEvents, {}))
  const hasSignIn = useVersion().data?.signIn === true
  return (
    <Panel>
      <PageTitle>{words.yourData}</PageTitle>
      <h1 className="text-heading">{words.yourDataHere}</h1>
      <p className="mt-3 max-w-[38rem] text-lead text-ink-soft">{words.noAccount}</p>
      {hasSignIn && <p className="mt-2 max-w-[38rem]">{words.signInToKeep(anchorTo('/api/login'))}</p>}
      <QueryView query={counts} loading={words.loadingKept}>
        {(known) =>
          Object.values(known).every((count) => count === 0) ? (
            <Nothing />
          ) : (
            <>
              <Kept />
              <DeleteVisit />
            </>
          )
        }
      </QueryView>
    </Panel>
  )
}

/** What is kept of a person, or of a browser without an account: to read, to take along, to delete. */
export const DataPage = () => (useUser().data ? <OfPerson /> : <OfVisitor />)
