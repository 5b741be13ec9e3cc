import { expect, test } from 'vitest'
import { behindHeader } from '#contract/endpoint.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import { visitor } from '#infra/testing/visitor.ts'

const product = await sharedProduct()

const logMood = async () => {
  const who = visitor(product.url)
  const { status } = await who.post('/api/mood-logs', { level: 7, note: null, sessionId: null })
  expect(status).toBe(200)
  return who
}

test('a read after a write has what was written', async () => {
  const who = await logMood()
  expect(who.cookies.get('leeward-position')).toMatch(/^\d+$/)
  expect((await who.get<unknown[]>('/api/mood-logs')).body).toHaveLength(1)
})

test.for([
  '1.5',
  '-1',
  '1e20',
  '1e400',
  'NaN',
  '0x10',
  '99999999999999999999',
  '999999',
  "1'; drop table events",
])('a position that is not what we wrote (%s) is not waited for', async (position) => {
  const who = await logMood()
  who.cookies.set('leeward-position', encodeURIComponent(position))
  const { status, headers } = await who.request('GET', '/api/mood-logs')
  expect([status, headers.has(behindHeader)]).toEqual([200, false])
})
