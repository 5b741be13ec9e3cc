import { expect, test } from 'vitest'
import { allSteps, needs } from '#domain/chat/guide/needs.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'

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
