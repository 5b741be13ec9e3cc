import { test } from 'vitest'
import { type CompleteExercise, exercises } from '#domain/exercises/decider.ts'
import { exerciseCompleted, exerciseRated, exerciseRetracted } from '#domain/testing/events.ts'
import { specification } from '#domain/testing/specification.ts'

const given = specification(exercises)
const completed = exerciseCompleted()
const complete = (data: Parameters<typeof exerciseCompleted>[0] = {}): CompleteExercise => ({
  ...exerciseCompleted(data),
  type: 'CompleteExercise',
})
const rated = { before: 7, after: 4 }
const rate: CompleteExercise = { ...complete(), data: { ...completed.data, rated } }

test('an exercise is completed', () => given().when(complete()).yields(completed))

test('the same completion, sent twice, counts once', () =>
  given(completed, exerciseCompleted({ completionId: 'later' }))
    .when(complete())
    .yields())

test('an exercise can be done again', () =>
  given(completed)
    .when(complete({ completionId: 'later' }))
    .yields(exerciseCompleted({ completionId: 'later' })))

test('what is not an exercise cannot be completed', () =>
  given()
    .when(complete({ exerciseId: 'juggling' }))
    .refuses('exercise-unknown'))

test('a repeat succeeds also when the exercise has left the catalogue', () =>
  given(exerciseCompleted({ exerciseId: 'juggling' }))
    .when(complete({ exerciseId: 'juggling' }))
    .yields())

test('a completion is taken back once, and not counted again by a late repeat', () => {
  const retract = { type: 'RetractExercise', at: completed.at, data: { completionId: 'completion' } } as const
  given(completed).when(retract).yields(exerciseRetracted())
  given(completed, exerciseRetracted()).when(retract).yields()
  given(completed, exerciseRetracted()).when(complete()).yields()
  given().when(retract).refuses('exercise-completion-unknown')
})

test('how it was is said with it or after it, and once', () => {
  given().when(rate).yields(completed, exerciseRated())
  given(completed).when(rate).yields(exerciseRated())
  given(completed, exerciseRated({ after: 6 }))
    .when(rate)
    .yields()
})

test('of what was taken back nothing more is said', () =>
  given(completed, exerciseRated(), exerciseRetracted()).when(rate).yields())

test('a completion is taken back also after it was rated', () =>
  given(completed, exerciseRated())
    .when({ type: 'RetractExercise', at: completed.at, data: { completionId: 'completion' } })
    .yields(exerciseRetracted()))
