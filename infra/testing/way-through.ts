import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
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

/** Opens an address as a person does, which `fetch` cannot: it always says that it is a script. */
export async function navigate(
  url: string,
  who: Visitor,
  path: string,
  headers: Record<string, string> = {},
) {
  const cookies = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const asked = request(`${url}${path}`, {
    headers: {
      Cookie: cookies,
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Mode': 'navigate',
      'Sec-Fetch-Dest': 'document',
      ...headers,
    },
  }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return {
    status: response.statusCode!,
    headers: new Headers(response.headers as Record<string, string>),
    text: await text(response),
  }
}
