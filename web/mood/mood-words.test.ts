import { expect, test } from 'vitest'
import { chatMood, moodSaid } from '#web/mood/mood-words.ts'

test('a level is read as number and word', () => {
  expect(moodSaid(chatMood)).toBe('6 of 10, Neutral')
  expect(moodSaid(1)).toBe('1 of 10, Extremely Anxious')
  expect(moodSaid(10)).toBe('10 of 10, Extremely Calm')
})
