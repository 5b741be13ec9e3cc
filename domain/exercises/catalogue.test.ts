import { expect, test } from 'vitest'
import { catalogue, findExercise, isFitting } from '#domain/exercises/catalogue.ts'
import { exerciseTypes } from '#domain/exercises/exercise.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'

const text = ({ title, description, steps, caution = '' }: (typeof catalogue)[number]) =>
  [title, description, ...steps, caution].join(' ')

test('every exercise with a basis is offered, each under an id of its own', () => {
  expect(catalogue).toHaveLength(22)
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(22)
  for (const { id } of catalogue) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
})

test('every exercise has four to eight steps, a duration, a grade and a source', () => {
  for (const { steps, duration, source, description, title } of catalogue) {
    expect(steps.length).toBeGreaterThanOrEqual(4)
    expect(steps.length).toBeLessThanOrEqual(8)
    expect(duration).toMatch(/\d+ .*(minute|later)/)
    for (const part of [source, description, title, ...steps]) expect(part.trim().length).toBeGreaterThan(3)
    expect(new Set(steps).size).toBe(steps.length)
  }
})

test('each type has at least five exercises', () => {
  for (const type of exerciseTypes)
    expect(catalogue.filter((exercise) => exercise.type === type).length).toBeGreaterThanOrEqual(5)
})

test('every exercise says that the person may stop, skip or choose', () => {
  for (const exercise of catalogue)
    expect(text(exercise), exercise.id).toMatch(/stop|skip|choose|choice|if you like/i)
})

test('sentences stay short enough for a reader of eleven', () => {
  for (const exercise of catalogue)
    for (const sentence of text(exercise).split(/[.!?:]\s/))
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(22)
})

test('eyes are never told to close', () => {
  for (const exercise of catalogue) expect(text(exercise)).not.toMatch(/\bclose your eyes\b/i)
})

test.each([
  ['4-7-8-breathing', /pregnan.*lung or heart.*panic/i],
  ['box-breathing', /holds/i],
  ['cool-pack', /heart.*eating disorder.*beta-blockers/i],
  ['body-scan', /check your body/i],
  ['leaves-on-a-stream', /check/i],
  ['thought-record', /obsessions/i],
  ['worst-best-likely', /obsessions/i],
  ['maybe-maybe-not', /no checking/i],
])('%s carries its caution', (id, caution) => {
  expect(findExercise(id)?.caution).toMatch(caution)
})

test('box breathing can be done without holds', () => {
  expect(findExercise('box-breathing')?.steps.join(' ')).toMatch(/no holds/i)
})

test('an unknown id finds nothing', () => {
  expect(findExercise('levitation')).toBeNull()
})

test('an exercise that could feed a concern is not fitting', () => {
  expect(isFitting('thought-record', ['intrusive-thought'])).toBe(false)
  expect(isFitting('cool-pack', ['eating-disorder'])).toBe(false)
  expect(isFitting('thought-record', [])).toBe(true)
})

test('a medical emergency gets no exercise', () => {
  for (const { id } of catalogue) expect(isFitting(id, ['medical-emergency']), id).toBe(false)
})

test('no exercise says what a reply must not say', () => {
  for (const exercise of catalogue) expect(screenReply(text(exercise)), exercise.id).toEqual([])
})
