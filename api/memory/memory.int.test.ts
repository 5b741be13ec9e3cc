import { afterAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { exportOf } from '#api/portability/document-for-test.ts'
import { messagesOf } from '#api/your-data/person-for-test.ts'
import type { listRemembered } from '#contract/memory.ts'
import type { TimelineEvent } from '#contract/your-data.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('redis')
afterAll(() => product[Symbol.asyncDispose]())

type Remembered = z.output<typeof listRemembered.reply>
type Removed = { ok: true; receipt: string | null }

const worry = needWords['worry-loop'].name
const helpedLine = 'With worries that go round, “Longer exhale” helped once.'

async function talk(who: Visitor, ...messages: string[]) {
  const { sessionId } = (await who.post<{ sessionId: string }>('/api/session/new')).body
  for (const message of messages)
    await Array.fromAsync(who.follow('POST', '/api/chat', { sessionId, message }))
  const replies = (await messagesOf(who, sessionId)).filter(({ role }) => role === 'assistant')
  return { sessionId, replies }
}

const remembered = async (who: Visitor) => (await who.get<Remembered>('/api/memory')).body
const sentences = async (who: Visitor) => (await remembered(who)).lines.map(({ sentence }) => sentence)
/** It is remembered right after the reply is whole. */
const untilRemembered = async (who: Visitor, ...lines: string[]) =>
  await expect.poll(() => sentences(who), { timeout: 20_000, interval: 50 }).toEqual(lines)

async function helped() {
  const who = visitor(product.url)
  const { sessionId } = await talk(who, worry, 'can we do longer exhale', 'A bit better')
  await untilRemembered(who, helpedLine)
  return { who, sessionId }
}

const offeredFirst = async (who: Visitor) => (await talk(who, worry)).replies[0]?.suggestedExerciseId ?? null

test('what helped is remembered, shown, and offered first in the next conversation; deleted, it is used no more', async () => {
  const { who } = await helped()
  const { isOn, lines } = await remembered(who)
  expect(isOn).toBe(true)
  expect(lines).toEqual([
    { id: 'exercise-longer-exhale-worry-loop', sentence: helpedLine, day: expect.any(String) },
  ])
  expect(await offeredFirst(who)).toBe('longer-exhale')
  expect(await offeredFirst(visitor(product.url))).toBeNull()

  const { status, body } = await who.delete<Removed>(`/api/memory/${lines[0]!.id}`)
  expect([status, body]).toEqual([200, { ok: true, receipt: expect.any(String) }])
  expect(await sentences(who)).toEqual([])
  expect(await offeredFirst(who)).toBeNull()
  expect((await who.delete<Removed>(`/api/memory/${lines[0]!.id}`)).body.receipt).toBeNull()

  const { events } = (await who.get<{ events: TimelineEvent[] }>('/api/data/events?kind=memory')).body
  expect(events.map(({ title }) => title)).toEqual([
    'You deleted something that was remembered',
    'The guide noted that Longer exhale helped',
  ])
})

test('all is deleted at once, and nothing of anybody else', async () => {
  const [{ who }, { who: other }] = await Promise.all([helped(), helped()])
  await talk(who, 'please don’t offer me breathing exercises')
  await untilRemembered(who, 'Your own rule: no breathing exercises unless you ask.', helpedLine)
  expect((await who.delete<Removed>('/api/memory')).body.receipt).not.toBeNull()
  expect(await sentences(who)).toEqual([])
  expect(await sentences(other)).toEqual([helpedLine])
  expect((await visitor(product.url).delete<Removed>('/api/memory')).body).toEqual({
    ok: true,
    receipt: null,
  })
})

test('switched off, nothing is added and nothing used; switched on again, what stands is', async () => {
  const { who } = await helped()
  await who.put('/api/consents', { purpose: 'remembering', isGiven: false })
  expect(await remembered(who)).toMatchObject({ isOn: false, lines: [{ sentence: helpedLine }] })
  expect(await offeredFirst(who)).toBeNull()
  const { replies } = await talk(who, worry, 'can we do orienting', 'A bit better')
  expect(replies.at(-1)?.content).not.toContain('What Leeward remembers')
  await who.put('/api/consents', { purpose: 'remembering', isGiven: true })
  expect(await sentences(who)).toEqual([helpedLine])
  expect(await offeredFirst(who)).toBe('longer-exhale')
})

test('what a conversation gave goes with it, and what a message gave with that', async () => {
  const { who, sessionId } = await helped()
  const rule = await talk(who, 'no counting, ever')
  await untilRemembered(who, 'Your own rule: no exercises that count.', helpedLine)
  await who.delete(`/api/sessions/${sessionId}`)
  expect(await sentences(who)).toEqual(['Your own rule: no exercises that count.'])
  await who.delete(`/api/messages/${rule.replies[0]!.id}`)
  expect(await sentences(who)).toEqual([])
})

test('in a crisis nothing is used and nothing remembered', async () => {
  const { who } = await helped()
  const { replies } = await talk(who, 'I am going to kill myself tonight', worry, 'don’t reassure me')
  expect(replies.map(({ suggestedExerciseId }) => suggestedExerciseId ?? null)).toEqual([null, null, null])
  expect(replies.map(({ content }) => content).join()).not.toContain('What Leeward remembers')
  expect(await sentences(who)).toEqual([helpedLine])
})

test('what a visitor was remembered by becomes the account’s, also that it was deleted', async () => {
  const { who } = await helped()
  await talk(who, 'no counting, ever')
  await untilRemembered(who, 'Your own rule: no exercises that count.', helpedLine)
  await who.delete('/api/memory/rule-no-counting-all')
  await signInShown(who)
  expect(await sentences(who)).toEqual([helpedLine])
  expect(await offeredFirst(who)).toBe('longer-exhale')
})

test('it is taken along with everything else, and what was deleted here stays so', async () => {
  const { who } = await helped()
  const document = await exportOf(who)
  expect(document.facts.map(({ type }) => type)).toContain('ExerciseFelt')
  const other = visitor(product.url)
  await other.post('/api/data/import', document)
  expect(await sentences(other)).toEqual([helpedLine])
  expect(await offeredFirst(other)).toBe('longer-exhale')

  await other.delete('/api/memory')
  await other.post('/api/data/import', document)
  expect(await sentences(other)).toEqual([])
  const after = await exportOf(other)
  const third = visitor(product.url)
  await third.post('/api/data/import', after)
  expect(await sentences(third)).toEqual([])
})
