import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import type { Span } from '#web/for-therapist/words.en.ts'
import { queryOf } from '#web/http/query-client.ts'

const daysBack: Readonly<Record<Span, number | null>> = { fortnight: 14, month: 28, quarter: 91, all: null }

/** The first day (YYYY-MM-DD) of a span that ends today; null where it has no beginning. */
export function firstDay(span: Span, today: Date): string | null {
  const back = daysBack[span]
  if (back === null) return null
  const first = new Date(today.getFullYear(), today.getMonth(), today.getDate() - back + 1, 12)
  return dayText(first)
}

/** YYYY-MM-DD, where whoever looks is. */
export const dayText = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** The query for a GET that can be asked for what is of a day and later. */
export const querySince = <E extends Endpoint>(endpoint: E, since: string | null) => {
  const query = queryOf(endpoint, (since === null ? {} : { since }) as InputOf<E>)
  return { ...query, queryKey: [...query.queryKey, since ?? 'all'] }
}
