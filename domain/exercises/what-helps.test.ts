import { expect, test } from 'vitest'
import {
  helpfulIn,
  reliefOf,
  tQuantile,
  type Use,
  usesIn,
  verdictOf,
  whatHelps,
} from '#domain/exercises/what-helps.ts'
import { exerciseCompleted, exerciseRated, exerciseRetracted } from '#domain/testing/events.ts'

const use = (exerciseId: string, before: number | null, after: number | null, day = '2026-11-21'): Use => ({
  exerciseId,
  before,
  after,
  day,
})

/** The density of Student's t without its constant, summed by Simpson's rule: a way of its own to the same quantile. */
function shareWithin(limit: number, degrees: number): number {
  const density = (x: number) => (1 + (x * x) / degrees) ** (-(degrees + 1) / 2)
  const area = (to: number, steps: number) => {
    const width = to / steps
    const at = (index: number) => density(index * width) * (index % 2 === 0 ? 2 : 4)
    const inner = Array.from({ length: steps - 1 }, (_, index) => at(index + 1))
    return (width / 3) * inner.reduce((sum, part) => sum + part, density(0) + density(to))
  }
  return area(limit, 2_000) / area(2_000, 200_000)
}

test.each([4, 5, 8, 19, 99])('with %i degrees 95 of 100 lie within the quantile', (degrees) =>
  expect(shareWithin(tQuantile(degrees), degrees)).toBeCloseTo(0.95, 3),
)

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

/** Numbers that look drawn and are the same each time. */
function drawing(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A person whose feeling wanders, and for whom an exercise takes `effect` points off. */
function changesOf(draw: () => number, times: number, effect: number): number[] {
  const within = (value: number) => Math.min(10, Math.max(0, Math.round(value)))
  const normal = () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw())
  return Array.from({ length: times }, () => {
    const level = 5 + normal()
    return within(level + normal()) - within(level - effect + normal())
  })
}

const people = 4_000
const shareOf = (verdict: string, times: number, effect: number): number => {
  const draw = drawing(times * 7 + effect * 1_000 + 1)
  const found = Array.from({ length: people }, () => reliefOf(changesOf(draw, times, effect)))
  return found.filter((change) => verdictOf({ change }) === verdict).length / people
}

test.each([5, 9, 30])(
  'where nothing helps, after %i times at most 5 % are told that something does',
  (times) => {
    expect(shareOf('helps', times, 0) + shareOf('harder', times, 0)).toBeLessThanOrEqual(0.05 + 0.0075)
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
