import { expect, test } from 'vitest'
import { weatherOf, weathers } from '#web/mood/weather.ts'

test('each level has its weather, and each weather is logged as one of its own', () => {
  const levels = Array.from({ length: 10 }, (_, index) => index + 1)
  expect(levels.map((level) => weathers.indexOf(weatherOf(level)))).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
  for (const weather of weathers) expect(weatherOf(weather.level)).toBe(weather)
})

test('an average has the weather of the level next to it', () =>
  expect([1, 2.4, 2.6, 9.9].map((level) => weatherOf(level).level)).toEqual([2, 2, 4, 10]))
