import { Link } from 'wouter'
import { PageTitle } from '#web/shell/page-title.tsx'
import * as words from '#web/shell/words.en.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

export const NotFoundPage = () => (
  <Panel>
    <PageTitle>{words.notFound}</PageTitle>
    <h1 className="text-heading">{words.notFound}</h1>
    <p className="mt-2 max-w-md text-lead text-ink-soft">{words.notFoundAbout}</p>
    <Link href="/" className={`${buttonClass()} mt-6`}>
      {words.goHome}
    </Link>
  </Panel>
)
