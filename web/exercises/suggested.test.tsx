import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { SuggestedExercises } from '#web/exercises/suggested-exercises.tsx'
import { offersIn } from '#web/exercises/suggested.ts'

const reply = (id: string, suggestedExerciseId?: string): Message => ({
  id,
  role: 'assistant',
  content: 'Shall we?',
  timestamp: '2026-11-21T03:00:00.000Z',
  ...(suggestedExerciseId && { suggestedExerciseId }),
})

test('an exercise is listed once, under the reply that offered it last', () => {
  const messages = [
    reply('a', 'box-breathing'),
    reply('b', 'orienting'),
    reply('c', 'box-breathing'),
    reply('d'),
  ]
  expect(offersIn(messages)).toEqual([
    { after: 'b', exerciseId: 'orienting' },
    { after: 'c', exerciseId: 'box-breathing' },
  ])
})

test('an exercise that has left the catalogue is not shown', () => {
  const markup = renderToStaticMarkup(<SuggestedExercises ids={['no-such-thing']} sessionId={null} />)
  expect(markup).toBe('')
})
