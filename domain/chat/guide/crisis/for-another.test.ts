import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const hint = { ask: 'ending-life', isHint: true, heardTier: 'care' } as const

test.each([
  'my freind sent me a mesage saying goodbye and thanks for everything and now she not answer. what i do',
  'my best mate posted goodbye everyone and his phone is off, im scared',
])('the goodbye of somebody else is their danger: “%s”', (words) => {
  const { text, asks } = conversation('FR').say(words, 'care', ['suicide'], hint)
  expect(text).toContain('112')
  expect(text).not.toMatch(/ending your life/)
  expect(asks).toBe('someone-else/asked')
})

test('it is followed to the call and to the line, also below a crisis', () => {
  const { say } = conversation('FR')
  say('my freind sent me a goodbye mesage and now she not answer', 'care', ['suicide'], hint)
  const may = say('because she maybe is killing herself!! she is in Lyon i am in Paris', 'care')
  expect(may.text).toMatch(/112/)
  const call = say('is it 112? she live in lyon i have her adress', 'care')
  expect(call.text).toMatch(/112/)
})

test('asked about their own life, they say that it is a friend', () => {
  const { say } = conversation('FR')
  say('i cant stop thinking about it', 'care', ['suicide'], { ask: 'ending-life', heardTier: 'care' })
  const { text, asks } = say('no not me!! my freind. Lea. she is 19 she lives alone', 'care', [], {
    answered: { question: 'ending-life', answer: 'no-danger' },
    heardTier: 'none',
  })
  expect(text).toMatch(/112/)
  expect(text).not.toMatch(/Thank you for answering/)
  expect(asks).toBe('someone-else/asked')
})

test.each([
  'my boyfriend sent me a goodbye text, we broke up',
  'my colleague said goodbye on her last day, i cried, what do i do without her',
  'my friend said goodbye at the airport and i miss her',
])('“%s” is no such goodbye', (words) => {
  expect(conversation('GB').say(words).guide.need).not.toBe('crisis')
})

test('who hurts them is named with “I mean him”, and the danger stays theirs', () => {
  const { say } = conversation('US')
  say('he broke the door tonight. hes asleep now. i have to type quietly', 'crisis', ['abuse'])
  say('I am safe for now', 'crisis', ['abuse'], { heardTier: 'none' })
  const { text } = say('i mean MY HUSBAND. he checks my phone. how do i delete this', 'crisis', ['abuse'], {
    heardTier: 'none',
  })
  expect(text).not.toMatch(/I took it for you|Are they in danger/)
  expect(text).toMatch(/delete/i)
})

test('asked whether to ring for them, it is yes, also once the talk is free again', () => {
  const { say } = conversation('GB')
  say('my dad sent me a weird text, says sorry for everything and tell your mum i love her')
  say('he lives alone since the divorce')
  expect(say('hes not picking up').text).toContain('999')
  expect(say('should i ring the police').text).toMatch(/^Yes, ring them\..*999/s)
})
