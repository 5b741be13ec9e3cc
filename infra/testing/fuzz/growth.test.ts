import { expect, test } from 'vitest'
import { grownIn } from '#infra/testing/fuzz/growth.ts'

const rounds = (...sizes: number[]) => sizes.map((mb) => ({ 'api MB': mb, files: 30 }))

test('what settles has not grown, however it began', () =>
  expect(grownIn(rounds(120, 250, 340, 360, 380, 350, 370, 385, 360, 375))).toEqual([]))

test('what goes up and down has not grown', () =>
  expect(grownIn(rounds(300, 420, 310, 430, 300, 410, 320, 440, 305, 400))).toEqual([]))

test('what is higher in each of the last rounds has grown', () =>
  expect(grownIn(rounds(300, 310, 320, 330, 350, 370, 390, 450, 480, 510))).toEqual(['api MB']))

test('a few files more are no leak, and many are', () => {
  const files = (...counts: number[]) => counts.map((count) => ({ files: count }))
  expect(grownIn(files(20, 22, 21, 26, 27, 25))).toEqual([])
  expect(grownIn(files(20, 30, 40, 60, 70, 80))).toEqual(['files'])
})
