import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'care' } as const

/** Hands on the neck, and the one who did it is asleep. */
function strangled() {
  const { say } = conversation('GB')
  say('he put his hands round my neck tonight', 'emergency', ['abuse'])
  return (text: string) => say(text, 'emergency', ['abuse'], low)
}

test('whether a sore neck needs a doctor is answered with what means an emergency, then comes the step', () => {
  const say = strangled()
  say('I cannot. the kids are upstairs and hed wake')
  const { guide, text } = say(
    'yes the back door. i think im safe for now hes snoring. do you really think i need a doctor, its only sore',
  )
  expect(text).toMatch(/^Yes, also when it is only sore: .*swallowing.*the voice changes.*call 999/s)
  expect(guide.step).toBe('abuse/safe')
  expect(text).toContain('Is there one person you trust who could know?')
})

test('on a phone that is read nothing is to be sent, and the police can be called without a word', () => {
  const say = strangled()
  say('I cannot')
  say('yes i am safe for now')
  const watched = say('theres my sister. he checks my phone though')
  expect(watched.text).toMatch(/^Then write nothing about it on that phone\./)
  expect(watched.text).not.toMatch(/when you send it|\btext\b/)
  const unheard = say(
    'not today. if i text my sister hell see it. is there a way to call the police without talking',
  )
  expect(unheard.text).toMatch(/^If you cannot speak, call 999 all the same and stay on the line\./)
  expect(unheard.text).not.toMatch(/\btext\b|85258/)
  expect(unheard.guide.step).toBe('abuse/company')
  expect(say('can i text someone instead').text).not.toMatch(/85258/)
})

test.each([
  ['GB', /^Yes, you can write: text SHOUT to 85258\./],
  ['US', /^Yes, you can write: text HOME to 741741\./],
] as const)('a child who would be heard is told where to write in %s, and what to say', (country, where) => {
  const { say } = conversation(country)
  say('cut again. im 15', 'crisis', ['minor'])
  say('im safe for now', 'crisis', ['minor'], low)
  say('theres nobody', 'crisis', ['minor'], low)
  expect(say('i cant call theyd hear me. can i text someone instead', 'crisis', ['minor'], low).text).toMatch(
    where,
  )
  const words = say(
    'miss okafor i guess. i have her for maths. what would i even say',
    'crisis',
    ['minor'],
    low,
  )
  expect(words.text).toMatch(/^One sentence is enough: “Can I talk to you alone\?/)
})

test('what to say is answered in a talk about dying, and where danger is new nothing comes before it', () => {
  const { say } = conversation('GB')
  say('I want to die', 'crisis', ['suicide'])
  say('yes', 'crisis', ['suicide'], low)
  const words = say('my sister maybe. what would i even say', 'crisis', ['suicide'], low)
  expect(words.text).toMatch(/^One sentence is enough: “I am thinking of ending my life/)
  expect(words.guide.step).toBe('suicide/someone')
  expect(say('i already took them', 'emergency', ['taken', 'suicide']).text).toMatch(/999/)
})
