import { Link, Redirect } from 'wouter'
import { useUser, useVersion } from '#web/account/account-queries.ts'
import { Consents } from '#web/data/consents.tsx'
import { DeleteVisit } from '#web/data/delete-everything.tsx'
import { TakeAlong } from '#web/data/take-along.tsx'
import { Timeline } from '#web/data/timeline.tsx'
import { useTold } from '#web/data/told-queries.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

const Nothing = () => (
  <div className="mt-6">
    <p>Nothing from this browser is kept here. That changes with the first thing that you say.</p>
    <Link href="/chat" className={`${buttonLook()} mt-5`}>
      Start a Conversation
    </Link>
  </div>
)

/** What a browser without an account made is its own: to read, to take along, to delete. */
export function DataPage() {
  const told = useTold(null)
  const user = useUser().data
  const hasSignIn = useVersion().data?.signIn === true
  if (user) return <Redirect to="/profile" replace />
  return (
    <Sheet>
      <PageTitle>Your data</PageTitle>
      <h1 className="text-heading">Your data in this browser</h1>
      <p className="mt-3 max-w-[38rem] text-lead text-ink-soft">
        You have no account here. A cookie in this browser is all that makes this yours: if it is cleared,
        nobody can open it any more.
      </p>
      {hasSignIn && (
        <p className="mt-2 max-w-[38rem]">
          <a className="link" href="/api/login">
            Sign in
          </a>{' '}
          and it becomes part of your account.
        </p>
      )}
      <QueryView query={told} loading="Loading what is kept...">
        {({ pages }) =>
          pages[0]?.events.length === 0 ? (
            <Nothing />
          ) : (
            <>
              <Timeline />
              <Consents />
              <TakeAlong />
              <DeleteVisit />
            </>
          )
        }
      </QueryView>
    </Sheet>
  )
}
