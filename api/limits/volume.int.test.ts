import { expect, test } from 'vitest'
import { begin, textOf } from '#api/chat/conversation-for-test.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import { visitorDocumentBytes } from '#contract/portability.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { visitor } from '#infra/testing/visitor.ts'

/** A whole document of nobody, of this length. */
function documentOf(bytes: number): object {
  const empty = { format: 'leeward-export', version: 1, facts: [], filler: '' }
  return { ...empty, filler: 'a'.repeat(bytes - JSON.stringify(empty).length) }
}

test(`nobody fills the disk; crisis help, deleting and other people go on`, async () => {
  await using product = await productForTest('postgres', 'guide', { RATE_LIMIT_FACTOR: '1' })
  const ada = visitor(product.url)
  const { sessionId, listed } = await begin(ada)
  const bring = () => ada.request('POST', '/api/data/import', documentOf(visitorDocumentBytes - 10_000))
  const statuses: number[] = []
  for (let n = 0; n < 5; n++) statuses.push((await bring()).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200])
  const refused = await bring()
  expect([refused.status, refused.headers.get('Error-Code')]).toEqual([429, 'volume-spent'])
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60)
  expect(await refused.text()).toContain('What you have here is safe')

  // What was refused is not counted: some kilobytes are left, and then nothing more is kept.
  const say = (message: string) =>
    Array.fromAsync(ada.follow<ChatStreamEvent>('POST', '/api/chat', { sessionId, message }))
  const write = () =>
    ada.request('POST', '/api/mood-logs', { level: 5, note: 'a'.repeat(1_000), sessionId: null })
  const codes: (string | null)[] = []
  while (codes.length < 60 && codes.at(-1) !== 'volume-spent')
    codes.push((await write()).headers.get('Error-Code'))
  expect([codes[0], codes.at(-1)]).toEqual([null, 'volume-spent'])
  expect(product.api.log()).toContain('"security":"volume-spent"')
  // Whoever has filled the day may still talk.
  expect((await say('a'.repeat(4_000))).at(-1)).toMatchObject({ done: true })
  expect(textOf(await say('I am going to kill myself tonight.'))).toContain('findahelpline.com')
  expect((await say('Yes, I have them here.')).at(-1)).toMatchObject({ done: true })
  const last = (await listed()).findLast(({ role }) => role === 'user')
  expect(JSON.stringify(last)).toContain('I have them here')

  expect((await begin(visitor(product.url))).sessionId).toBeDefined()
  expect((await ada.delete(`/api/sessions/${sessionId}`)).status).toBe(200)
  expect((await ada.post('/api/account/deletion', { when: 'now' })).status).toBe(200)
})
