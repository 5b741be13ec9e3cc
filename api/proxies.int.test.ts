import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const [, inReadme] = /proxy_set_header X-Forwarded-For (\$\w+);/.exec(readme)!

/** What nginx makes of the header, by the line in the README. */
function passedOn(given: string | null, remoteAddress: string): string {
  if (inReadme === '$remote_addr') return remoteAddress
  expect(inReadme).toBe('$proxy_add_x_forwarded_for')
  return given === null ? remoteAddress : `${given}, ${remoteAddress}`
}

const cdn = '198.51.100.7'
const environment = {
  RATE_LIMIT_FACTOR: '1',
  PUBLIC_URL: 'https://calm.example',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Leeward <hello@calm.example>',
}

const importing = (url: string) => (forwarded: string | null) =>
  visitor(url).request(
    'POST',
    '/api/data/import',
    { format: 'none' },
    forwarded === null ? {} : { 'X-Forwarded-For': forwarded },
  )

test('behind a CDN and nginx people are told apart, and nobody by what they claim', async () => {
  await using product = await productForTest('postgres', 'guide', { ...environment, TRUSTED_PROXIES: '2' })
  const ask = importing(product.url)
  // A CDN adds its line to what a client claims.
  const through = (client: string, claimed: string | null = null) =>
    ask(passedOn(claimed === null ? client : `${claimed}, ${client}`, cdn))
  const statuses = []
  for (let n = 0; n < 25; n++) statuses.push((await through('192.0.2.1', `203.0.113.${n}`)).status)
  expect(statuses.map((status) => status === 429)).toEqual(statuses.map((_, index) => index >= 20))
  expect((await through('192.0.2.2')).status).not.toBe(429)
  expect(product.api.log()).not.toContain('"alarm":"proxies"')

  // One that names nobody but the CDN is noticed.
  await ask(cdn)
  await ask(cdn)
  expect(product.api.log().match(/"alarm":"proxies","trusted":2,"named":1/g)).toHaveLength(1)
})

test('without a proxy nobody’s claim is read', async () => {
  await using product = await productForTest('postgres', 'guide', { RATE_LIMIT_FACTOR: '1' })
  const ask = importing(product.url)
  const statuses = []
  for (let n = 0; n < 21; n++) statuses.push((await ask(`203.0.113.${n}`)).status)
  expect(statuses.at(-1)).toBe(429)
})
