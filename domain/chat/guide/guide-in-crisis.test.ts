import { expect, test } from 'vitest'
import { preparedReply } from '#domain/safety/prepared.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

test('a concern is acknowledged once and its card pointed to', () => {
  const { say } = conversation()
  const first = say('everything is pointless', 'care', ['self-neglect'])
  expect(first.text).toContain('The card')
  expect(say('yes', 'care').text).not.toContain('The card')
})

test('in a crisis the prepared reply comes first, and says what it is', () => {
  const reply = conversation().say('I am going to end it tonight', 'crisis', ['suicide'])
  expect(reply.text).toContain('988')
  expect(reply.text).toContain('Are you safe right now?')
  expect(reply.text).toContain('These are prepared words.')
  expect(reply.text).not.toContain('I am an AI')
  expect(reply.suggestedExerciseId).toBeNull()
  expect(reply.choices).toEqual(['I am not safe', 'I am not sure', 'I am safe for now'])
})

test.each<[string, string]>([
  ['I am not safe', 'unsafe'],
  ["I don't feel very safe", 'unsafe'],
  ['no', 'unsafe'],
  ['yes', 'unsafe'],
  ['I am not sure', 'unsafe'],
  ['yes, I am safe', 'safe'],
  ['I am safe for now', 'safe'],
  ['breathing', 'staying'],
  ['leave me alone', 'staying'],
  ['', 'staying'],
])('after it, "%s" is heard as %s', (message, step) => {
  const { say } = conversation()
  say('I am going to end it tonight', 'crisis', ['suicide'])
  const reply = say(message, 'crisis')
  expect(reply.guide).toEqual({ need: 'crisis', step, missed: 0 })
  expect(reply.suggestedExerciseId).toBeNull()
  expect(reply.text).toContain('988')
})

test('it stays with someone in a crisis, leads to a person and lines, and never locks them out', () => {
  const { say } = conversation()
  say('I want to die and I have a plan', 'crisis', ['suicide'])
  const steps = [
    'I am not safe',
    'There is nobody',
    "I can't",
    'Send a text',
    'I am safe for now',
    'thank you',
    'bye',
  ].map((message) => say(message, 'crisis').guide.step)
  expect(steps).toEqual(['unsafe', 'nobody', 'cannot', 'staying', 'listening', 'listening', 'close'])
})

test('a concern that grows is answered with its own prepared reply', () => {
  const { say } = conversation()
  say('I want to die and I have a plan', 'crisis', ['suicide'])
  const reply = say('I took them all', 'emergency', ['medical-emergency'])
  expect(reply.text).toContain(
    preparedReply('emergency', ['medical-emergency'], 'concern', 'US').split('\n\n')[0],
  )
})

test('a crisis in the middle of a talk is met at once', () => {
  const { say } = conversation()
  say("I'm spiraling right now")
  expect(say('I have the rope here', 'crisis', ['suicide']).guide.need).toBe('crisis')
})

test('once the concern has fallen, other needs are heard again', () => {
  const { say } = conversation()
  say('I want to die and I have a plan', 'crisis', ['suicide'])
  expect(say('breathing', 'care').guide.need).toBe('crisis')
  expect(say('I would like a breathing exercise', 'care').guide.need).toBe('exercise')
})

test('someone who is hurt by another person is not told to use the room next door', () => {
  const { say } = conversation()
  say('he is hitting me', 'crisis', ['abuse'])
  expect(say('I am not safe', 'crisis', ['abuse']).text).toContain('get to where others are')
})

test('a danger that comes after a careful question was answered is met with the prepared words', () => {
  const { say } = conversation()
  say('I keep thinking about not being here', 'care', ['suicide'])
  say('No', 'care')
  const reply = say('I feel panic', 'emergency')
  expect(reply.text).toContain('Nobody is watching this chat live')
  expect(reply.guide.need).toBe('crisis')
})
