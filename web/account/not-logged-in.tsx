import { Link } from 'wouter'
import { PageTitle } from '#web/shell/page-title.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** In the place of a page that only somebody signed in has. `what` ends "Please log in to …". */
export const NotLoggedIn = ({ name, what }: { name: string; what: string }) => (
  <Panel>
    <PageTitle>{name}</PageTitle>
    <h1 className="text-heading">Not Logged In</h1>
    <p className="mt-2 text-lead text-ink-soft">Please log in to {what}</p>
    <Link href="/" className={`${buttonClass()} mt-6`}>
      Go to Home
    </Link>
  </Panel>
)
