import { expect, test } from 'vitest'
import type { Concern } from '#domain/safety/tier.ts'
import { learnedQuestion } from '#infra/screening/learned-question.ts'

const of = (crisis: number, scores: Partial<Record<Concern, number>>) =>
  learnedQuestion(crisis, Object.entries(scores) as [Concern, number][])

test('the likely concern says what is asked, where danger is likely enough', () => {
  expect(of(0, { suicide: 1, abuse: -3 })).toBe('ending-life')
  expect(of(1, { suicide: -3, 'dependant-in-danger': 1 })).toBe('child-safe')
  expect(of(-0.5, { suicide: 1 })).toBeUndefined()
})

test('what is not asked about, and what may be an unwanted thought, is left alone', () => {
  expect(of(0, { 'eating-disorder': 1 })).toBeUndefined()
  expect(of(0, { 'intrusive-thought': 1, suicide: 0 })).toBeUndefined()
  expect(of(0, { suicide: 1, 'intrusive-thought': 0 })).toBeUndefined()
  expect(of(0, { suicide: 1, 'intrusive-thought': -3 })).toBe('ending-life')
})
