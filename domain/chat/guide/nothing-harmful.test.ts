import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const

test.each([
  'no. biscuits',
  'what? no it was biscuits. two packets of custard creams. jesus',
  'it was food, i took no pills, i am safe',
  'i havent taken anything. i ate BISCUITS. i binged. i just feel disgusting thats all',
  'NOTHING was taken. do you know what a biscuit is',
])('that nothing harmful was taken ends a guess at the first word of it: “%s”', (denial) => {
  const { say } = conversation('GB')
  say('ate the whole packet. and then the other packet. disgusting pig', 'emergency', ['taken'])
  const { text, guide } = say(denial, 'emergency', ['taken'], low)
  expect(text).toMatch(/^I took it that you had swallowed too much/)
  expect(text).not.toMatch(/999/)
  expect(guide.need).not.toBe('crisis')
})

test('after it the talk is of the binge', () => {
  const { say } = conversation('GB')
  say('ate the whole packet. and then the other packet. disgusting pig', 'emergency', ['taken'])
  expect(say('no it was biscuits, i binged', 'emergency', ['taken'], low).guide.need).toBe('eating')
})

test.each([
  ['i took 20 paracetamol', 'it was food, i am fine'],
  ['i ate the whole packet of tablets', 'no, biscuits'],
  ['i took the whole packet of my sertraline', 'nothing was taken'],
])('what was named is not taken back by a word of food: “%s”', (first, denial) => {
  const { say } = conversation('GB')
  say(first, 'emergency', ['taken'])
  expect(say(denial, 'emergency', ['taken'], low).guide.need).toBe('crisis')
})

test('what lies with somebody else now is met, and it is asked whether it is safer', () => {
  const { say } = conversation('GB')
  say('i think about not waking up. theres pills in the cupboard and i counted them', 'emergency', [
    'suicide',
  ])
  const { text, asks } = say(
    'im not calling an ambulance i havent done anything. i gave the pills to my flatmate just now',
    'emergency',
    ['suicide'],
    low,
  )
  expect(text).toMatch(/somebody else has them now/)
  expect(text).not.toMatch(/police|Have you called/)
  expect(asks).toBe('suicide/called')
})
