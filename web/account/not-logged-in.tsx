import { Link } from 'wouter'
import * as words from '#web/account/words.en.ts'
import { PageTitle } from '#web/shell/page-title.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** In the place of a page that only somebody signed in has. */
export const NotLoggedIn = ({ name, request }: { name: string; request: string }) => (
  <Panel>
    <PageTitle>{name}</PageTitle>
    <h1 className="text-heading">{words.notLoggedIn}</h1>
    <p className="mt-2 text-lead text-ink-soft">{request}</p>
    <Link href="/" className={`${buttonClass()} mt-6`}>
      {words.goHome}
    </Link>
  </Panel>
)
