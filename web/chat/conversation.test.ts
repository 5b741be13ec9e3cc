import { expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { type Change, type Conversation, nextConversation, quiet } from '#web/chat/conversation.ts'
import { newTurn } from '#web/chat/turn.ts'

const at = '2026-11-21T10:00:00.000Z'
const turn = newTurn('a', 'My heart races', at)
const later = newTurn('b', 'And my hands', at)
const after = (...changes: Change[]): Conversation => changes.reduce(nextConversation, quiet)
const begun = { type: 'begun', turn } as const
const taken = { type: 'taken' } as const
const piece = (chunk: string, replaces = false): Change => ({
  type: 'brought',
  event: { chunk, seq: 1, ...(replaces && { replaces }) },
})
const failed = { type: 'failed', reason: null } as const
const listed = (reply: Message['reply'], ...more: Message[]): Change => ({
  type: 'listed',
  messages: [{ id: 'a', role: 'user', content: '', timestamp: at, reply }, ...more],
})

test('what is said is on its way, then there, then answered', () => {
  expect(after(begun).turn).toMatchObject({ phase: 'sending', isSaved: false })
  expect(after(begun, taken).turn).toMatchObject({ phase: 'sent', isSaved: true })
  expect(after(begun, taken, piece('Slow')).turn?.phase).toBe('streaming')
})

test('a reply that comes before the server is known to have the words stays a reply', () =>
  expect(after(begun, piece('Slow'), taken).turn).toMatchObject({ phase: 'streaming', isSaved: true }))

test('pieces add up to the reply and leave the turn as it is', () => {
  const one = after(begun, taken, piece('Slow'))
  const two = nextConversation(one, piece('ly.'))
  expect(two.reply).toBe('Slowly.')
  expect(two.turn).toBe(one.turn)
  expect(two.failed).toBe(one.failed)
})

test('a piece that replaces takes back all before it', () =>
  expect(after(begun, piece('Broken'), piece('Whole', true)).reply).toBe('Whole'))

test('what was heard to its end is known until something new is said', () => {
  const ended = after(begun, taken, piece('Slowly.'), { type: 'ended' })
  expect(ended).toMatchObject({ turn: null, reply: '', heard: { reply: 'Slowly.' } })
  expect(nextConversation(ended, { type: 'begun', turn: later }).heard).toBeNull()
})

test('words that did not get through are kept, also while others are said', () => {
  expect(after(begun, failed).failed).toMatchObject([{ messageId: 'a', phase: 'failed', isSaved: false }])
  expect(after(begun, failed, { type: 'begun', turn: later }).failed).toHaveLength(1)
})

test('said again, they are no longer among the failed, and fail once', () => {
  expect(after(begun, failed, begun)).toMatchObject({ turn: { messageId: 'a' }, failed: [] })
  expect(after(begun, failed, begun, failed).failed).toHaveLength(1)
})

test('a failure that the list tells of stands once, beside what failed here', () => {
  const found = { type: 'failure-found', turn: { ...turn, phase: 'failed' } } as const
  expect(after(found, found).failed).toHaveLength(1)
})

test('what another tab has brought to its end has not failed', () => {
  expect(after(begun, failed, listed('written')).failed).toEqual([])
  const newer: Message = { id: 'c', role: 'user', content: '', timestamp: at, reply: 'pending' }
  expect(after(begun, failed, listed('failed', newer)).failed).toEqual([])
})

test('what the list does not settle stays', () => {
  const now = after(begun, failed)
  expect(nextConversation(now, listed('failed'))).toBe(now)
  expect(nextConversation(now, { type: 'listed', messages: [] })).toBe(now)
})

test('a stop holds while pieces still come', () => {
  const stopped = after(begun, taken, piece('Slow'), { type: 'stop-asked' })
  expect(nextConversation(stopped, piece('ly.'))).toMatchObject({
    turn: { phase: 'stopped' },
    reply: 'Slowly.',
  })
})

test.each([taken, piece('Slow'), failed, { type: 'ended' }, { type: 'stop-asked' }] satisfies Change[])(
  'where nothing is being said, $type changes nothing',
  (change) => expect(nextConversation(quiet, change)).toBe(quiet),
)

test('what is said without a network waits, in the order in which it was said, until it is on its way', () => {
  const held = after({ type: 'held', turn }, { type: 'held', turn: later })
  expect(held.turn).toBe(null)
  expect(held.failed.map(({ messageId, phase }) => `${messageId} ${phase}`)).toEqual([
    'a waiting',
    'b waiting',
  ])
  const begun = nextConversation(held, { type: 'begun', turn })
  expect(begun.failed.map(({ messageId }) => messageId)).toEqual(['b'])
})

test('what met no network on its way waits again', () => {
  const held = after(begun, { type: 'held', turn })
  expect(held).toMatchObject({ turn: null, failed: [{ messageId: 'a', phase: 'waiting' }] })
})

test('what waits while something else is answered does not touch it', () => {
  const held = after(begun, taken, piece('Slow'), { type: 'held', turn: later })
  expect(held).toMatchObject({ turn: { messageId: 'a' }, reply: 'Slow', failed: [{ messageId: 'b' }] })
})
