import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { SuggestedExercises } from '#web/exercises/suggested-exercises.tsx'
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
  const { ids, after } = suggestedIn(messages)
  expect(ids).toEqual(['box-breathing', 'orienting'])
  expect(after).toBe('b')
})

test('an exercise that has left the catalogue is not shown', () => {
  const { ids } = suggestedIn([reply('a', 'no-such-thing')])
  expect(renderToStaticMarkup(<SuggestedExercises ids={ids} sessionId={null} />)).toBe('')
})
