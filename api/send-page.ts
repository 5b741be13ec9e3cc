import type { Context } from 'koa'
import { longestPage, nextCursorHeader, totalHeader } from '#contract/paging.ts'

/** What an item takes beside its words: ids, times, names of fields. */
const bytesBesideWords = 600

/** As many of these rows as one answer holds, by the bytes of their words; at least one. */
export function fitting<Row extends { bytes: number }>(rows: Row[], limit: number): Row[] {
  let bytes = 0
  const page = rows.slice(0, limit)
  const end = page.findIndex((row) => (bytes += row.bytes + bytesBesideWords) > longestPage)
  return end === -1 ? page : page.slice(0, Math.max(1, end))
}

/**
 * The rows of this page, of which one more than `limit` were asked for, so that nothing but the words of the page is
 * opened. What leads to the next page goes into a header, for the body is the plain list.
 */
export function pageOf<Row extends { bytes: number }>(
  ctx: Context,
  rows: Row[],
  limit: number,
  placeOf: (last: Row) => string,
): Row[] {
  const page = fitting(rows, limit)
  const last = page.at(-1)
  if (last && page.length < rows.length) ctx.set(nextCursorHeader, placeOf(last))
  return page
}

/** How many there are on all pages. */
export const sendTotal = (ctx: Context, count: number): void => ctx.set(totalHeader, String(count))
