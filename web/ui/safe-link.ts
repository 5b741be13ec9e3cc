export type SafeLink = { href: string; place: string }

/** Where a link in a reply may lead, and the place to show beside it; null when it may not be followed. */
export function safeLink(href: string | undefined): SafeLink | null {
  if (!href || !URL.canParse(href)) return null
  const url = new URL(href)
  if (url.protocol === 'https:') return { href: url.href, place: url.host }
  if (url.protocol === 'tel:' || url.protocol === 'sms:') {
    const number = decodeURIComponent(url.pathname)
    return /^[+\d][\d\s().-]*$/.test(number) ? { href: url.href, place: number } : null
  }
  return null
}
