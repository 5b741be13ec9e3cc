import { expect, test } from 'vitest'
import { hintQuestion } from '#domain/safety/asks/hint-question.ts'
import { protestsAtAlarm, thingMeant } from '#domain/safety/flow/corrected.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const

test.each([
  ['WHAT? no. why 999?? for a gland??? oh my god is it serious', 'your gland'],
  ['ffs its cracked skin not an emergency. i have ocd', 'cracked skin'],
  ['why would i call 999. im not in danger', null],
  ['what are you on about. nobody is hurt', null],
  ['i dont need an ambulance its just a nosebleed', 'a nosebleed'],
] as const)(
  'one clear protest ends a false alarm, with an apology and no new symptom: "%s"',
  (text, thing) => {
    const { say } = conversation('GB')
    say('monday, he said gland. my hand keeps going up there by itself', 'crisis', ['medical-emergency'])
    const { guide, text: reply } = say(text, 'crisis', ['medical-emergency'], low)
    expect(guide.need).not.toBe('crisis')
    expect(reply).toMatch(/^I took that for an emergency, and I got it wrong\. I am sorry for the fright\./)
    expect(reply).not.toMatch(/jaw|an arm|pass out|Have you called/)
    expect(reply).toContain(thing === null ? 'I am sorry' : `It is about ${thing}, and I go back to that.`)
  },
)

test.each([
  'why 999? but my arm is numb',
  'i dont need an ambulance but i cant breathe',
  'i took them though, why call 999',
])('a sign that is there takes no protest: "%s"', (text) => expect(protestsAtAlarm(text)).toBe(false))

test('whoever was asked about dying and meant a job hears that, and no more', () => {
  const { say } = conversation('GB')
  say("'thank you for everything, ive decided to leave in january'. there. done it", 'care', ['suicide'], {
    ask: 'ending-life',
  })
  const answered = { question: 'ending-life', answer: 'no-danger' } as const
  const { text } = say('what the hell. NO. im resigning from a job', 'care', [], { ...low, answered })
  expect(text).toContain('I am sorry that I asked. It is about')
  expect(text).not.toContain('Help stays in reach')
})

test.each([
  ["'thank you for everything, ive decided to leave in january'. there. done it"],
  ['scared theyll take my baby away'],
  ['a lot most days i suppose. can i just stop drinking tomorrow, cold'],
  ['i wont stop until its even'],
])('on a mere hint nobody is asked about dying for "%s"', (text) =>
  expect(hintQuestion('ending-life', text, [])).toBeNull(),
)

test.each(['they can take my kids, everyone is better without me', 'i quit my job, i want to die'])(
  'what is grave is still asked about: "%s"',
  (text) => expect(hintQuestion('ending-life', text, [])).toBe('ending-life'),
)

test('a doubt about love is sent to no emergency, whatever was only guessed', () => {
  const { say } = conversation('GB')
  const first = 'how do i know if i really love my boyfriend?? ive asked him and my mum and reddit'
  expect(say(first, 'care', ['sexual-violence']).text).not.toMatch(/999|danger/)
})

test('what is good is not called heavy on a guess', () => {
  const { say } = conversation('GB')
  say('good day today')
  const { text } = say("im going again thursday, my mum's coming to the car park", 'care', ['suicide'])
  expect(text).not.toContain('sounds heavy')
})

test('a thing is named only where they name it', () => {
  expect(thingMeant('no. it is my job')).toBe('your job')
  expect(thingMeant('no it was not that')).toBeNull()
})

test.each([
  'what the hell. why would i call 999',
  'you just made me feel worse',
  'i only asked you to listen',
])('what was told outright is ended by no protest: "%s"', (text) => {
  const { say } = conversation('GB')
  say('I want to die', 'crisis', ['suicide'])
  expect(say(text, 'crisis', ['suicide'], low).guide.need).toBe('crisis')
})
