import { afterAll, expect, test } from 'vitest'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres', 'guide', {
  PUBLIC_URL: 'https://calm.example',
  TRUSTED_PROXIES: '1',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Leeward <hello@calm.example>',
})
afterAll(() => product[Symbol.asyncDispose]())

test('behind a proxy that does not say that it speaks TLS, nothing is written and then answered as a fault', async () => {
  const answer = await visitor(product.url).request('POST', '/api/session/new')
  expect(answer.status).toBe(200)
  const cookies = answer.headers.getSetCookie()
  expect(cookies.some((cookie) => cookie.startsWith('__Host-leeward='))).toBe(true)
  expect(cookies.every((cookie) => /; secure/i.test(cookie))).toBe(true)
})

test('an origin is compared with the public address alone, whatever a proxy passes on', async () => {
  const ask = (headers: Record<string, string>) =>
    visitor(product.url).request('POST', '/api/session/new', undefined, { 'Sec-Fetch-Site': '', ...headers })
  expect((await ask({ Origin: 'https://calm.example' })).status).toBe(200)
  expect((await ask({ Origin: product.url })).status).toBe(403)
  const forged = {
    Origin: 'https://evil.example',
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
  }
  expect((await ask(forged)).status).toBe(403)
})
