import { QueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import { call, fillPath } from '#web/http/call.ts'

/** Fetched once, never stale: what changes is fetched again by name. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Infinity,
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
