import { expect, test } from 'vitest'
import {
  averageLabel,
  bandOfAverage,
  chatMood,
  levelLabel,
  shortDay,
  longDay,
} from '#web/mood/mood-labels.ts'
import { dayWithLogs } from '#web/mood/words.en.ts'

test('a level is read as number and word', () => {
  expect(levelLabel(chatMood)).toBe('6 of 10, Neutral')
  expect(levelLabel(1)).toBe('1 of 10, Extremely Anxious')
  expect(levelLabel(10)).toBe('10 of 10, Extremely Calm')
})

test('colour and word of an average never speak against each other', () => {
  expect(averageLabel(3.4)).toBe('3.4 of 10, Quite Anxious')
  expect(bandOfAverage(3.4)).toBe('red')
  expect(averageLabel(3.5)).toBe('3.5 of 10, Moderately Anxious')
  expect(bandOfAverage(3.5)).toBe('amber')
})

test('a calendar day keeps its name wherever it is read', () => {
  expect(shortDay('2026-11-21')).toMatch(/21/)
  expect(longDay('2026-11-01')).toMatch(/2026/)
})

test('one log, several logs', () => {
  const said = (count: number) => dayWithLogs({ day: 'Today', average: '5', count })
  expect([1, 2].map(said)).toEqual(['Today: 5 (1 log)', 'Today: 5 (2 logs)'])
})
