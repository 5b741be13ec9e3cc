import type { QueryClient } from '@tanstack/react-query'
import { deletionQuery, userQuery } from '#web/account/account-queries.ts'
import { AccountShell } from '#web/app.tsx'
import { pages, type Viewer } from '#web/pages.tsx'

/**
 * Fetches what the first view is made of, as much as it can at the same time; until then the words that the server has
 * sent stay on the screen. What cannot be fetched says so itself, later. A newcomer is signed in nowhere.
 */
export async function fetchFirstView(client: QueryClient, isNewcomer: boolean): Promise<void> {
  if (isNewcomer) {
    client.setQueryData(userQuery.queryKey, null)
    await loadPage('visitor')
    return
  }
  const page = loadPage('person')
  await client.prefetchQuery(userQuery)
  if (client.getQueryData(userQuery.queryKey))
    await Promise.all([client.prefetchQuery(deletionQuery), AccountShell.load().catch(() => {}), page])
  else await loadPage('visitor')
}

async function loadPage(viewer: Viewer): Promise<void> {
  const found = pages.find(({ path, viewers }) => path === location.pathname && viewers.includes(viewer))
  if (found && 'load' in found.page) await found.page.load().catch(() => {})
}
