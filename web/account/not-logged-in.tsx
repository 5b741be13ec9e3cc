import { Link } from 'wouter'
import { useVersion } from '#web/account/account-queries.ts'
import * as words from '#web/account/words.en.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** In the place of a page that only somebody signed in has: what it needs, and the way there first. */
export function NotLoggedIn({ name, request }: { name: string; request: string }) {
  const hasSignIn = useVersion().data?.signIn !== false
  return (
    <Panel>
      <PageTitle>{name}</PageTitle>
      <h1 className="text-heading">{words.notLoggedIn}</h1>
      <p className="mt-2 text-lead text-ink-soft">{request}</p>
      <p className="mt-2 max-w-[38rem]">{words.needsAccount}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {hasSignIn && (
          <a href="/api/login" className={buttonClass()}>
            {words.signIn}
          </a>
        )}
        <Link href="/" className={buttonClass({ variant: hasSignIn ? 'quiet' : 'primary' })}>
          {words.goHome}
        </Link>
      </div>
    </Panel>
  )
}
