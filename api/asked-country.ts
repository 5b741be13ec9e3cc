import type { Context } from 'koa'

/**
 * The country that the first language of a browser names (ISO 3166), as in `de-AT`; null where it names none. It is all
 * that a page without scripts can go by: never an address.
 */
export function askedCountry(ctx: Context): string | null {
  const [first = ''] = ctx.get('Accept-Language').split(',')
  const tag = /^\s*[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})(?:[-;\s]|$)/i.exec(first)
  return tag?.[1]?.toUpperCase() ?? null
}
