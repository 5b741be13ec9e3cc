import { expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { suggestedIn } from '#web/exercises/suggested.ts'

const reply = (id: string, suggestedExerciseId?: string): Message => ({
  id,
  role: 'assistant',
  content: 'Shall we?',
  timestamp: '2026-11-21T03:00:00.000Z',
  ...(suggestedExerciseId && { suggestedExerciseId }),
})

test('an exercise is listed once, where it was first brought up', () => {
  const messages = [
    reply('a', 'box-breathing'),
    reply('b', 'orienting'),
    reply('c', 'box-breathing'),
    reply('d'),
  ]
  const { exercises, after } = suggestedIn(messages)
  expect(exercises.map(({ id }) => id)).toEqual(['box-breathing', 'orienting'])
  expect(after).toBe('b')
})

test('an exercise that has left the catalogue is not shown', () => {
  expect(suggestedIn([reply('a', 'no-such-thing')])).toEqual({ exercises: [], after: null })
})
