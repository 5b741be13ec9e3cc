/**
 * A path of ours to go back to after signing in, `/` for anything else: no other site, however it is written, and
 * nothing under /api, which would act.
 */
export function localPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 500 || !/^\/[^\p{Cc}\\]*$/u.test(wanted)) return '/'
  const url = URL.parse(wanted, here)
  if (url === null || url.origin !== here) return '/'
  // Read as browsers do: `/..//` and the like are resolved by now.
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.startsWith('//') || /^\/api(\/|$)/i.test(url.pathname) ? '/' : path
}

const here = 'http://here.invalid'

/** The path of the page that a Referer header names, if that is a page of ours. */
export function refererPath(referer: string, origins: string[]): string {
  const url = URL.parse(referer)
  return url && origins.includes(url.origin) ? localPath(`${url.pathname}${url.search}`) : '/'
}
