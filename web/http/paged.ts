import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import { nextCursorHeader, totalHeader } from '#contract/paging.ts'
import { openUntilCurrent, readReply } from '#web/http/call.ts'
import { queryKeyOf } from '#web/http/query-client.ts'

/** A list of the contract whose answers are pages. */
type Paged = Endpoint & { isPaged?: boolean }
type ItemOf<E extends Endpoint> = ReplyOf<E> extends readonly (infer Item)[] ? Item : never

type Options<Item> = {
  signal?: AbortSignal
  /** How often the first page is asked for while it lacks what this browser has written. */
  times?: number
  /** Where it begins; without it, at the first item. */
  cursor?: string | null
  /** False ends it before its last page. */
  goesOn?: (page: Item[]) => boolean
}

export type Pages<Item> = {
  pages: Item[][]
  /** Where the next one begins; null after the last. */
  next: string | null
  /** How many there are on all pages, where the list says so. */
  total: number | null
}

/** The pages of a list as they come, and what would lead on. */
export async function callPages<E extends Paged>(
  endpoint: E,
  input: InputOf<E>,
  { signal, times = 1, cursor: start = null, goesOn = () => true }: Options<ItemOf<E>> = {},
): Promise<Pages<ItemOf<E>>> {
  const pages: ItemOf<E>[][] = []
  for (let cursor = start; ;) {
    const asked = { ...(input as object), ...(cursor !== null && { cursor }) } as InputOf<E>
    const response = await openUntilCurrent(endpoint, asked, pages.length === 0 ? times : 1, signal)
    const page = readReply(endpoint, await response.json()) as ItemOf<E>[]
    pages.push(page)
    cursor = response.headers.get(nextCursorHeader)
    const total = response.headers.get(totalHeader)
    if (cursor === null || !goesOn(page))
      return { pages, next: cursor, total: total === null ? null : Number(total) }
  }
}

/** One page of a list, and what leads on. */
export type Page<Item> = { items: Item[]; next: string | null; total: number | null }

/** The query for a list that is read a page at a time, as far as somebody wants to see it. Its key is its path. */
export const pagesOf = <E extends Paged>(endpoint: E, input: InputOf<E>, times = 1) => ({
  queryKey: queryKeyOf(endpoint, input),
  queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | null }) => {
    const options = { signal, times, cursor: pageParam, goesOn: () => false }
    const { pages, ...rest } = await callPages(endpoint, input, options)
    return { items: pages.flat(), ...rest } as Page<ItemOf<E>>
  },
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }: Page<ItemOf<E>>) => next,
})
