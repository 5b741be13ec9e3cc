import { afterAll, expect, test } from 'vitest'
import { messagesOf, aPerson } from '#api/your-data/person-for-test.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import type { ConsentLedger } from '#contract/consents.ts'
import { behindHeader } from '#contract/endpoint.ts'
import type { SavedEntry } from '#contract/journal.ts'
import type { Version } from '#contract/version.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres', 'model')
afterAll(() => product[Symbol.asyncDispose]())
product.model.answer(replyOf('The model speaks.'))

async function talking() {
  const who = visitor(product.url)
  const { sessionId } = (await who.post<{ sessionId: string }>('/api/session/new')).body
  const hear = async (message: string) => {
    await Array.fromAsync(who.follow('POST', '/api/chat', { sessionId, message }))
    return (await messagesOf(who, sessionId)).at(-1)!.content
  }
  const model = async () =>
    (await who.get<ConsentLedger>('/api/consents')).body.consents.find(
      ({ purpose }) => purpose === 'model-chat',
    )
  return { who, sessionId, hear, model }
}

test('no word goes to the model before the person has agreed to who gets it, nor after they took that back', async () => {
  const { who, hear, model } = await talking()
  const { recipient } = (await who.get<Version>('/api/version')).body
  expect(recipient).toBe(`${new URL(product.model.url).host} (calm-1)`)
  expect(await model()).toMatchObject({ state: 'unasked' })
  expect(await hear('A first word.')).not.toBe('The model speaks.')
  expect(product.model.requests).toHaveLength(0)

  await who.put('/api/consents', { purpose: 'model-chat', isGiven: true, recipient })
  expect(await model()).toMatchObject({ state: 'given', recipient })
  expect(await hear('A second word.')).toBe('The model speaks.')

  await who.put('/api/consents', { purpose: 'model-chat', isGiven: false })
  const asked = product.model.requests.length
  expect(await model()).toMatchObject({ state: 'declined' })
  expect(await hear('A third word.')).not.toBe('The model speaks.')
  expect(product.model.requests).toHaveLength(asked)
})

test('what was said before a yes stays here, unless it is taken along; after a no and a yes the last yes counts', async () => {
  const { who, sessionId, hear } = await talking()
  await hear('A word about magpies.')
  const allow = (isGiven: boolean, earlierOf?: string) =>
    who.put('/api/consents', { purpose: 'model-chat', isGiven, earlierOf })
  await allow(true)
  expect(await hear('A word about thimbles.')).toBe('The model speaks.')
  const latest = () => JSON.stringify(product.model.requests.at(-1)!.body)
  expect(latest()).toContain('thimbles')
  expect(sent()).not.toContain('magpies')
  await allow(false)
  await allow(true)
  await hear('A word about teacups.')
  expect(latest()).not.toMatch(/thimbles|magpies/)
  await allow(true, sessionId)
  await hear('A word about buttons.')
  for (const word of ['magpies', 'thimbles', 'teacups', 'buttons']) expect(latest()).toContain(word)
})

test('each purpose is answered on its own', async () => {
  const { who, model } = await talking()
  const { body } = await who.put<ConsentLedger>('/api/consents', { purpose: 'keeping', isGiven: true })
  expect(body.consents).toMatchObject([
    { purpose: 'keeping', state: 'given' },
    { purpose: 'remembering', state: 'unasked' },
    { purpose: 'model-chat', state: 'unasked' },
    { purpose: 'model-journal', state: 'unasked' },
    { purpose: 'model-memory', state: 'unasked' },
  ])
  await who.put('/api/consents', { purpose: 'model-chat', isGiven: false })
  expect(await model()).toMatchObject({ state: 'declined' })
})

/** All that the model was ever sent. */
const sent = () => JSON.stringify(product.model.requests.map(({ body }) => body))

async function writing() {
  const { who, hear } = await talking()
  await signInShown(who)
  const reflect = async (content: string) => {
    const { id } = (await who.post<SavedEntry>('/api/journal', { content })).body
    return (await who.post<{ by: string }>(`/api/journal/${id}/reflect`, {})).body.by
  }
  return { who, hear, reflect }
}

test('with the chat allowed and the journal not, no word of the journal goes to the model', async () => {
  const { who, hear, reflect } = await writing()
  await who.put('/api/consents', { purpose: 'model-chat', isGiven: true })
  expect(await reflect('Heron by the weir.')).toBe('guide')
  expect(await hear('A word about lanterns.')).toBe('The model speaks.')
  expect(sent()).toContain('lanterns')
  expect(sent()).not.toContain('Heron')
})

test('with the journal allowed and the chat not, no word of the chat goes to the model', async () => {
  const { who, hear, reflect } = await writing()
  await who.put('/api/consents', { purpose: 'model-journal', isGiven: true })
  expect(await hear('A word about marigolds.')).not.toBe('The model speaks.')
  expect(await reflect('Kestrel on the wire.')).toBe('model')
  expect(sent()).toContain('Kestrel')
  expect(sent()).not.toContain('marigolds')
})

test('whoever answered when it was one question has answered for both, and takes each back apart', async () => {
  const { who, hear, reflect } = await writing()
  await who.put('/api/consents', { purpose: 'model', isGiven: true })
  expect(await hear('Hello.')).toBe('The model speaks.')
  expect(await reflect('A long day.')).toBe('model')
  await who.put('/api/consents', { purpose: 'model-journal', isGiven: false })
  expect(await hear('Hello again.')).toBe('The model speaks.')
  expect(await reflect('Otter in the reeds.')).toBe('guide')
  expect(sent()).not.toContain('Otter')
})

test('a consent keeps no later read waiting', async () => {
  const { who, hear } = await talking()
  await hear('Hello.')
  await who.put('/api/consents', { purpose: 'keeping', isGiven: true })
  const isBehind = async () => (await who.request('GET', '/api/mood-logs')).headers.has(behindHeader)
  // The sweep would bring it too, but not so soon.
  await expect.poll(isBehind, { timeout: 6_000 }).toBe(false)
})

test('a consent to somebody who would not get the words any more is refused', async () => {
  const { who, model } = await talking()
  const agreement = { purpose: 'model-chat', isGiven: true, recipient: 'another.example (calm-1)' }
  const { status, headers } = await who.put('/api/consents', agreement)
  expect([status, headers.get('Error-Code')]).toEqual([409, 'consent-recipient-changed'])
  expect(await model()).toMatchObject({ state: 'unasked' })
})

test('one person’s consent is nobody else’s', async () => {
  const { who } = await talking()
  await who.put('/api/consents', { purpose: 'model-chat', isGiven: true })
  const { hear } = await talking()
  const asked = product.model.requests.length
  await hear('Hello.')
  expect(product.model.requests).toHaveLength(asked)
})

test('while nothing may be kept nothing new is, and what is there can be read, set right, taken along and deleted', async () => {
  const { who, sessionId, moodId } = await aPerson(product)
  await who.put('/api/consents', { purpose: 'keeping', isGiven: false })
  const before = (await who.get<{ facts: object[] }>('/api/data/export')).body
  const keeping: [string, object][] = [
    ['/api/session/new', {}],
    ['/api/chat', { sessionId, message: 'Hello.' }],
    ['/api/mood-logs', { level: 5, note: null, sessionId: null }],
    ['/api/exercises/complete', { exerciseId: 'box-breathing', sessionId: null }],
    ['/api/journal', { content: 'A line.' }],
    ['/api/data/import', before],
  ]
  for (const [path, input] of keeping) {
    const { status, headers, text } = await who.post(path, input)
    expect([path, status, headers.get('Error-Code')]).toEqual([path, 403, 'consent-keeping-needed'])
    expect(text).toContain('You can allow it again')
  }
  // A crisis is answered all the same, and neither it nor the answer is kept.
  const crisis = { sessionId, message: 'I am going to kill myself tonight.' }
  const helped = await Array.fromAsync(who.follow<ChatStreamEvent>('POST', '/api/chat', crisis))
  expect(JSON.stringify(helped[0])).toContain('findahelpline.com')
  expect(helped).toMatchObject([
    { crisisDetected: true },
    { error: expect.stringContaining('You asked that no words are kept, so this message was not saved') },
  ])
  const after = (await who.get<{ facts: object[] }>('/api/data/export')).body
  expect(after.facts).toEqual(before.facts)
  expect((await who.get(`/api/messages/${sessionId}`)).status).toBe(200)
  expect((await who.patch(`/api/mood-logs/${moodId}`, { level: 9, note: null })).status).toBe(200)
  expect((await who.delete(`/api/mood-logs/${moodId}`)).status).toBe(200)

  await who.put('/api/consents', { purpose: 'keeping', isGiven: true })
  expect((await who.post('/api/session/new')).status).toBe(200)
})

test('whoever was never asked is answered', async () => {
  const { hear } = await talking()
  expect(await hear('Hello.')).not.toBe('')
})
