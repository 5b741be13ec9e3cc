import { generateKeyPairSync, sign } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { User } from '#contract/account.ts'
import { withSql } from '#infra/testing/kept.ts'
import type { OidcServer } from '#infra/testing/oidc-server.ts'
import {
  startProductWithProviders,
  type ProductWithProviders,
} from '#infra/testing/product-with-providers.ts'
import { visitor } from '#infra/testing/visitor.ts'
import { signInAt, throughProvider } from '#infra/testing/way-through.ts'

let ways: ProductWithProviders
beforeAll(async () => {
  ways = await startProductWithProviders(inject('databaseServer'))
})
afterAll(() => ways[Symbol.asyncDispose]())

const browser = () => visitor(ways.product.url)
const userOf = async (who: ReturnType<typeof browser>) => (await who.get<User>('/api/auth/user')).body
const ada = {
  sub: 'ada-1',
  given_name: 'Ada',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  email_verified: true,
}

test('the page offers each way that is configured, and help; its one script sets the theme', async () => {
  const page = await browser().get('/api/login?to=/mood')
  for (const provider of ['google', 'github', 'oidc'])
    expect(page.text).toContain(`href="/api/login/${provider}?to=%2Fmood"`)
  expect(page.text).toContain('Continue with The &lt;Realm&gt;')
  expect(page.text).toContain('action="/api/login/email"')
  expect(page.text).toContain('local emergency number')
  expect(page.text).not.toContain('988')
  expect(page.text.match(/<script[^]*?<\/script>/g)).toEqual(['<script src="/first.js"></script>'])
  expect(page.headers.getSetCookie()).toEqual([])
})

test.for([
  ['google', () => ways.google],
  ['oidc', () => ways.realm],
] as const)('%s: a person signs in, is known, and is back where they were', async ([name, server]) => {
  server().behaviour.person = ada
  const who = browser()
  const back = await signInAt(who, name, '/mood?range=7')
  expect([back.status, back.headers.get('Location')]).toEqual([303, '/mood?range=7'])
  expect(await userOf(who)).toMatchObject({ firstName: 'Ada', email: 'ada@example.org' })
  const first = await userOf(who)

  const again = browser()
  await signInAt(again, name)
  expect(await userOf(again)).toEqual(first)
})

test('github: the verified primary address, and the first name, else the user name', async () => {
  ways.hub.behaviour.person = {
    id: 1815,
    login: 'ada',
    name: 'Ada Lovelace',
    emails: [
      { email: 'old@example.org', primary: false, verified: true },
      { email: 'ada@example.org', primary: true, verified: true },
    ],
  }
  const who = browser()
  expect((await signInAt(who, 'github')).status).toBe(303)
  expect(await userOf(who)).toMatchObject({ firstName: 'Ada', email: 'ada@example.org' })

  ways.hub.behaviour.person = {
    id: 1816,
    login: 'grace',
    name: null,
    emails: [{ email: 'g@example.org', primary: true, verified: false }],
  }
  const other = browser()
  await signInAt(other, 'github')
  expect(await userOf(other)).toMatchObject({ firstName: 'grace', email: null })
})

test('the same address at another issuer is another person', async () => {
  const [atGoogle, atRealm] = [browser(), browser()]
  ways.google.behaviour.person = { ...ada, sub: 'shared', given_name: 'First' }
  ways.realm.behaviour.person = { ...ada, sub: 'shared', given_name: 'Second' }
  await signInAt(atGoogle, 'google')
  await signInAt(atRealm, 'oidc')
  expect([(await userOf(atGoogle)).firstName, (await userOf(atRealm)).firstName]).toEqual(['First', 'Second'])
})

test('an address that the issuer has not verified is not kept', async () => {
  ways.google.behaviour.person = { ...ada, sub: 'unverified', email_verified: false }
  const who = browser()
  await signInAt(who, 'google')
  expect((await userOf(who)).email).toBeNull()
})

type Spoil = NonNullable<OidcServer['behaviour']['spoil']>
const spoiled: [string, Spoil][] = [
  ['another nonce', ({ payload }) => void (payload['nonce'] = 'another')],
  ['no nonce', ({ payload }) => void delete payload['nonce']],
  ['another issuer', ({ payload }) => void (payload.iss = 'https://elsewhere.example')],
  ['another audience', ({ payload }) => void (payload['aud'] = 'somebody-else')],
  [
    'an audience of several, asked for by another',
    ({ payload }) => void Object.assign(payload, { aud: ['google-1', 'b'], azp: 'b' }),
  ],
  ['an id token that has expired', ({ payload }) => void (payload.exp = payload.iat - 60)],
  ['an id token that is not valid yet', ({ payload }) => void (payload.nbf = payload.iat + 600)],
  ['no subject', ({ payload }) => void delete payload['sub']],
]

test.for(spoiled)('refused: %s', async ([, spoil]) => {
  ways.google.behaviour.person = ada
  ways.google.behaviour.spoil = spoil
  const who = browser()
  const answer = await signInAt(who, 'google').finally(() => (ways.google.behaviour.spoil = null))
  expect([answer.status, answer.headers.get('Error-Code')]).toEqual([400, 'sign-in-refused'])
  expect((await who.get('/api/auth/user')).status).toBe(401)
})

test('refused: a signature with a key that is not the issuer’s, under the name of one that is', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  ways.google.behaviour.person = ada
  ways.google.server.service.once('beforeResponse', ({ body }: { body: Record<string, unknown> }) => {
    const [head, payload] = String(body['id_token']).split('.')
    const signature = sign('sha256', Buffer.from(`${head}.${payload}`), privateKey)
    body['id_token'] = `${head}.${payload}.${signature.toString('base64url')}`
  })
  const forged = await signInAt(browser(), 'google')
  expect([forged.status, forged.headers.get('Error-Code')]).toEqual([400, 'sign-in-refused'])

  ways.google.server.service.once('beforeResponse', ({ body }: { body: Record<string, unknown> }) => {
    const [, payload] = String(body['id_token']).split('.')
    body['id_token'] = `${encoded({ alg: 'none' })}.${payload}.`
  })
  expect((await signInAt(browser(), 'google')).headers.get('Error-Code')).toBe('sign-in-refused')
})

test('refused: a state that was not given to this browser', async () => {
  for (const spoil of [
    (path: string) => path.replace(/state=[^&]+/, 'state=another'),
    (path: string) => path.replace(/&?state=[^&]+/, ''),
  ]) {
    const who = browser()
    const answer = await who.request('GET', spoil(await throughProvider(who, 'google')))
    expect(answer.headers.get('Error-Code')).toBe('sign-in-refused')
  }
  const callback = await throughProvider(browser(), 'google')
  expect((await browser().request('GET', callback)).headers.get('Error-Code')).toBe('sign-in-refused')
})

test('refused: the answer of one provider at the door of another, or in the name of another', async () => {
  const who = browser()
  const callback = await throughProvider(who, 'google')
  const crossed = await who.request('GET', callback.replace('/google/', '/oidc/'))
  expect(crossed.headers.get('Error-Code')).toBe('sign-in-refused')
  const named = `${await throughProvider(who, 'google')}&iss=${encodeURIComponent('https://elsewhere.example')}`
  expect((await who.request('GET', named)).headers.get('Error-Code')).toBe('sign-in-refused')
})

test('whoever turns back at the provider is asked again, and ends where they were', async () => {
  const who = browser()
  const callback = (await throughProvider(who, 'github', '/about')).replace(
    /code=[^&]+/,
    'error=access_denied',
  )
  const back = await who.request('GET', callback)
  expect([back.status, back.headers.get('Location')]).toEqual([302, '/api/login'])
  expect((await who.get('/api/login')).text).toContain('href="/api/login/github?to=%2Fabout"')
})

test('refused: an answer that comes a second time', async () => {
  for (const provider of ['google', 'github']) {
    const who = browser()
    const callback = await throughProvider(who, provider)
    expect((await who.request('GET', callback)).status).toBe(303)
    expect((await who.request('GET', callback)).headers.get('Error-Code')).toBe('sign-in-refused')
    // Who was signed in by the first stays it.
    expect((await who.get('/api/auth/user')).status).toBe(200)
  }
})

test.for(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', '/api/logout'])(
  'nobody is led away by ?to=%s',
  async (to) => {
    ways.google.behaviour.person = ada
    const who = browser()
    expect((await signInAt(who, 'google', to)).headers.get('Location')).toBe('/')
    const signedIn = await who.get(`/api/login?${new URLSearchParams({ to })}`)
    expect(signedIn.headers.get('Location')).toBe('/')
  },
)

test('the Host header decides nothing: providers send people to the public address', async () => {
  const response = await browser().request('GET', '/api/login/google', undefined, {
    'X-Forwarded-Host': 'elsewhere.example',
  })
  const asked = new URL(response.headers.get('Location')!)
  expect(asked.searchParams.get('redirect_uri')).toBe(`${ways.product.url}/api/login/google/callback`)
  expect(asked.searchParams.get('code_challenge_method')).toBe('S256')
})

test('what a visitor did is the account’s after signing in, and the visitor is no more', async () => {
  ways.google.behaviour.person = { ...ada, sub: 'with-a-past' }
  const who = browser()
  const { sessionId } = (await who.post<{ sessionId: string }>('/api/session/new')).body
  await who.post('/api/mood-logs', { level: 4, note: 'before', sessionId })
  const before = who.cookies.get('leeward')
  await signInAt(who, 'google')
  expect(who.cookies.get('leeward')).not.toBe(before)
  expect((await who.get<{ note: string }[]>('/api/mood-logs')).body).toMatchObject([
    { level: 4, note: 'before' },
  ])
  expect((await who.get<unknown[]>('/api/sessions')).body).toHaveLength(1)

  const elsewhere = browser()
  elsewhere.cookies.set('leeward', before!)
  elsewhere.cookies.set('leeward.sig', who.cookies.get('leeward.sig')!)
  expect((await elsewhere.get<unknown[]>('/api/mood-logs')).body).toEqual([])
})

test('no name, address, subject or token is kept in clear, nor logged', async () => {
  ways.google.behaviour.person = {
    ...ada,
    sub: 'subject-canary',
    given_name: 'Canarina',
    email: 'canary@example.org',
  }
  await signInAt(browser(), 'google')
  const rows = await withSql(ways.product.databaseUrl, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`
    return Promise.all(tables.map(({ name }) => sql.unsafe(`select t::text as row from ${name} t`)))
  })
  const kept = JSON.stringify(rows) + ways.product.api.log() + ways.product.worker.log()
  const words = ['AccountOpened', 'subject-canary', 'Canarina', 'canary@', 'access_token', 'eyJhbGci']
  expect(words.filter((word) => kept.includes(word))).toEqual(['AccountOpened'])
})
