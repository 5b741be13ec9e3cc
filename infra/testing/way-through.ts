import type { Visitor } from '#infra/testing/visitor.ts'

/** A path of ours, from an address that a provider or a mail leads to. */
export const pathOf = (address: string | null): string => {
  const { pathname, search } = new URL(address ?? '', 'http://here.invalid')
  return `${pathname}${search}`
}

/** From our page to the provider and back, up to the callback, which is not opened yet. */
export async function throughProvider(who: Visitor, provider: string, to = '/'): Promise<string> {
  const left = await who.request('GET', `/api/login/${provider}?${new URLSearchParams({ to })}`)
  const asked = left.headers.get('Location')
  if (left.status !== 302 || !asked) throw new Error(`${left.status} ${left.headers.get('Error-Code')}`)
  const answered = await fetch(asked, { redirect: 'manual' })
  return pathOf(answered.headers.get('Location'))
}

/** Signs in at a provider, as whoever it says. */
export async function signInAt(who: Visitor, provider: string, to = '/') {
  const callback = await throughProvider(who, provider, to)
  return who.request('GET', callback, undefined, { 'Sec-Fetch-Site': 'cross-site' })
}
