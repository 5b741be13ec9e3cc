import { expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { finishedMessages, isSettled, newTurn, openTurn, withEvent } from '#web/chat/turn.ts'

const id = (n: number): string => n.toString(16).padStart(32, '0')
const at = '2026-11-21T10:00:00.000Z'
const turn = newTurn(id(1), 'My heart races', at)
const said = (reply: 'pending' | 'written' | 'failed'): Message => ({
  id: id(1),
  role: 'user',
  content: 'My heart races',
  timestamp: at,
  reply,
  tier: 'care',
})

test('the first words of a reply are all that its pieces change in a turn', () => {
  const answered = withEvent(turn, { chunk: 'Slow', seq: 1 })
  expect(answered.phase).toBe('streaming')
  expect(withEvent(answered, { chunk: 'ly.', seq: 2 })).toBe(answered)
})

test('an empty first chunk brings the concern and no reply', () => {
  const heard = withEvent(turn, {
    chunk: '',
    seq: 0,
    crisisDetected: true,
    tier: 'crisis',
    concerns: ['suicide'],
  })
  expect(heard).toMatchObject({ phase: 'sending', tier: 'crisis', concerns: ['suicide'] })
})

test('the concern of earlier words does not move to the next ones', () => {
  expect(withEvent(turn, { chunk: '', seq: 0, tier: 'crisis', concerns: [] }).tier).toBe('none')
})

test('words that come after a stop was asked for do not take it back', () => {
  expect(withEvent({ ...turn, phase: 'stopped' }, { chunk: 'Slow', seq: 1 }).phase).toBe('stopped')
})

test('a finished turn becomes two messages', () => {
  const [mine, reply] = finishedMessages(
    turn,
    'Slowly.',
    { done: true, seq: 2, messageId: id(2), choices: ['Yes'] },
    at,
  )
  expect(mine).toMatchObject({ id: id(1), role: 'user', content: 'My heart races', reply: 'written' })
  expect(reply).toMatchObject({
    id: id(2),
    role: 'assistant',
    content: 'Slowly.',
    choices: ['Yes'],
    rating: null,
  })
})

test('a reload finds the turn that is still open', () => {
  expect(openTurn([said('pending')])).toMatchObject({
    messageId: id(1),
    phase: 'resumed',
    isSaved: true,
    tier: 'care',
  })
  expect(openTurn([said('failed')])).toMatchObject({ messageId: id(1), phase: 'failed' })
  expect(openTurn([said('written')])).toBeNull()
  expect(openTurn([])).toBeNull()
})

test('a message is settled once its reply is written, or something newer is answered instead', () => {
  expect(isSettled([said('pending')], id(1))).toBe(false)
  expect(isSettled([said('failed')], id(1))).toBe(false)
  expect(isSettled([said('written')], id(1))).toBe(true)
  expect(isSettled([said('failed'), { ...said('pending'), id: id(3) }], id(1))).toBe(true)
  expect(isSettled([], id(1))).toBe(false)
})
