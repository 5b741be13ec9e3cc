import { QueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { call, fillPath } from '#web/http/call.ts'

/** When a link of ours opened the page on the screen; 0 while it is the one that the browser loaded. */
let openedAt = 0
for (const opening of ['pushState', 'popstate'])
  globalThis.addEventListener?.(opening, () => (openedAt = Date.now()))

/** What else may have changed it is no write of this browser: another device, or time. */
const staleMs = 60_000

/**
 * What a write changes is read again by the table of `changes.ts`; all else when it is stale and its page, or the whole
 * tab, is shown again. What is no read of the api, as the session that is open, never is.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // A call that failed before its page was drawn is not made again by it, only on the next visit.
        retryOnMount: ({ state }) => state.errorUpdatedAt < openedAt,
        staleTime: ({ queryKey: [path] }) => (String(path).startsWith('/') ? staleMs : Infinity),
        // Without a network a call fails at once and says so, instead of waiting unseen.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

export const queryKeyOf = <E extends Endpoint>(endpoint: E, input: InputOf<E>): string[] => [
  fillPath(endpoint.path, input as Record<string, unknown>).path,
]

/** The query for a GET of the contract. Its key is its path. */
export const queryOf = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => ({
  queryKey: queryKeyOf(endpoint, input),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, input, signal),
})
