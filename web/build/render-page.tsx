import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { getUser } from '#contract/account.ts'
import { getDeletion } from '#contract/deletion.ts'
import { getVersion, type Version } from '#contract/version.ts'
import { loadingProfile } from '#web/account/words.en.ts'
import { AccountShell, App, DisclosureDialog } from '#web/app.tsx'
import { createQueryClient, queryKeyOf } from '#web/http/query-client.ts'
import { pages } from '#web/pages.tsx'

type Known = Pick<Version, 'companion'> & { viewer: 'visitor' | 'person' }

// All at once, before the module that renders is done: nothing is waited for while a page is rendered.
await Promise.all([
  AccountShell.load(),
  DisclosureDialog.load(),
  ...pages.map(({ page }) => ('load' in page ? page.load() : null)),
])

/** As nearly every server will answer. */
const usual = { version: '', revision: null, model: null, recipient: null, signIn: true }

/** Every page whose first words are the same for everybody. */
export const pathsFor = (viewer: Known['viewer']): string[] =>
  pages.filter(({ path, viewers }) => viewers.includes(viewer) && !/[:*]/.test(path)).map(({ path }) => path)

/** A page in HTML, without anything that is somebody's own. */
export function renderPage(path: string, { viewer, companion }: Known): string {
  const client = createQueryClient()
  // Where the name would stand alone, it is waited for.
  const firstName = path === '/profile' ? loadingProfile : null
  const person = { firstName, email: null, createdAt: '' }
  client.setQueryData(queryKeyOf(getUser, {}), viewer === 'person' ? person : null)
  client.setQueryData(queryKeyOf(getDeletion, {}), { dueAt: null })
  client.setQueryData(queryKeyOf(getVersion, {}), {
    ...usual,
    companion,
    signInWays: 'Google, GitHub or email',
  })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath={path}>
        <App />
      </Router>
    </QueryClientProvider>,
  )
  const marked = html.replace(
    /(<div class="early-lines[^>]*>)<\/div>/,
    '$1<!--help-list--><!--/help-list--></div>',
  )
  // What such a line holds is fetched first; what is written into a message stays.
  return marked.replace(/<input (?![^>]*type="(checkbox|radio)")/g, '$&readOnly ')
}
