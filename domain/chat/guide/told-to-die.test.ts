import { expect, test } from 'vitest'
import { wasToldToDie } from '#domain/safety/flow/told-to-die.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const asked = 'are you thinking about ending your life?'

test.each(['someone told me to kms', 'people at school keep telling me to kill myself'])(
  'in a crisis “%s” is met as what was done to them, and asked plainly',
  (words) => {
    const { text, guide, asks } = conversation('GB').say(words, 'crisis', ['suicide'])
    expect(text).toMatch(/^Nobody may say that to you\./)
    expect(text).toContain('116 123')
    expect(text).toContain(asked)
    expect(text).not.toMatch(/kms|kill/)
    expect(asks).toBe('ending-life')
    expect(guide.need).toBe('just-listen')
  },
)

test('at school the line for young people is named, too', () => {
  const { text } = conversation('GB').say('this kid in my class told me to kms', 'crisis', ['suicide'])
  expect(text).toContain('0800 1111')
})

test('a yes to it is a crisis like any other, and a no is taken', () => {
  const { say } = conversation('GB')
  say('someone told me to kms', 'crisis', ['suicide'])
  const no = say('no i dont want to die', 'crisis', [], {
    heardTier: 'none',
    answered: { question: 'ending-life', answer: 'no-danger' },
  })
  expect(no.text).toContain('Thank you for answering so plainly.')
  const other = conversation('GB')
  other.say('someone told me to kms', 'crisis', ['suicide'])
  const yes = other.say('yes', 'crisis', ['suicide'], {
    answered: { question: 'ending-life', answer: 'danger' },
  })
  expect(yes.guide.step).toBe('suicide/safe-now')
})

test('who does not know is not asked again', () => {
  const { say } = conversation('GB')
  say('someone told me to kms', 'crisis', ['suicide'])
  const { text } = say('idk', 'crisis', [], {
    heardTier: 'none',
    answered: { question: 'ending-life', answer: 'unclear' },
  })
  expect(text).toMatch(/You do not have to know that now.*116 123/s)
  expect(text).not.toContain(asked)
})

test('below a crisis it is asked once, and what begins to sound true is named as theirs', () => {
  const { say } = conversation('GB')
  expect(say('they said i should end it').text).toContain(asked)
  const { text } = say("maybe they're right")
  expect(text).toMatch(/They are still theirs\..*116 123/s)
  expect(text).not.toContain(asked)
  expect(say('should i block him').text).not.toMatch(/one short line may be right/i)
})

test.each([
  'this girl said i should kill myself and now i want to die',
  'i told my friend i want to kill myself',
  'my mum said she wants to die',
  'he told me to end the call',
])('“%s” is nothing of the kind', (words) => expect(wasToldToDie(words)).toBe(false))
