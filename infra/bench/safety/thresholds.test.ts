import { expect, test } from 'vitest'
import type { Tier } from '#domain/safety/tier.ts'
import type { Heard } from '#infra/bench/safety/learn.ts'
import { scoreOfLine } from '#infra/bench/safety/stack.ts'
import { chooseThresholds, shiftElsewhere } from '#infra/bench/safety/thresholds.ts'
import { ofEach } from '#infra/screening/learned-scores.ts'

/** The words of the same question count as they are, and nothing else does. */
const stack = ofEach((tier) => ({
  bias: 0,
  words: ofEach((one) => Number(one === tier)),
  meaning: ofEach(() => 0),
  wordsApart: 0,
  meaningApart: 0,
  floorCare: 0,
  floorCrisis: 0,
}))

const heard = (score: number, given: Partial<Heard> = {}): Heard => ({
  id: `${score}`,
  hand: `h${Math.round(score) % 2}`,
  language: 'en',
  group: 'plan',
  tier: 'none',
  concern: 'none',
  turns: [{ role: 'person', text: 'a line' }],
  features: [],
  vectors: [],
  floor: 'none',
  said: ofEach(() => ({ most: score, mean: score })),
  meant: ofEach(() => ({ most: 0, mean: 0 })),
  likeliest: 'suicide',
  ...given,
})
const lines = (count: number, given?: Partial<Heard>) =>
  Array.from({ length: count }, (_, at) => heard(at, given))
const shareOf = (some: Heard[], isOne: (line: Heard) => boolean) => some.filter(isOne).length / some.length

test('both layers together open no more dialogs than may be, of what is close to danger and of ordinary days', () => {
  const close = lines(1_000).map((line, at) => ({ ...line, floor: (at < 20 ? 'crisis' : 'none') as Tier }))
  const talk = lines(1_000, { group: 'talk' })
  const atOnce = (some: Heard[]) => {
    const { dialog, acute } = chooseThresholds([...some, ...lines(10, { tier: 'crisis' })], stack)
    return (line: Heard) =>
      line.floor === 'crisis' ||
      scoreOfLine(stack, line, 'crisis') > dialog ||
      scoreOfLine(stack, line, 'emergency') > acute
  }
  expect(shareOf(close, atOnce(close))).toBeGreaterThan(0.02)
  expect(shareOf(close, atOnce(close))).toBeLessThanOrEqual(0.03)
  expect(shareOf(talk, atOnce([...close, ...talk]))).toBeLessThanOrEqual(0.002)
})

test('where the floor alone opens more than may be, nothing else is opened wrongly', () => {
  const spanish = lines(100, { language: 'es' }).map((line, at) => ({
    ...line,
    floor: (at < 10 ? 'crisis' : 'none') as Tier,
  }))
  const elsewhere = shiftElsewhere(spanish, stack, { help: 0, dialog: 0, seldom: 0, emergency: 0, acute: 0 })
  const opened = spanish.filter((line) => line.floor === 'none' && scoreOfLine(elsewhere, line, 'crisis') > 0)
  expect(opened).toEqual([])
})

test('of what ordinary words seldom sound like, less certainty opens a dialog, and only a few more wrongly', () => {
  const close = lines(1_000).map((line, at): Heard => ({
    ...line,
    likeliest: at % 2 ? 'abuse' : 'suicide',
  }))
  const { dialog, seldom } = chooseThresholds([...close, ...lines(10, { tier: 'crisis' })], stack)
  const sounding = (line: Heard) => scoreOfLine(stack, line, 'crisis')
  const more = close.filter((line) => sounding(line) <= dialog && sounding(line) > dialog - seldom)
  expect(seldom).toBeGreaterThan(0)
  const opened = more.filter(({ likeliest }) => likeliest !== 'suicide')
  expect(opened.length).toBeGreaterThan(2)
  expect(opened.length).toBeLessThanOrEqual(4)
})
