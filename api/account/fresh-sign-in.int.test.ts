import { afterAll, expect, test } from 'vitest'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { letSignInsGrowStale } from '#infra/testing/stale-sign-ins.ts'
import { visitor, type Visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
afterAll(() => product[Symbol.asyncDispose]())

async function signedIn(address?: string) {
  const who = visitor(product.url)
  const mail = await signInShown(who, address ? { address } : {})
  return { who, mail }
}

const otherBrowser = async (who: Visitor) => {
  const { body } = await who.get<{ id: string; isCurrent: boolean }[]>('/api/auth/sessions')
  return body.find(({ isCurrent }) => !isCurrent)!
}

test('what would harm most asks to sign in again when that is longer ago than 15 minutes', async () => {
  const { who, mail } = await signedIn()
  await signedIn(mail)
  await letSignInsGrowStale(product.databaseUrl)
  const other = await otherBrowser(who)
  for (const answer of [
    await who.post('/api/account/deletion', { when: 'now' }),
    await who.get('/api/data/export'),
    await who.get('/api/data/archive'),
    await who.delete(`/api/auth/sessions/${other.id}`),
  ])
    expect([answer.status, answer.headers.get('Error-Code')]).toEqual([403, 'sign-in-stale'])
  // All else goes on.
  expect((await who.get('/api/journal')).status).toBe(200)

  await signInShown(who, { address: mail })
  expect((await who.get('/api/data/export')).status).toBe(200)
  expect((await who.delete(`/api/auth/sessions/${(await otherBrowser(who)).id}`)).status).toBe(200)
  expect((await who.post('/api/account/deletion', { when: 'now' })).status).toBe(200)
})

test('a link to a download leads to signing in, which says why, and back', async () => {
  const { who } = await signedIn()
  await letSignInsGrowStale(product.databaseUrl)
  const led = await who.request('GET', '/api/data/archive', undefined, { Accept: 'text/html' })
  expect([led.status, led.headers.get('Location')]).toEqual([303, '/api/login?again=1&to=%2Fdata'])
  const page = await who.request('GET', led.headers.get('Location')!)
  expect(await page.text()).toContain('please sign in once more')
})

test('one may always end one’s own browser, and a visitor delete what they made', async () => {
  const { who } = await signedIn()
  await letSignInsGrowStale(product.databaseUrl)
  const { body } = await who.get<{ id: string; isCurrent: boolean }[]>('/api/auth/sessions')
  expect((await who.delete(`/api/auth/sessions/${body[0]!.id}`)).status).toBe(200)

  const ada = visitor(product.url)
  await ada.post('/api/session/new')
  expect((await ada.post('/api/account/deletion', { when: 'now' })).status).toBe(200)
})

test('wrong codes, foreign origins and stale sign-ins leave a line that names no network', async () => {
  const { who } = await signedIn()
  await letSignInsGrowStale(product.databaseUrl)
  await who.get('/api/data/export')
  await who.request('POST', '/api/session/new', undefined, { 'Sec-Fetch-Site': 'cross-site' })
  const grace = visitor(product.url)
  await grace.submit('/api/login/email', { email: 'grace@example.org', to: '/' })
  await grace.submit('/api/login/email/code', { code: '000000' })
  for (const code of ['sign-in-stale', 'origin-foreign', 'sign-in-code-wrong'])
    expect(product.api.log()).toMatch(
      new RegExp(`"security":"${code}","route":"[^"]+","from":"[0-9a-f]{12}"`),
    )
  expect(product.api.log()).not.toMatch(/127\.0\.0\.1.*"security"|grace@example/)
})
