import { afterAll, expect, inject, test } from 'vitest'
import { withSql } from '#infra/testing/kept.ts'
import { startMailServer } from '#infra/testing/mail-server.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { startProductWithProviders } from '#infra/testing/product-with-providers.ts'
import { visitor } from '#infra/testing/visitor.ts'
import { signInAt } from '#infra/testing/way-through.ts'

type Step = {
  what: string
  times: number
  withinSeconds: number
  take: (url: string, n: number) => Promise<Response>
}

const submit = (url: string, path: string, fields: Record<string, string>) =>
  visitor(url).request('POST', path, new URLSearchParams(fields))

const steps: Step[] = [
  {
    what: 'leaving for a provider',
    times: 300,
    withinSeconds: 60,
    take: (url) => visitor(url).request('GET', '/api/login/github'),
  },
  {
    what: 'coming back from a provider',
    times: 20,
    withinSeconds: 60,
    take: (url) => visitor(url).request('GET', '/api/login/github/callback?code=a&state=b'),
  },
  {
    what: 'trying codes',
    times: 40,
    withinSeconds: 900,
    take: (url, n) => submit(url, '/api/login/email/code', { code: String(100_000 + n) }),
  },
  {
    what: 'asking for mails',
    times: 30,
    withinSeconds: 900,
    take: (url, n) => submit(url, '/api/login/email', { email: `ada-${n}@example.org`, to: '/' }),
  },
]

test(`each step of signing in has its limit, and says when to come back`, async () => {
  await using product = await productForTest('postgres', 'guide', {
    RATE_LIMIT_FACTOR: '1',
    GITHUB_CLIENT_ID: 'github-1',
    GITHUB_CLIENT_SECRET: 'github-word',
  })
  for (const { what, times, withinSeconds, take } of steps) {
    for (let n = 0; n < times; n++) expect((await take(product.url, n)).status, what).not.toBe(429)
    const refused = await take(product.url, times)
    expect([refused.status, refused.headers.get('Error-Code')], what).toEqual([429, 'rate-limited'])
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds, what).toBeGreaterThan(0)
    expect(seconds, what).toBeLessThanOrEqual(withinSeconds)
    expect(await refused.text(), what).toContain('take a breath')
  }
  // Help and talking are never limited by this.
  expect((await visitor(product.url).post('/api/session/new')).status).toBe(200)
})

test('a network is not kept out by the many who sign in there, nor by those who think better of it', async () => {
  await using ways = await startProductWithProviders(inject('databaseServer'), { RATE_LIMIT_FACTOR: '1' })
  const { url } = ways.product
  for (let n = 0; n < 30; n++) {
    ways.google.behaviour.person = { sub: `student-${n}` }
    expect((await signInAt(visitor(url), 'google')).status).toBe(303)
    const cancelled = await visitor(url).request('GET', '/api/login/google/callback?error=access_denied')
    expect(cancelled.headers.get('Location')).toBe('/api/login')
  }
})

const behindProxy = await openBehindProxy()
afterAll(() => behindProxy.close())

async function openBehindProxy() {
  const opened = new AsyncDisposableStack()
  const mail = opened.use(await startMailServer())
  const environment = {
    RATE_LIMIT_FACTOR: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Leeward <hello@calm.example>',
    TRUSTED_PROXIES: '1',
  }
  const product = opened.use(await productForTest('postgres', 'guide', environment))
  return { mail, product, close: () => opened.disposeAsync() }
}

test('one network gets six mails an hour to one address, and uses up nobody else’s', async () => {
  const { product } = behindProxy
  const ask = (network: string, email: string) =>
    visitor(product.url).request('POST', '/api/login/email', new URLSearchParams({ email, to: '/' }), {
      'X-Forwarded-For': network,
    })
  for (let times = 0; times < 6; times++) expect((await ask('192.0.2.1', 'ada@example.org')).status).toBe(303)
  const refused = await ask('192.0.2.1', ' Ada@Example.org ')
  expect([refused.status, refused.headers.get('Error-Code')]).toEqual([429, 'rate-limited'])
  const seconds = Number(refused.headers.get('Retry-After'))
  expect(seconds).toBeGreaterThan(900)
  expect(seconds).toBeLessThanOrEqual(3_600)
  expect((await ask('192.0.2.1', 'grace@example.org')).status).toBe(303)
  for (let n = 2; n < 14; n++) expect((await ask(`192.0.2.${n}`, 'ada@example.org')).status).toBe(303)
})

test('past twenty wrong codes an address is entered by the link alone there, and by a code elsewhere', async () => {
  const { product, mail } = behindProxy
  const email = 'alan@example.org'
  const from = (n: number) => {
    const who = visitor(product.url)
    const submit = (path: string, fields: Record<string, string>) =>
      who.request('POST', path, new URLSearchParams(fields), { 'X-Forwarded-For': `198.51.100.${n}` })
    return { ask: () => submit('/api/login/email', { email, to: '/' }), submit }
  }
  const tryCode = async (guesser: ReturnType<typeof from>, code: string) => {
    const { status, headers } = await guesser.submit('/api/login/email/code', { code })
    return [status, headers.get('Error-Code')]
  }
  // Four browsers of one network, and four of four others.
  for (const n of [1, 1, 1, 1, 2, 3, 4, 5]) {
    const guesser = from(n)
    await guesser.ask()
    for (let times = 0; times < 5; times++)
      expect(await tryCode(guesser, 'wrong')).toEqual([400, 'sign-in-code-wrong'])
  }
  await mail.mailsTo(email, 8)
  const neighbour = from(1)
  await neighbour.ask()
  const { code, link } = (await mail.mailsTo(email, 9)).at(-1)!
  const spent = await neighbour.submit('/api/login/email/code', { code })
  expect([spent.status, spent.headers.get('Error-Code')]).toEqual([429, 'sign-in-code-spent'])
  expect(await spent.text()).toContain('The link in the mail signs you in as always.')
  const search = Object.fromEntries(new URL(link).searchParams)
  const entered = await neighbour.submit('/api/login/email/link', search)
  expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/'])

  const alan = from(6)
  await alan.ask()
  const own = (await mail.mailsTo(email, 10)).at(-1)!
  expect((await alan.submit('/api/login/email/code', { code: own.code })).headers.get('Location')).toBe('/')
})

test('what is no misuse is not counted: a typo in an address, and a code that is right', async () => {
  await using mail = await startMailServer()
  await using product = await productForTest('postgres', 'guide', {
    RATE_LIMIT_FACTOR: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Leeward <hello@calm.example>',
  })
  const typo = () => visitor(product.url).submit('/api/login/email', { email: 'ada@', to: '/' })
  for (let n = 0; n < 31; n++) expect((await typo()).status).toBe(400)
  const ada = visitor(product.url)
  await ada.submit('/api/login/email', { email: 'ada@example.org', to: '/' })
  const [{ code } = { code: '' }] = await mail.mailsTo('ada@example.org')
  expect((await ada.submit('/api/login/email/code', { code })).status).toBe(303)
  await withSql(product.databaseUrl, async (sql) => {
    const counted =
      await sql`select points from rate_limits where key like 'sign-in attempt%' or key like 'sign-in code%'`
    expect(counted.map(({ points }) => points)).toEqual([0, 0])
  })
})
