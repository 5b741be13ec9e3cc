import { expect, test } from 'vitest'
import { isThirdPress } from '#web/safety/quick-exit.ts'

test('three presses of Shift within five seconds leave', () => {
  expect(isThirdPress([], 0)).toBe(false)
  expect(isThirdPress([0], 1_000)).toBe(false)
  expect(isThirdPress([0, 1_000], 4_999)).toBe(true)
})

test('presses that are further apart do not', () => {
  expect(isThirdPress([0, 1_000], 5_000)).toBe(false)
  expect(isThirdPress([0, 4_000], 9_500)).toBe(false)
})
