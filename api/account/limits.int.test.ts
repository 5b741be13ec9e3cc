import { expect, test } from 'vitest'
import { startMailServer } from '#infra/testing/mail-server.ts'
import { backends, isMissing } from '#infra/testing/places.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

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
    times: 10,
    withinSeconds: 60,
    take: (url) => visitor(url).request('GET', '/api/login/github'),
  },
  {
    what: 'coming back from a provider',
    times: 5,
    withinSeconds: 60,
    take: (url) => visitor(url).request('GET', '/api/login/github/callback?code=a&state=b'),
  },
  {
    what: 'trying codes',
    times: 10,
    withinSeconds: 900,
    take: (url, n) => submit(url, '/api/login/email/code', { code: String(100_000 + n) }),
  },
  {
    what: 'asking for mails',
    times: 10,
    withinSeconds: 900,
    take: (url, n) => submit(url, '/api/login/email', { email: `ada-${n}@example.org`, to: '/' }),
  },
]

for (const backend of backends)
  test.skipIf(isMissing(backend))(
    `${backend}: each step of signing in has its limit, and says when to come back`,
    async () => {
      await using product = await productForTest(backend, 'guide', {
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
    },
  )

test('one address gets ten mails an hour, from however many networks they are asked for', async () => {
  await using mail = await startMailServer()
  await using product = await productForTest('postgres', 'guide', {
    RATE_LIMIT_FACTOR: '1',
    SMTP_URL: mail.url,
    MAIL_FROM: 'Leeward <hello@calm.example>',
    TRUSTED_PROXIES: '1',
  })
  const ask = (n: number, email: string) =>
    visitor(product.url).request('POST', '/api/login/email', new URLSearchParams({ email, to: '/' }), {
      'X-Forwarded-For': `192.0.2.${n}`,
    })
  for (let n = 0; n < 10; n++) expect((await ask(n, 'ada@example.org')).status).toBe(303)
  const refused = await ask(10, ' Ada@Example.org ')
  expect([refused.status, refused.headers.get('Error-Code')]).toEqual([429, 'rate-limited'])
  const seconds = Number(refused.headers.get('Retry-After'))
  expect(seconds).toBeGreaterThan(900)
  expect(seconds).toBeLessThanOrEqual(3_600)
  expect((await ask(11, 'grace@example.org')).status).toBe(303)
})
