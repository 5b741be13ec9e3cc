import type { QueryClient } from '@tanstack/react-query'
import { listEntries } from '#contract/journal.ts'
import { listMoodLogs } from '#contract/mood.ts'
import { getProgress } from '#contract/progress.ts'
import { listSessions } from '#contract/sessions.ts'
import { deletionQuery, userQuery, versionQuery } from '#web/account/account-queries.ts'
import { AccountShell, DisclosureDialog } from '#web/app.tsx'
import { callUntilCurrent } from '#web/http/call.ts'
import { queryKeyOf, queryOf } from '#web/http/query-client.ts'
import { pages, type Viewer } from '#web/pages.tsx'
import { isAccepted } from '#web/safety/disclosure.ts'

/** What a page shows comes together with it, unless it is so late. */
const patienceMs = 1_000

const moods = queryOf(listMoodLogs, {})
const entries = {
  queryKey: queryKeyOf(listEntries, {}),
  // It must hold what was just written.
  queryFn: () => callUntilCurrent(listEntries, {}, 5),
}
const home = [queryOf(getProgress, {}), moods, entries]
const words: Record<string, { queryKey: string[] }[]> = {
  '/': home,
  '/home': home,
  '/mood': [moods],
  '/journal': [entries],
  '/profile': [queryOf(listSessions, {})],
}

const fetchWords = (client: QueryClient) =>
  Promise.all((words[location.pathname] ?? []).map((query) => client.prefetchQuery(query)))

/**
 * Fetches what the first view is made of, as much as it can at the same time; until then the words that the server has
 * sent stay on the screen. What cannot be fetched says so itself, later. `viewer` is who asked for the page, as far as
 * the server knew.
 */
export async function fetchFirstView(client: QueryClient, viewer: string | undefined): Promise<void> {
  const common = Promise.all([
    client.prefetchQuery(versionQuery),
    isAccepted() ? null : DisclosureDialog.load().catch(() => {}),
  ])
  if (viewer === 'visitor') {
    client.setQueryData(userQuery.queryKey, null)
    await Promise.all([common, loadPage('visitor')])
    return
  }
  const page = loadPage('person')
  const forPerson = () =>
    Promise.all([
      client.prefetchQuery(deletionQuery),
      AccountShell.load().catch(() => {}),
      page,
      Promise.race([fetchWords(client), new Promise((done) => setTimeout(done, patienceMs))]),
    ])
  const early = viewer === 'person' ? forPerson() : null
  await client.prefetchQuery(userQuery)
  await Promise.all([
    common,
    client.getQueryData(userQuery.queryKey) ? (early ?? forPerson()) : loadPage('visitor'),
  ])
}

async function loadPage(viewer: Viewer): Promise<void> {
  const found = pages.find(({ path, viewers }) => path === location.pathname && viewers.includes(viewer))
  if (found && 'load' in found.page) await found.page.load().catch(() => {})
}
