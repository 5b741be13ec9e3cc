import { expect, test } from 'vitest'
import { raise } from '#domain/safety/screener.ts'
import type { Screening } from '#domain/safety/tier.ts'

const nothing: Screening = { tier: 'none', concerns: [], reasons: [] }
const low: Screening = { tier: 'care', concerns: ['self-neglect'], reasons: ['low'], ask: 'ending-life' }
const wish: Screening = { tier: 'crisis', concerns: ['suicide'], reasons: ['wish'] }
const taken: Screening = { tier: 'emergency', concerns: ['taken', 'suicide'], reasons: ['taken'] }

test('the highest tier wins, in whatever order the layers answer', () => {
  const raised = {
    tier: 'emergency',
    concerns: ['taken', 'suicide', 'self-neglect'],
    reasons: ['taken', 'wish', 'low'],
  }
  expect(raise(low, wish, taken)).toEqual(raised)
  expect(raise(taken, nothing, wish, low)).toEqual(raised)
})

test('a layer that finds nothing lowers nothing', () => {
  expect(raise(wish, nothing)).toEqual(wish)
  expect(raise()).toEqual(nothing)
})

test('a question is asked while it is unclear, not once it is clear', () => {
  expect(raise(nothing, low).ask).toBe('ending-life')
  expect(raise(low, wish)).not.toHaveProperty('ask')
})
