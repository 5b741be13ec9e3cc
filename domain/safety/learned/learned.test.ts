import { expect, test } from 'vitest'
import { combine } from '#domain/safety/learned/combine.ts'
import { pack, unpack } from '#domain/safety/learned/model.ts'
import { shipped } from '#domain/safety/learned/shipped.ts'
import { windowsOf } from '#domain/safety/learned/windows.ts'

const silent = { tier: 'none', concerns: [], reasons: [], isSoftened: false } as const
const byRules = (change: object) => ({ ...silent, concerns: [], reasons: [], ...change })
const { thresholds } = shipped
const sure = { care: 5, crisis: 5, emergency: -9 }

test('weights are the same after they were packed', () => {
  const weights = Int8Array.from({ length: 16 }, (_, at) => at - 8)
  expect(unpack(pack(weights))).toEqual(weights)
})

test('what was learned raises a tier and says so', () => {
  expect(combine(byRules({}), sure, thresholds)).toMatchObject({ tier: 'crisis', reasons: ['learned'] })
})

test('what was learned does not raise what the surroundings lowered', () => {
  expect(combine(byRules({ isSoftened: true }), sure, thresholds).tier).toBe('none')
})

test('a crisis that looks like none is held to a card, never to nothing', () => {
  const seen = byRules({ tier: 'crisis', concerns: ['suicide'], reasons: ['suicide-named'] })
  const unlike = { care: -5, crisis: -5, emergency: -5 }
  expect(combine(seen, unlike, thresholds)).toMatchObject({
    tier: 'care',
    reasons: ['suicide-named', 'held-back'],
  })
})

test('a long text is heard in stretches that share a sentence', () => {
  expect(windowsOf('a . b . c . d . e . f . g')).toEqual([
    ['a', 'b', 'c'],
    ['c', 'd', 'e'],
    ['e', 'f', 'g'],
  ])
})
