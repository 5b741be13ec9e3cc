import type { QueryClient } from '@tanstack/react-query'
import { deletionQuery, userQuery, versionQuery } from '#web/account/account-queries.ts'
import { AccountShell, DisclosureDialog } from '#web/app.tsx'
import { isAccepted } from '#web/consent/disclosure.ts'
import { locale } from '#web/language/language.ts'
import { pages, type Viewer } from '#web/pages.tsx'
import { loadFirstHelp } from '#web/safety/help-lines.ts'
import { storedSession } from '#web/sessions/stored-session.ts'
import type { LazyPart } from '#web/shell/lazy-part.tsx'
import { nextTask } from '#web/ui/next-task.ts'

/** What a page shows comes together with it, unless it is so late. Without its help lines it is not shown for long. */
const timeoutsMs = { lists: 1_000, version: 2_000, viewer: 3_000, help: 10_000, parts: 10_000 }
const unlessLate = (what: keyof typeof timeoutsMs, ...awaited: Promise<unknown>[]) =>
  Promise.race([Promise.all(awaited), new Promise((done) => setTimeout(done, timeoutsMs[what]))])

/** Visitors have none of these, and do without the file. */
async function fetchOwnReads(client: QueryClient): Promise<void> {
  const { fetchOwnReads: fetch } = await import('#web/boot/for-persons.ts')
  await fetch(client, location.pathname)
}

const fetchOwn = (client: QueryClient) =>
  Promise.all([
    unlessLate('viewer', client.prefetchQuery(deletionQuery)),
    unlessLate(
      'lists',
      fetchOwnReads(client).catch(() => {}),
    ),
  ])

const pageFor = (viewer: Viewer) =>
  pages.find(({ path, viewers }) => path === location.pathname && viewers.includes(viewer))

async function load(part: object | undefined): Promise<void> {
  // What cannot be loaded says so in its place.
  if (part && 'load' in part) await (part as LazyPart).load().catch(() => {})
}

/**
 * Fetches what the first view is made of, as much as it can at the same time and in short steps; until then the words
 * that the server has sent stay on the screen. What cannot be fetched says so itself, later. `viewer` is who asked for
 * the page, as far as the server knew.
 */
export async function fetchFirstView(client: QueryClient, viewer: string | undefined): Promise<void> {
  if (viewer === 'visitor') client.setQueryData(userQuery.queryKey, null)
  const asked = unlessLate('viewer', client.prefetchQuery(userQuery))
  if (viewer === undefined) await asked
  const isSignedIn = () => Boolean(client.getQueryData(userQuery.queryKey))
  const isPerson = viewer === 'person' || isSignedIn()
  const answers = [
    asked,
    unlessLate('help', loadFirstHelp()),
    unlessLate('version', client.prefetchQuery(versionQuery)),
    isPerson && fetchOwn(client),
  ]

  await nextTask()
  const page = pageFor(isPerson ? 'person' : 'visitor')
  const parts = [load(page?.page)]
  await nextTask()
  parts.push(load(isPerson ? AccountShell : undefined), load(isAccepted() ? undefined : DisclosureDialog))

  // The first date of all takes long to prepare: not in the middle of drawing, and in two steps.
  const hasDates = page?.path === '/chat' ? storedSession() !== null : isPerson
  if (hasDates) {
    await nextTask()
    new Intl.Locale(locale()).maximize()
    await nextTask()
    new Date().toLocaleDateString(locale())
  }

  await Promise.all([...answers, unlessLate('parts', ...parts)])
  // The server did not know yet that they have signed out.
  if (isPerson && !isSignedIn()) await load(pageFor('visitor')?.page)
}
