import { expect, test } from 'vitest'
import {
  helpfulIn,
  reliefOf,
  type Use,
  usesIn,
  verdictOf,
  whatHelps,
  whatHelpsWith,
} from '#domain/exercises/what-helps.ts'
import { drawing, normal } from '#domain/testing/drawing.ts'
import { exerciseCompleted, exerciseRated, exerciseRetracted } from '#domain/testing/events.ts'

const use = (exerciseId: string, before: number | null, after: number | null, day = '2026-11-21'): Use => ({
  exerciseId,
  before,
  after,
  day,
})

test('mean and interval are those of a reference', () => {
  // R: t.test(c(2, 3, 1, 2, 4))
  const relief = reliefOf([2, 3, 1, 2, 4])
  expect(relief?.mean).toBeCloseTo(2.4, 10)
  expect(relief?.low).toBeCloseTo(0.9843, 2)
  expect(relief?.high).toBeCloseTo(3.8157, 2)
})

test('under five nothing is said, however much it was', () => expect(reliefOf([5, 5, 5, 5])).toBeNull())

test('the same five times is not certain', () => {
  const { low = 0, high = 0 } = reliefOf([1, 1, 1, 1, 1]) ?? {}
  expect(high - low).toBeGreaterThan(0.5)
})

test('what surely helped comes first, what made it harder last', () => {
  const uses = [
    ...[1, 5, 0, 6, 2].map((after) => use('five-senses', 4, after)),
    ...[1, 2, 1, 2, 1].map((after) => use('longer-exhale', 6, after)),
    ...[3, 4, 4, 3, 4].map((after) => use('orienting', 6, after)),
    ...[9, 9, 8, 9, 9].map((after) => use('body-scan', 5, after)),
    use('worry-time', null, null),
    use('worry-time', 7, null, '2026-11-24'),
  ]
  expect(whatHelps(uses).map((one) => [one.exerciseId, verdictOf(one), one.uses, one.rated])).toEqual([
    ['longer-exhale', 'helps', 5, 5],
    ['orienting', 'helps', 5, 5],
    ['five-senses', 'same', 5, 5],
    ['worry-time', 'unknown', 2, 0],
    ['body-scan', 'harder', 5, 5],
  ])
  expect(whatHelps(uses).find(({ exerciseId }) => exerciseId === 'worry-time')?.lastDay).toBe('2026-11-24')
})

test('what helped is told by what somebody came with, and nothing of what may not be remembered', () => {
  const came = (need: string | null, after: number) => ({ ...use('orienting', 6, after), need })
  const uses = [1, 2, 1, 2, 1].map((after) => came('flashback', after))
  const others = [came('sleep', 6), came('violence-at-home', 1), came(null, 1)]
  expect(
    whatHelpsWith([...others, ...uses]).map(({ need, exercises }) => [need, exercises[0]!.uses]),
  ).toEqual([
    ['flashback', 5],
    ['sleep', 1],
  ])
})

test('the facts tell the times that stand, and which of them surely helped', () => {
  const done = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((completionId) => [
    exerciseCompleted({ completionId, exerciseId: 'orienting' }),
    exerciseRated({ completionId, before: 6, after: 4 }),
  ])
  const once = exerciseCompleted({ completionId: 'g', exerciseId: 'worry-time' })
  const uses = usesIn([...done, once, exerciseRetracted('a')])
  expect(uses).toHaveLength(6)
  expect(uses.at(-1)).toEqual({ exerciseId: 'worry-time', before: null, after: null, day: once.data.day })
  expect(helpfulIn(uses)).toEqual(['orienting'])
  expect(helpfulIn(usesIn([...done, exerciseRetracted('a'), exerciseRetracted('b')]))).toEqual([])
})

/** A person whose feeling wanders, and for whom an exercise takes `effect` points off. */
function changesOf(draw: () => number, times: number, effect: number): number[] {
  const within = (value: number) => Math.min(10, Math.max(0, Math.round(value)))
  return Array.from({ length: times }, () => {
    const level = 5 + normal(draw)
    return within(level + normal(draw)) - within(level - effect + normal(draw))
  })
}

const people = 2_000
const shareOf = (verdict: string, times: number, effect: number): number => {
  const draw = drawing(times * 7 + effect * 1_000 + 1)
  const found = Array.from({ length: people }, () => reliefOf(changesOf(draw, times, effect)))
  return found.filter((change) => verdictOf({ change }) === verdict).length / people
}

test.each([5, 9, 30])(
  'where nothing helps, after %i times at most 5 % are told that something does',
  (times) => {
    expect(shareOf('helps', times, 0) + shareOf('harder', times, 0)).toBeLessThanOrEqual(0.05 + 0.01)
    expect(shareOf('helps', times, 0)).toBeLessThanOrEqual(0.035)
  },
)

test('what takes two points off is found for nearly all after nine times', () =>
  expect(shareOf('helps', 9, 2)).toBeGreaterThan(0.9))

test('the interval holds what is true for 95 of 100', () => {
  const draw = drawing(11)
  const found = Array.from({ length: people }, () => reliefOf(changesOf(draw, 9, 1.5))!)
  const held = found.filter(({ low, high }) => low <= 1.5 && high >= 1.5).length / people
  expect(held).toBeGreaterThan(0.935)
})
