import { expect, test } from 'vitest'
import { aPerson } from '#api/your-data/person-for-test.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const csv = 'full_date,time,mood\n2026-01-02,10:00,good'

const works: { what: string; times: number; take: (who: Visitor) => Promise<Response> }[] = [
  { what: 'export', times: 10, take: (who) => who.request('GET', '/api/data/export') },
  { what: 'import', times: 10, take: (who) => who.request('POST', '/api/data/import', { format: 'none' }) },
  {
    what: 'preview',
    times: 60,
    take: (who) => who.request('POST', '/api/data/import/daylio', { csv, isPreview: true }),
  },
]

test(`one’s data goes out and in ten times in a quarter of an hour, and everybody has their own ten`, async () => {
  await using product = await productForTest('postgres', 'guide', { RATE_LIMIT_FACTOR: '1' })
  const { who } = await aPerson(product)
  const { who: other } = await aPerson(product)
  for (const { what, times, take } of works) {
    for (let n = 0; n < times; n++) expect((await take(who)).status, what).not.toBe(429)
    const refused = await take(who)
    expect([refused.status, refused.headers.get('Error-Code')], what).toEqual([429, 'rate-limited'])
    expect(Number(refused.headers.get('Retry-After')), what).toBeLessThanOrEqual(900)
    expect(await refused.text(), what).toContain('take a breath')
    expect((await take(other)).status, what).not.toBe(429)
  }
  // The zip and the JSON are one right; deleting is never limited by this.
  expect((await who.request('GET', '/api/data/archive')).status).toBe(429)
  expect((await visitor(product.url).post('/api/session/new')).status).toBe(200)
  expect((await who.post('/api/account/deletion', { when: 'now' })).status).toBe(200)
})
