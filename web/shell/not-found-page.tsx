import { Link } from 'wouter'
import { PageTitle } from '#web/shell/page-title.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

export const NotFoundPage = () => (
  <Panel>
    <PageTitle>Page Not Found</PageTitle>
    <h1 className="text-heading">Page Not Found</h1>
    <p className="mt-2 max-w-md text-lead text-ink-soft">
      There is nothing at this address. Perhaps it moved, or a letter went astray.
    </p>
    <Link href="/" className={`${buttonClass()} mt-6`}>
      Go to Home
    </Link>
  </Panel>
)
