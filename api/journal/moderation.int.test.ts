import { afterAll, beforeAll, expect, test } from 'vitest'
import type { JournalEntry, SavedEntry } from '#contract/journal.ts'
import { verdictOf } from '#infra/testing/model-server.ts'
import { type ProductForTest, productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor } from '#infra/testing/visitor.ts'

let product: ProductForTest
beforeAll(async () => {
  const environment = { OPENAI_MODERATION: 'on', LEARNED_SCREENING: 'off' }
  product = await productForTest('postgres', 'model', environment)
})
afterAll(() => product[Symbol.asyncDispose]())

const danger = verdictOf({ 'self-harm/intent': 0.9 })
const content = 'I had a long day at work.'
const asked = (words: string) =>
  product.model.requests.filter(({ body }) => JSON.stringify(body).includes(words)).length

async function writer(purposes: string[]) {
  const ada = visitor(product.url)
  await signInShown(ada)
  for (const purpose of purposes) await ada.put('/api/consents', { purpose, isGiven: true })
  const write = async (entry: object) => (await ada.post<SavedEntry>('/api/journal', entry)).body
  const listed = async () => (await ada.get<JournalEntry[]>('/api/journal')).body
  return { ...ada, write, listed }
}

test('an entry does not wait for the provider, and is raised when it is next seen', async () => {
  const held = Promise.withResolvers<void>()
  product.model.moderate({ ...danger, firstDelay: held.promise })
  const ada = await writer(['model-journal'])
  const { id, tier } = await ada.write({ content })
  expect(tier).toBe('none')
  expect((await ada.listed())[0]).not.toHaveProperty('raised')
  held.resolve()
  const raised = { tier: 'crisis', concerns: ['suicide'] }
  await expect.poll(async () => (await ada.listed())[0]).toMatchObject({ id, raised })

  product.model.moderate(verdictOf({}))
  await ada.patch(`/api/journal/${id}`, { content: 'It was a good evening.' })
  expect((await ada.listed())[0]).not.toHaveProperty('raised')
})

test('a reflection on an entry that was raised is help, and no model writes it', async () => {
  product.model.moderate(danger)
  const ada = await writer(['model-journal'])
  const { id } = await ada.write({ content })
  await expect.poll(async () => (await ada.listed())[0]).toHaveProperty('raised')
  const chats = () => product.model.requests.filter(({ path }) => path.endsWith('/chat/completions')).length
  const before = chats()
  const { body } = await ada.post<{ reflection: string }>(`/api/journal/${id}/reflect`, {})
  expect(body.reflection).toContain('findahelpline.com')
  expect(chats()).toBe(before)
})

test('without consent to just that, no entry and no note of a mood is sent', async () => {
  product.model.moderate(danger)
  const ada = await writer(['model-chat'])
  await ada.write({ content: 'Of the journal alone.' })
  await ada.put('/api/consents', { purpose: 'model-journal', isGiven: true })
  await ada.post('/api/mood-logs', { level: 3, note: 'Of the journal alone, a note.' })
  await ada.write({ content: 'That may go.' })
  await expect.poll(() => asked('That may go.')).toBe(1)
  expect(asked('Of the journal alone')).toBe(0)
})
