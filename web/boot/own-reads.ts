import type { QueryClient } from '@tanstack/react-query'
import { getProgress } from '#contract/progress.ts'
import { queryOf } from '#web/http/query-client.ts'
import { entriesQuery, latestEntriesQuery } from '#web/journal/entries-query.ts'
import { latestMoodQuery, recentMoodsQuery } from '#web/mood/mood-queries.ts'
import { sessionsQuery } from '#web/sessions/sessions-query.ts'

const one = (query: { queryKey: string[] }) => (client: QueryClient) => client.prefetchQuery(query)
const sessions = (client: QueryClient) => client.prefetchInfiniteQuery(sessionsQuery)
const home = [queryOf(getProgress, {}), latestMoodQuery, latestEntriesQuery].map(one)
const ownReads: Record<string, ((client: QueryClient) => Promise<void>)[]> = {
  '/': home,
  '/home': home,
  '/mood': [one(recentMoodsQuery)],
  '/journal': [(client) => client.prefetchInfiniteQuery(entriesQuery)],
  '/profile': [sessions],
  '/conversations': [sessions],
}

/** What the page at this path shows of whoever is signed in. */
export const fetchOwnReads = (client: QueryClient, path: string): Promise<unknown> =>
  Promise.all((ownReads[path] ?? []).map((fetch) => fetch(client)))
