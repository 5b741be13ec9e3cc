import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import { nextCursorHeader } from '#contract/paging.ts'
import { openUntilCurrent, readReply } from '#web/http/call.ts'
import { queryKeyOf } from '#web/http/query-client.ts'

/** A list of the contract whose answers are pages. */
type Paged = Endpoint & { isPaged?: boolean }
type ItemOf<E extends Endpoint> = ReplyOf<E> extends readonly (infer Item)[] ? Item : never

type Options<Item> = {
  signal?: AbortSignal
  /** How often the first page is asked for while it lacks what this browser has written. */
  times?: number
  /** False ends it before its last page. */
  goesOn?: (page: Item[]) => boolean
}

/** The pages of a list as they come, and whether more would follow. */
export async function callPages<E extends Paged>(
  endpoint: E,
  input: InputOf<E>,
  { signal, times = 1, goesOn = () => true }: Options<ItemOf<E>> = {},
): Promise<{ pages: ItemOf<E>[][]; isWhole: boolean }> {
  const pages: ItemOf<E>[][] = []
  for (let cursor: string | undefined; ;) {
    const asked = { ...(input as object), ...(cursor !== undefined && { cursor }) } as InputOf<E>
    const response = await openUntilCurrent(endpoint, asked, pages.length === 0 ? times : 1, signal)
    const page = readReply(endpoint, await response.json()) as ItemOf<E>[]
    pages.push(page)
    cursor = response.headers.get(nextCursorHeader) ?? undefined
    if (cursor === undefined || !goesOn(page)) return { pages, isWhole: cursor === undefined }
  }
}

/** The query for a whole list. Its key is its path. */
export const wholeListOf = <E extends Paged>(endpoint: E, input: InputOf<E>, times = 1) => ({
  queryKey: queryKeyOf(endpoint, input),
  queryFn: async ({ signal }: { signal?: AbortSignal }) =>
    (await callPages(endpoint, input, { times, ...(signal && { signal }) })).pages.flat(),
})
