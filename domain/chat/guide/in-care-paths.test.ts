import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const

test('an urge that may be acted on is asked about once, then who is there; the number is named', () => {
  const { say } = conversation()
  const first = say('i have harm ocd but the urge is so strong today i might actually do it', 'care', [
    'intrusive-thought',
  ])
  expect(first.asks).toBe('urge/intent')
  expect(first.text).toContain('911')
  expect(first.text.match(/\?/g)).toHaveLength(1)
  const second = say('i dont know', 'care', ['intrusive-thought'], low)
  expect(second.text).toMatch(/another room now.*Who else is with them right now\?/s)
  const waiting = say("she's in her cot", 'care', ['intrusive-thought'], low)
  expect(waiting.text).toContain('is somebody there with you, or nobody?')
  expect(say('my husband is downstairs', 'care', ['intrusive-thought'], low).text).toContain(
    'Go to that person now',
  )
})

test.each([
  'what if i do it',
  'i keep having thoughts of stabbing my baby, they terrify me',
  'what if the urge is so strong that i might do it',
])('a thought that frightens ("%s") is met as a thought', (words) => {
  const { say } = conversation()
  expect(say(words, 'care', ['intrusive-thought']).asks ?? '').not.toMatch(/^urge/)
})

test.each([
  "my baby isn't mine. he's been swapped. nobody believes me",
  "she is six weeks old. i haven't slept since tuesday and i have so much energy",
])('after a birth "%s" leads to a doctor today, and to who is there', (words) => {
  const { say } = conversation()
  const first = say(words, 'care', ['suicide'], { ask: 'ending-life', isHint: true })
  expect(first.text).toMatch(/needs a doctor today.*911.*Who is with you and the baby right now\?/s)
  expect(first.text).not.toMatch(/ending your life/i)
  expect(say('my husband is here', 'none').text).toContain('Please show them this now.')
  const other = conversation()
  other.say(words)
  expect(other.say('nobody').text).toContain('knock next door')
})

test('who feels nothing for the baby hears that it can be helped, and is asked where danger is spoken of', () => {
  const { say } = conversation()
  const numb = say("I feel nothing when i hold her. everyone says it's the happiest time")
  expect(numb.text).toContain('After a birth many people feel numb')
  const other = conversation()
  const asked = other.say(
    "my son is 5 weeks. i don't feel anything for him. they'd be better off without me",
    'care',
    ['suicide'],
    { ask: 'ending-life' },
  )
  expect(asked.text).toMatch(/After a birth.*are you thinking about ending your life\?$/s)
  expect(conversation().say("the dna test says the baby isn't mine").text).not.toContain('doctor')
})

test('somebody lost to suicide is mourned, and nobody is feared for', () => {
  const { say } = conversation()
  const first = say('my brother killed himself in march')
  expect(first.guide.need).toBe('grief')
  expect(say('should i have known?').text).toContain('almost everybody who has lost somebody this way')
})

test('what was done to a child is no doubt: it stands, and was not their fault', () => {
  const { say } = conversation()
  const past = ['sexual-violence'] as const
  const replies = [
    say('my uncle used to touch me when i was 8', 'care', [...past]),
    say('no im fine now it was years ago', 'care', [...past], low),
    say('my mum never believed me', 'care', [...past], low),
    say('was it my fault', 'care', [...past], low),
  ]
  for (const { text } of replies) expect(text).not.toMatch(/or may have|not clean|verdict|minutes are being/i)
  expect(replies[2]!.text).toContain('I believe you.')
  expect(replies[3]!.text).toContain('No, none of it')
})

test.each([
  ['i took double my blood pressure pill by mistake', /pharmacist or doctor/],
  ['i fainted this morning', /seen by a doctor today/],
  ['i stopped drinking yesterday and i am shaking', /doctor hear of the shaking today/],
] as const)('what a body needs today is said first: "%s"', (words, note) => {
  const { say } = conversation()
  expect(say(words).text).toMatch(note)
  expect(say(words).text).not.toMatch(note)
})

test('what a body went through long ago is no note for today', () =>
  expect(conversation().say('i fainted years ago').text).not.toContain('by a doctor today'))

test('what was done stays true for whoever says that they are safe', () => {
  const { say } = conversation()
  say('i was raped on saturday', 'crisis', ['sexual-violence'])
  say('yes im at home with my friend', 'crisis', [], low)
  say('the blue lamp', 'crisis', [], low)
  say('and the rug', 'crisis', [], low)
  const { text, guide } = say('i feel dirty, did i really say no', 'crisis', [], low)
  expect(text).not.toMatch(/or may have|may have happened/i)
  expect(guide.need).not.toBe('ocd-real-event')
  expect(say('was it my fault', 'crisis', [], low).text).toContain('It was not your fault.')
})
