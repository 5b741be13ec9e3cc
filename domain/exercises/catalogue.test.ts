import { expect, test } from 'vitest'
import { catalogue, findExercise } from '#domain/exercises/catalogue.ts'
import { exerciseTypes } from '#domain/exercises/exercise.ts'
import { exercisesFor, moments } from '#domain/exercises/moments.ts'
import { spanAt, stepPart } from '#domain/exercises/step-parts.ts'
import { isFitting, isUnfit, unfitFor } from '#domain/exercises/unfit.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'

const text = ({ title, description, steps, caution = '', why }: (typeof catalogue)[number]) =>
  [title, description, ...steps, caution, why].join(' ')

test('every exercise with a basis is offered, each under an id of its own', () => {
  expect(catalogue).toHaveLength(32)
  expect(new Set(catalogue.map(({ id }) => id)).size).toBe(32)
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
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(32)
})

test('eyes are never told to close', () => {
  for (const exercise of catalogue) expect(text(exercise)).not.toMatch(/\bclose your eyes\b/i)
})

test.each([
  ['4-7-8-breathing', /pregnan.*lung or heart.*panic/i],
  ['box-breathing', /holds/i],
  ['cool-pack', /heart.*eating disorder.*beta-blockers.*Raynaud.*hives/i],
  ['longer-exhale', /soft breaths, not deeper/],
  ['muscle-relaxation', /not to undo a thought.*panic/i],
  ['small-test', /not for obsessions.*body/i],
  ['another-ending', /not alone/i],
  ['body-scan', /check your body.*trauma/i],
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

test.each([
  ['coherent-breathing', 'C', /no more than a made-up way/],
  ['body-scan', 'C', /small effect/],
  ['urge-surfing', 'C', /smoke/],
  ['self-compassion-break', 'C', /eight weeks/],
  ['worry-time', 'C', /mixed/],
  ['thought-record', 'A', /many studies/],
])('%s says how well it is known: %s', (id, grade, why) => {
  expect(findExercise(id)).toMatchObject({ grade, why: expect.stringMatching(why) })
})

test.each([
  ['compulsion', ['thought-record', 'worst-best-likely', 'leaves-on-a-stream', 'small-test']],
  ['dissociation', ['body-scan', 'another-ending']],
  ['trigger', ['body-scan', 'mild-step']],
  ['breathless-panic', ['4-7-8-breathing', 'box-breathing', 'body-scan']],
  ['heart', ['cool-pack', '4-7-8-breathing', 'box-breathing']],
  ['eating', ['cool-pack', 'body-scan']],
  ['pregnancy', ['4-7-8-breathing', 'box-breathing']],
  ['child', ['4-7-8-breathing', 'box-breathing']],
  ['violence', ['a-ready-no']],
] as const)('with %s some are unfit, and every moment still has some that fit', (circumstance, ids) => {
  for (const id of ids) expect(isUnfit(id, circumstance), id).toBe(true)
  for (const moment of moments)
    expect(exercisesFor[moment].filter((id) => !isUnfit(id, circumstance)).length).toBeGreaterThan(1)
})

test('whoever is a child is led to no hold of the breath', () => {
  const holding = catalogue.filter(({ steps }) => steps.some((step) => /^hold (for|while)/i.test(step)))
  expect(holding.length).toBeGreaterThan(1)
  expect(holding.filter(({ id }) => isFitting(id, ['minor']))).toEqual([])
})

test('moments, rules and parts of steps name exercises and steps that are there', () => {
  for (const id of [...Object.keys(unfitFor), ...Object.values(exercisesFor).flat()])
    expect(findExercise(id), id).not.toBeNull()
  const timed = catalogue.filter(({ id, steps }) =>
    steps.some((_, step) => stepPart(id, step)?.kind === 'timer'),
  )
  expect(timed.length).toBeGreaterThan(6)
  for (const { id, steps } of catalogue) expect(stepPart(id, steps.length)).toBeNull()
})

test('a timer goes from part to part, and ends', () => {
  const part = stepPart('muscle-relaxation', 1)
  if (part?.kind !== 'timer') throw new Error('no timer')
  expect(spanAt(part.spans, 0)).toMatchObject({ span: { word: 'Tighten' }, left: 5 })
  expect(spanAt(part.spans, 5)).toMatchObject({ span: { word: 'Let go' }, left: 15 })
  expect(spanAt(part.spans, 19.5)).toMatchObject({ left: 1 })
  expect(spanAt(part.spans, 20)).toBeNull()
})
