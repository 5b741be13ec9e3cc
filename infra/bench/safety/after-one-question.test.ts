import { expect, test } from 'vitest'
import type { Question, Tier } from '#domain/safety/tier.ts'
import { afterOneQuestion, type Judged } from '#infra/bench/safety/measure.ts'

const line = (
  wanted: { tier: Tier; concern?: Judged['concern']; group?: string },
  found: Tier,
  ask?: Question,
): Judged => ({
  id: 'a',
  hand: 'b',
  language: 'en',
  group: 'self',
  turns: [],
  ...wanted,
  screening: { tier: found, concerns: [], reasons: [], ...(ask && { ask }) },
})

const judged = [
  line({ tier: 'crisis', concern: 'suicide' }, 'crisis'),
  line({ tier: 'crisis', concern: 'suicide' }, 'care', 'ending-life'),
  line({ tier: 'crisis', concern: 'abuse' }, 'care', 'ending-life'),
  line({ tier: 'crisis' }, 'care', 'ending-life'),
  line({ tier: 'crisis' }, 'care'),
  line({ tier: 'none' }, 'care', 'ending-life'),
  line({ tier: 'none' }, 'none'),
  line({ tier: 'care', group: 'obsession' }, 'care', 'ending-life'),
  line({ tier: 'care', group: 'obsession' }, 'care'),
]

test('a question counts where it asks for what is there', () => {
  expect(afterOneQuestion.dialogRecall(judged)).toEqual({ hits: 3, of: 5 })
  expect(afterOneQuestion.dialogRecallWhereNamed(judged)).toEqual({ hits: 2, of: 3 })
})

test('what it costs is counted as well', () => {
  expect(afterOneQuestion.askedForNothing(judged)).toEqual({ hits: 1, of: 2 })
  expect(afterOneQuestion.askedOfThoughts(judged)).toEqual({ hits: 1, of: 2 })
})
