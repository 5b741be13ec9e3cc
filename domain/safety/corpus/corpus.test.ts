import { expect, test } from 'vitest'
import { authors } from '#domain/safety/corpus/authors.ts'
import { built, everyday, held, heldLater } from '#domain/safety/corpus/corpus.ts'
import { disguises } from '#domain/safety/corpus/disguises.ts'
import * as measure from '#domain/safety/corpus/measure.ts'

const part = ({ hits, of }: measure.Share): number => hits / of

const floors = [
  {
    name: 'built',
    judged: measure.judge(built),
    recall: 0.97,
    specificity: 0.985,
    care: 0.97,
    emergency: 0.96,
  },
  {
    name: 'held',
    judged: measure.judge(held),
    recall: 0.88,
    specificity: 0.975,
    care: 0.86,
    emergency: 0.92,
  },
  {
    name: 'held later',
    judged: measure.judge(heldLater),
    recall: 0.82,
    specificity: 0.975,
    care: 0.85,
    emergency: 0.8,
  },
]

test.each(floors)('the floor does not sink on the $name lines', ({ judged, ...floor }) => {
  expect(part(measure.recall(judged))).toBeGreaterThanOrEqual(floor.recall)
  expect(part(measure.specificity(judged))).toBeGreaterThanOrEqual(floor.specificity)
  expect(part(measure.careRecall(judged))).toBeGreaterThanOrEqual(floor.care)
  expect(part(measure.emergencyRecall(judged))).toBeGreaterThanOrEqual(floor.emergency)
})

test('ordinary talk seldom opens the dialog', () => {
  expect(part(measure.specificity(measure.judge(everyday)))).toBeGreaterThanOrEqual(0.95)
})

test.each(disguises)('a crisis written with $name is found as well', ({ wear }) => {
  const crises = built.filter(measure.needsDialog).map((line) => ({ ...line, text: wear(line.text) }))
  expect(part(measure.recall(measure.judge(crises)))).toBeGreaterThanOrEqual(0.93)
})

test('the corpus is large and says nothing twice', () => {
  const texts = [...built, ...held, ...heldLater, ...everyday, ...authors.flatMap(({ lines }) => lines)].map(
    ({ text }) => text.toLowerCase(),
  )
  expect(texts.length).toBeGreaterThanOrEqual(3700)
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
})

test('an interval narrows with the lines it rests on', () => {
  const [low, high] = measure.wilson({ hits: 97, of: 100 })
  expect(low).toBeCloseTo(0.915, 2)
  expect(high).toBeCloseTo(0.99, 2)
})
