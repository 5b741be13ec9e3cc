import { expect, test } from 'vitest'
import { begin } from '#api/chat/conversation-for-test.ts'
import type { SavedEntry } from '#contract/journal.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await sharedProduct()

async function person(): Promise<Visitor> {
  const who = visitor(product.url)
  await signInShown(who)
  return who
}

const isGentle = async (who: Visitor) =>
  (await who.get<{ isGentle: boolean }>('/api/journal/prompting')).body.isGentle

test('whoever is signed out is asked to sign in', async () =>
  expect((await visitor(product.url).get('/api/journal/prompting')).status).toBe(401))

test('after an entry that concerns, no prompt digs, until it says something else', async () => {
  const ada = await person()
  expect(await isGentle(ada)).toBe(false)
  await ada.post('/api/journal', { content: 'A marmalade day.' })
  expect(await isGentle(ada)).toBe(false)
  const { id } = (
    await ada.post<SavedEntry>('/api/journal', { content: 'I am going to kill myself tonight.' })
  ).body
  expect(await isGentle(ada)).toBe(true)
  await ada.patch(`/api/journal/${id}`, { content: 'A marmalade day.' })
  expect(await isGentle(ada)).toBe(false)
})

test('nor in the day after a talk in a crisis; of somebody else it says nothing', async () => {
  const [ada, grace] = [await person(), await person()]
  const { send } = await begin(ada)
  await Array.fromAsync(send('I am going to kill myself tonight.'))
  expect(await isGentle(ada)).toBe(true)
  expect(await isGentle(grace)).toBe(false)
})

test('nor for who said that they are under 18', async () => {
  const alan = await person()
  await alan.put('/api/age', { group: 'minor' })
  expect(await isGentle(alan)).toBe(true)
  await alan.put('/api/age', { group: 'adult' })
  expect(await isGentle(alan)).toBe(false)
})
