import { expect, test } from 'vitest'
import { progressOf } from '#domain/progress/progress.ts'
import { activityDay, calendar, dayAt } from '#domain/testing/days.ts'

test('progress begins with nothing', () =>
  expect(progressOf([], '2026-11-21')).toStrictEqual({
    currentLevel: { id: 1, name: 'First Breath' },
    nextLevel: { id: 2, name: 'Finding Ground' },
    points: 0,
    pointsToNextLevel: 100,
    progressPercentage: 0,
    currentStreak: 0,
    daysShownUp: 0,
  }))

test('a week of moods with a rest day', () =>
  expect(progressOf(calendar('xxxx.xx'), dayAt(6))).toStrictEqual({
    currentLevel: { id: 1, name: 'First Breath' },
    nextLevel: { id: 2, name: 'Finding Ground' },
    points: 5 + 5 + 10 + 10 + 10 + 10,
    pointsToNextLevel: 50,
    progressPercentage: 50,
    currentStreak: 6,
    daysShownUp: 6,
  }))

test('after a long time away only the streak is gone', () => {
  const { points, daysShownUp, currentLevel } = progressOf(calendar('xxxxxxxxxxxxxx'), dayAt(13))
  expect(progressOf(calendar('xxxxxxxxxxxxxx'), dayAt(400))).toMatchObject({
    points,
    daysShownUp,
    currentLevel,
    currentStreak: 0,
  })
})

test('a hundred years of broken streaks take no longer than they must', () => {
  const days = Array.from({ length: 18_250 }, (_, index) => activityDay(dayAt(index * 2)))
  const started = performance.now()
  expect(progressOf(days, dayAt(36_500))).toMatchObject({ daysShownUp: 18_250, currentStreak: 1 })
  expect(performance.now() - started).toBeLessThan(500)
})
