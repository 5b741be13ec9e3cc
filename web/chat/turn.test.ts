import { expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { finishedMessages, newTurn, openTurn, withEvent } from '#web/chat/turn.ts'

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

test('chunks add up to the reply', () => {
  const written = [
    { chunk: 'Slow', seq: 1 },
    { chunk: 'ly.', seq: 2 },
  ].reduce(withEvent, turn)
  expect(written).toMatchObject({ reply: 'Slowly.', phase: 'writing' })
})

test('a chunk that replaces takes back all before it', () => {
  const written = [
    { chunk: 'Broken', seq: 1 },
    { chunk: 'Whole', seq: 2, replaces: true },
  ].reduce(withEvent, turn)
  expect(written.reply).toBe('Whole')
})

test('an empty first chunk keeps the typing indicator and brings the concern', () => {
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

test('a finished turn becomes two messages', () => {
  const whole = withEvent(turn, { chunk: 'Slowly.', seq: 1 })
  const [mine, reply] = finishedMessages(
    whole,
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
  expect(openTurn([said('pending')])).toMatchObject({ messageId: id(1), phase: 'sending', tier: 'care' })
  expect(openTurn([said('failed')])).toMatchObject({ messageId: id(1), phase: 'failed' })
  expect(openTurn([said('written')])).toBeNull()
  expect(openTurn([])).toBeNull()
})
