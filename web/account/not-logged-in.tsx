import { Link } from 'wouter'
import { PageTitle } from '#web/shell/page-title.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/sheet.tsx'

/** In the place of a page that only somebody signed in has. `what` ends "Please log in to …". */
export const NotLoggedIn = ({ name, what }: { name: string; what: string }) => (
  <Sheet>
    <PageTitle>{name}</PageTitle>
    <h1 className="text-heading">Not Logged In</h1>
    <p className="mt-2 text-lead text-ink-soft">Please log in to {what}</p>
    <Link href="/" className={`${buttonLook()} mt-6`}>
      Go to Home
    </Link>
  </Sheet>
)
