import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { levelProgressAt } from '#domain/progress/levels.ts'

test('everyone begins at the first breath', () =>
  expect(levelProgressAt(0)).toEqual({
    currentLevel: { id: 1, name: 'First Breath' },
    nextLevel: { id: 2, name: 'Finding Ground' },
    pointsToNextLevel: 100,
    progressPercentage: 0,
  }))

test.each([
  [99, 1, 1, 99],
  [100, 2, 200, 0],
  [299, 2, 1, 99],
  [300, 3, 400, 0],
  [500, 3, 200, 50],
  [699, 3, 1, 99],
  [700, 4, 800, 0],
  [1_499, 4, 1, 99],
])('%i points: level %i, %i to go, %i %%', (points, level, pointsToNextLevel, progressPercentage) =>
  expect(levelProgressAt(points)).toMatchObject({
    currentLevel: { id: level },
    nextLevel: { id: level + 1 },
    pointsToNextLevel,
    progressPercentage,
  }),
)

test.each([1_500, 1_501, 1_000_000])('at %i points there is no next level', (points) =>
  expect(levelProgressAt(points)).toStrictEqual({
    currentLevel: { id: 5, name: 'Zen Master' },
    pointsToNextLevel: 0,
    progressPercentage: 100,
  }),
)

test('more points never lower a level, and what is to go leads exactly to the next', () =>
  fc.assert(
    fc.property(fc.nat(3_000), fc.nat(500), (points, more) => {
      const now = levelProgressAt(points)
      expect(levelProgressAt(points + more).currentLevel.id).toBeGreaterThanOrEqual(now.currentLevel.id)
      if (!now.nextLevel) return
      expect(levelProgressAt(points + now.pointsToNextLevel).currentLevel).toEqual(now.nextLevel)
      expect(levelProgressAt(points + now.pointsToNextLevel - 1).currentLevel).toEqual(now.currentLevel)
    }),
  ))
