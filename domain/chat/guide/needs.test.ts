import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allSteps, needs } from '#domain/chat/guide/needs.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
import { concerns, isCrisis, tiers } from '#domain/safety/tier.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

test('every step leads somewhere that exists, and can be told from every other', () => {
  for (const [name, need] of Object.entries(needs)) {
    expect(need.steps[need.start], name).toBeDefined()
    expect(need.steps['close'], name).toBeDefined()
    for (const step of Object.values(need.steps))
      for (const to of [
        ...step.choices.map((choice) => choice.to),
        ...(step.otherwise ? [step.otherwise] : []),
      ]) {
        const [first = '', second] = to.split('/')
        expect((second ? needs[first] : need)?.steps[second ?? first], to).toBeDefined()
      }
  }
  const asked = allSteps.map(({ asks }) => asks)
  expect(new Set(asked).size).toBe(asked.length)
})

test('every step offers two or three choices, and understands its own', () => {
  for (const [name, need] of Object.entries(needs))
    for (const [step, { choices }] of Object.entries(need.steps)) {
      const labels = [...new Set(choices.map(({ label }) => label))]
      expect(labels.length, `${name}/${step}`).toBeLessThanOrEqual(3)
      for (const choice of choices)
        expect(
          choice.hears.test(choice.label.toLowerCase()) || labels.length < choices.length,
          choice.label,
        ).toBe(true)
    }
})

test('the guide claims no feelings, no trade and no verdict', () => {
  const moment = { known: { feeling: 'sad', situation: 'work', strength: 'rest' }, nth: 1, concerns: [] }
  for (const { says, asks } of allSteps) {
    const text = `${typeof says === 'string' ? says : says(moment)} ${asks}`
    expect(text).not.toMatch(
      /\b(therap|treatment|diagnos|i('m| am) (glad|sorry|happy|proud|worried)|i (love|care|miss|feel)|you('re| are) fine)\b/i,
    )
    expect(screenReply(text), text).toEqual([])
    for (const sentence of text.split(/[.!?;:]\s/))
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(26)
  }
})

const anyMessage = fc.oneof(
  fc.constantFrom(...new Set(allSteps.flatMap(({ choices }) => choices.map(({ label }) => label)))),
  fc.constantFrom(
    'Breathing',
    'bye',
    'is it cancer?',
    'are you real',
    'my chest pain is back',
    'I panic',
    'just listen',
  ),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)
const anyTurn = fc.record({
  message: anyMessage,
  tier: fc.constantFrom(...tiers),
  about: fc.subarray([...concerns], { maxLength: 2 }),
})

test('whatever is said, in whatever state, the guide has words, a place and no exercise in a crisis', () => {
  fc.assert(
    fc.property(fc.array(anyTurn, { minLength: 1, maxLength: 15 }), (turns) => {
      const { say } = conversation()
      for (const { message, tier, about } of turns) {
        const { text, choices, suggestedExerciseId, guide } = say(message, tier, about)
        expect(text.trim().length).toBeGreaterThan(10)
        expect(text).not.toContain('{')
        expect(choices.length).toBeLessThanOrEqual(3)
        expect(needs[guide.need]?.steps[guide.step]).toBeDefined()
        expect(guide.missed).toBeLessThanOrEqual(2)
        expect(!isCrisis(tier) || (guide.need === 'crisis' && suggestedExerciseId === null)).toBe(true)
        expect(suggestedExerciseId === null || findExercise(suggestedExerciseId) !== null).toBe(true)
      }
    }),
    { numRuns: 500 },
  )
})
