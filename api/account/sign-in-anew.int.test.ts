import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  startProductWithProviders,
  type ProductWithProviders,
} from '#infra/testing/product-with-providers.ts'
import { letSignInsGrowStale } from '#infra/testing/stale-sign-ins.ts'
import { visitor, type Visitor } from '#infra/testing/visitor.ts'
import { pathOf, signInAt } from '#infra/testing/way-through.ts'

let ways: ProductWithProviders
beforeAll(async () => {
  ways = await startProductWithProviders(inject('databaseServer'))
})
afterAll(() => ways[Symbol.asyncDispose]())

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds
const ada = (more: object = {}) => ({ sub: 'ada-1', given_name: 'Ada', ...more })

/** What the provider is asked, on the way there. */
async function askedOf(who: Visitor, provider: string, query = ''): Promise<URL> {
  const left = await who.request('GET', `/api/login/${provider}${query}`)
  return new URL(left.headers.get('Location')!)
}

/** From there back to us. */
async function answeredBy(who: Visitor, asked: URL) {
  const answered = await fetch(asked, { redirect: 'manual' })
  const callback = pathOf(answered.headers.get('Location'))
  return who.request('GET', callback, undefined, { 'Sec-Fetch-Site': 'cross-site' })
}

const canExport = async (who: Visitor) => (await who.get('/api/data/export')).status === 200

test('whoever has to sign in once more is asked for it by the provider, as far as it can be told to', async () => {
  const asked = async (provider: string, query?: string) => {
    const { searchParams } = await askedOf(visitor(ways.product.url), provider, query)
    return [searchParams.get('prompt'), searchParams.get('max_age')]
  }
  expect(await asked('oidc')).toEqual([null, null])
  expect(await asked('oidc', '?again=1')).toEqual(['login', '0'])
  expect(await asked('google', '?again=1')).toEqual(['select_account', null])
  expect(await asked('github', '?again=1')).toEqual([null, null])
  const page = await visitor(ways.product.url).get('/api/login?again=1&to=/data')
  expect(page.text).toContain('href="/api/login/oidc?to=%2Fdata&amp;again=1"')
})

test('a sign-in of before is not taken for one that was asked for anew', async () => {
  ways.realm.behaviour.person = ada({ auth_time: secondsAgo(10) })
  const who = visitor(ways.product.url)
  await signInAt(who, 'oidc')
  expect(await canExport(who)).toBe(true)
  await letSignInsGrowStale(ways.product.databaseUrl)
  expect(await canExport(who)).toBe(false)

  // Whoever is signed in does it again, and says so or not.
  const asked = await askedOf(who, 'oidc')
  expect(asked.searchParams.get('prompt')).toBe('login')
  ways.realm.behaviour.person = ada({ auth_time: secondsAgo(3_600) })
  const refused = await answeredBy(who, asked)
  expect([refused.status, refused.headers.get('Error-Code')]).toEqual([400, 'sign-in-refused'])
  expect(await canExport(who)).toBe(false)

  const again = await askedOf(who, 'oidc', '?again=1')
  ways.realm.behaviour.person = ada({ auth_time: secondsAgo(0) })
  expect((await answeredBy(who, again)).status).toBe(303)
  expect(await canExport(who)).toBe(true)
})

test('signing out and in by a sign-in of before makes nothing fresh', async () => {
  ways.realm.behaviour.person = ada({ auth_time: secondsAgo(3_600) })
  const who = visitor(ways.product.url)
  expect((await signInAt(who, 'oidc')).status).toBe(303)
  expect((await who.get('/api/auth/user')).status).toBe(200)
  expect(await canExport(who)).toBe(false)
})

test('a provider that does not say when it was is believed', async () => {
  ways.realm.behaviour.person = ada()
  const who = visitor(ways.product.url)
  await signInAt(who, 'oidc')
  await letSignInsGrowStale(ways.product.databaseUrl)
  await answeredBy(who, await askedOf(who, 'oidc', '?again=1'))
  expect(await canExport(who)).toBe(true)
})
