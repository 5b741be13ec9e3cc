import { afterAll, expect, test } from 'vitest'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
afterAll(() => product[Symbol.asyncDispose]())

const send = (csv: string, more: object = {}) =>
  visitor(product.url).post<{ moods: object[]; skipped: object[] }>('/api/data/import/daylio', {
    csv,
    isPreview: true,
    ...more,
  })

const isHealthy = async () => (await fetch(`${product.url}/healthz`)).status

test('hundreds of thousands of columns are refused, and keep nobody waiting', async () => {
  const names = ['full_date', 'mood', ...Array.from({ length: 400_000 }, (_, nth) => `column ${nth}`)]
  const refused = send(`${names.join(',')}\n2026-01-02,good`)
  expect(await isHealthy()).toBe(200)
  const { status, text } = await refused
  expect([status, text]).toEqual([400, 'This is not the CSV export of Daylio.'])
})

test('a line without an end is refused', async () => {
  const { status, text } = await send(
    `full_date,time,mood,note\n2026-01-02,10:00,good,"${'a'.repeat(9_000_000)}`,
  )
  expect([status, text]).toEqual([400, 'This is not the CSV export of Daylio.'])
})

test('more lines than a life has are refused with a plain sentence', async () => {
  const { status, text } = await send(`full_date,mood\n${'2026-01-02,x\n'.repeat(700_000)}`)
  expect([status, text]).toEqual([400, 'This file has more than 20,000 lines. Please split it.'])
})

test('whatever a file holds, the answer is small', async () => {
  const moods = Array.from({ length: 15_000 }, (_, nth) => `2026-01-02,10:00,mood ${nth},${'a'.repeat(500)}`)
  const own = await send(['full_date,time,mood,note', ...moods].join('\n'))
  expect(own.status).toBe(200)
  expect(own.text.length).toBeLessThan(200_000)
  expect(own.body).toMatchObject({ moodsTotal: 0, skippedTotal: 15_000 })
  const good = await send(
    `full_date,time,mood,note\n${`2026-01-02,10:00,good,${'a'.repeat(500)}\n`.repeat(15_000)}`,
  )
  expect(good.text.length).toBeLessThan(200_000)
  expect(good.body).toMatchObject({ moodsTotal: 15_000, skippedTotal: 0 })
})

test('what is sent beside the file is bounded too, and named when it is wrong', async () => {
  const csv = 'full_date,mood\n2026-01-02,wired'
  const many = Object.fromEntries(Array.from({ length: 300_000 }, (_, nth) => [`mood ${nth}`, 3]))
  expect((await send(csv, { levels: many })).status).toBe(400)
  expect((await send(csv, { levels: { wired: 11 } })).text).toContain('levels')
  expect((await send('a'.repeat(10_000_001))).status).toBe(413)
})
