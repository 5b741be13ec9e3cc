import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import { getUser } from '#contract/account.ts'
import { getDeletion } from '#contract/deletion.ts'
import { getVersion, type Version } from '#contract/version.ts'
import { loadingProfile } from '#web/account/words.en.ts'
import { AccountShell, App, DisclosureDialog } from '#web/app.tsx'
import { createQueryClient, queryKeyOf } from '#web/http/query-client.ts'
import { OfflinePage } from '#web/offline/offline-page.tsx'
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

const rendered = (client: QueryClient, path: string, page: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Router ssrPath={path}>{page}</Router>
    </QueryClientProvider>,
  )
    .replace(/(<div class="early-lines[^>]*>)<\/div>/g, '$1<!--help-list--><!--/help-list--></div>')
    // What such a line holds is fetched first; what is written into a message stays.
    .replace(/<input (?![^>]*type="(checkbox|radio)")/g, '$&readOnly ')

/** The page that a browser keeps for when there is no network. */
export const renderOffline = (): string => rendered(createQueryClient(), '/offline', <OfflinePage />)

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
  return rendered(client, path, <App />)
}
