import { expect, test } from 'vitest'
import { moodBand, moodLabel, moodTrend } from '#domain/mood/levels.ts'

test.each([
  [1, 'Extremely Anxious', 'red'],
  [2, 'Very Anxious', 'red'],
  [3, 'Quite Anxious', 'red'],
  [4, 'Moderately Anxious', 'amber'],
  [5, 'Somewhat Anxious', 'amber'],
  [6, 'Neutral', 'blue'],
  [7, 'Somewhat Calm', 'blue'],
  [8, 'Moderately Calm', 'green'],
  [9, 'Very Calm', 'green'],
  [10, 'Extremely Calm', 'green'],
])('level %i is called %s and is %s', (level, label, band) => {
  expect(moodLabel(level)).toBe(label)
  expect(moodBand(level)).toBe(band)
})

test.each([0, 11, 5.5])('there is no level %d', (level) => expect(() => moodLabel(level)).toThrow(RangeError))

test.each([
  ['no moods', [], 'stable'],
  ['one mood', [2], 'stable'],
  ['up to five moods, each of them first and last', [1, 3, 5, 8, 10], 'stable'],
  ['a clear rise', [3, 3, 3, 3, 3, 7, 7, 7, 7, 7], 'improving'],
  ['a clear fall', [7, 7, 7, 7, 7, 3, 3, 3, 3, 3], 'declining'],
  ['a rise of .4', [5, 5, 5, 5, 5, 6, 6, 5, 5, 5], 'stable'],
  ['a rise of .6', [5, 5, 5, 5, 5, 6, 6, 6, 5, 5], 'improving'],
  ['a fall of .4', [5, 5, 5, 5, 5, 4, 4, 5, 5, 5], 'stable'],
  ['a fall of .6', [5, 5, 5, 5, 5, 4, 4, 4, 5, 5], 'declining'],
  ['six moods, of which four are both first and last', [4, 6, 6, 6, 6, 7], 'improving'],
  ['a dip in between', [6, 6, 6, 6, 6, 1, 1, 1, 6, 6, 6, 6, 6], 'stable'],
] as const)('the trend of %s', (_, levels, trend) => expect(moodTrend(levels)).toBe(trend))
