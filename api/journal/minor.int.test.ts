import { afterAll, beforeAll, expect, test } from 'vitest'
import { begin } from '#api/chat/conversation-for-test.ts'
import type { SavedEntry } from '#contract/journal.ts'
import type { MoodLog } from '#contract/mood.ts'
import { type ProductForTest, productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor } from '#infra/testing/visitor.ts'

let product: ProductForTest
beforeAll(async () => {
  product = await productForTest('postgres', 'guide', { LEARNED_SCREENING: 'off' })
})
afterAll(() => product[Symbol.asyncDispose]())

const inDanger = 'I am going to kill myself tonight.'
const ordinary = 'We had rice for lunch.'

/** Somebody signed in who has said this in a chat. */
async function who(said: string) {
  const ada = visitor(product.url)
  await signInShown(ada)
  await Array.fromAsync((await begin(ada)).send(said))
  const write = async (content: string) => (await ada.post<SavedEntry>('/api/journal', { content })).body
  const log = async (note: string) =>
    (await ada.post<MoodLog & SavedEntry>('/api/mood-logs', { level: 3, note })).body
  return { ...ada, write, log }
}

test('what a minor writes in the journal, or notes with a mood, is met with help for minors', async () => {
  const ada = await who('I am 14')
  const entry = await ada.write(inDanger)
  expect(entry).toMatchObject({ tier: 'crisis', concerns: ['suicide', 'minor'] })
  const edited = await ada.patch<SavedEntry>(`/api/journal/${entry.id}`, { content: `${inDanger} Again.` })
  expect(edited.body.concerns).toContain('minor')
  const mood = await ada.log(inDanger)
  expect(mood).toMatchObject({ tier: 'crisis', concerns: ['suicide', 'minor'] })
  const corrected = await ada.patch<SavedEntry>(`/api/mood-logs/${mood.id}`, { level: 2, note: inDanger })
  expect(corrected.body.concerns).toContain('minor')
  for (const calm of [await ada.write(ordinary), await ada.log(ordinary)])
    expect(calm).toMatchObject({ tier: 'none', concerns: [] })
})

test('what an adult writes is not', async () => {
  const ada = await who('I am 34')
  for (const saved of [await ada.write(inDanger), await ada.log(inDanger)])
    expect(saved.concerns).toEqual(['suicide'])
})
