import { expect, test } from 'vitest'
import { introduction, redFlagNote } from '#domain/chat/guide/asides.ts'
import { guide, type GuidePrompt, type GuideReply } from '#domain/chat/guide/guide.ts'
import { allSteps, needs } from '#domain/chat/guide/needs.ts'
import { quickActions, quickStarts } from '#domain/chat/quick-starts.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import { preparedReply } from '#domain/safety/prepared.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
import type { Concern, Tier } from '#domain/safety/tier.ts'

/** A conversation with the guide: each `say` is a message, its answer is what the guide replies. */
function conversation() {
  const turns: GuidePrompt['turns'] = []
  let place: GuidePrompt['guide'] = null
  return {
    say(text: string, tier: Tier = 'none', concerns: Concern[] = []): GuideReply {
      turns.push({ role: 'user', text })
      const reply = guide({ turns, tier, concerns, guide: place })
      turns.push({ role: 'assistant', text: reply.text })
      place = reply.guide
      return reply
    },
  }
}

const walk = (...messages: string[]): GuideReply[] => {
  const { say } = conversation()
  return messages.map((message) => say(message))
}
const placesOf = (replies: GuideReply[]) => replies.map(({ guide: { need, step } }) => `${need}/${step}`)

test('panic now, from the first word to a summary', () => {
  const replies = walk(
    "I'm spiraling right now",
    'My body',
    'About the same',
    'a lamp',
    'Scared',
    'A voice I know',
    "I'm done for now",
  )
  expect(placesOf(replies)).toEqual([
    'panic-now/arrive',
    'panic-now/breathe',
    'panic-now/around',
    'panic-now/feeling',
    'panic-now/strength',
    'panic-now/summary',
    'panic-now/close',
  ])
  expect(replies[1]?.suggestedExerciseId).toBe('longer-exhale')
  expect(replies[2]?.suggestedExerciseId).toBe('orienting')
  expect(replies[5]?.text).toContain(
    'It began with a feeling in your body. The nearest word for it is scared.',
  )
  expect(replies[5]?.text).toContain('Hearing a voice you know has helped before.')
})

test('panic in the thoughts is met with looking around, not with breath', () => {
  const [, second, third] = walk('I am having a panic attack', 'my mind keeps saying what if', 'a bit better')
  expect(second?.suggestedExerciseId).toBe('orienting')
  expect(third?.guide.step).toBe('feeling')
})

test('a fear about health goes from the trigger to one small thing, without a verdict on the body', () => {
  const replies = walk(
    "I'm feeling anxious about my health",
    'Something I read',
    'It can wait for a visit',
    'Search',
    'The same',
    'Worn out',
    'Be with someone',
    "I'm done for now",
  )
  expect(placesOf(replies).map((place) => place.split('/')[1])).toEqual([
    'arrive',
    'line',
    'pull',
    'delay',
    'feeling',
    'strength',
    'summary',
    'close',
  ])
  expect(replies[1]?.text).toContain('book, do not search')
  expect(replies[3]?.suggestedExerciseId).toBe('attention-switch')
  expect(replies[6]?.text).toContain('It began with something you read. The nearest word for it is worn out.')
})

test('a red flag that is happening now leads to the emergency number and to no exercise', () => {
  const replies = walk(
    'I worry about my health',
    'A feeling in my body',
    'One of those, now',
    'Not yet',
    'I am calling now',
  )
  expect(placesOf(replies).slice(2)).toEqual([
    'health-fear/emergency',
    'health-fear/call-now',
    'health-fear/called',
  ])
  expect(replies[2]?.text).toContain('911')
  expect(replies.map(({ suggestedExerciseId }) => suggestedExerciseId)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

test('just listening goes from what is on the mind to a summary, and on for as long as wanted', () => {
  const replies = walk(
    'I would like you to just listen',
    'It was a hard day',
    'The people in it',
    'I feel so angry',
    'my sister and music',
    'Keep listening',
    'and then she left',
    '...',
    'Sum it up',
  )
  expect(placesOf(replies).map((place) => place.split('/')[1])).toEqual([
    'arrive',
    'weighs',
    'feeling',
    'strength',
    'summary',
    'listen',
    'listen',
    'listen',
    'summary',
  ])
  expect(replies[4]?.text).toContain(
    'It began with a hard day. The nearest word for it is angry. Music has kept you going.',
  )
  expect(replies[5]?.text).not.toBe(replies[6]?.text)
})

test.each(['', '??', '😶'])(
  'words that were not understood (%j) are said to be, twice, and then it only listens',
  (noise) => {
    const { say } = conversation()
    say('hi')
    const first = say(noise)
    const second = say(noise)
    expect(first.text).toContain('I did not follow')
    expect(first.choices.length).toBeGreaterThan(1)
    expect(second.guide.missed).toBe(2)
    const third = say(noise)
    expect(third.guide).toEqual({ need: 'just-listen', step: 'listen', missed: 0 })
    expect(third.text).not.toContain('did not follow')
    expect(say(noise).guide.step).toBe('listen')
  },
)

test('being understood clears what was missed', () => {
  const { say } = conversation()
  say('hi')
  expect(say('qwrt').guide.missed).toBe(1)
  expect(say('I worry about my health').guide).toEqual({ need: 'health-fear', step: 'arrive', missed: 0 })
})

test('the first turn says what it is, and no later one does', () => {
  for (const first of [
    'hello',
    ...quickStarts.map(({ message }) => message),
    ...quickActions.map(({ message }) => message),
  ]) {
    const [one, two] = walk(first, 'ok')
    expect(one?.text.startsWith(introduction)).toBe(true)
    expect(two?.text).not.toContain(introduction)
  }
})

test.each([
  [quickActions[0].message, 'longer-exhale'],
  [quickActions[1].message, 'five-senses'],
  ['Breathing', 'longer-exhale'],
  ['Grounding', 'five-senses'],
  ['I need a calming exercise', 'longer-exhale'],
])('%s gives an exercise at once', (message, exerciseId) => {
  const [reply] = walk(message)
  expect(reply?.suggestedExerciseId).toBe(exerciseId)
  expect(reply?.text).toContain(findExercise(exerciseId)?.title)
})

test('an exercise can be asked for in the middle of something else, and another one after it', () => {
  const replies = walk(
    'I would like you to just listen',
    'it was a long week',
    'Breathing',
    'Another exercise',
    'Just listen',
  )
  expect(replies[2]?.suggestedExerciseId).toBe('longer-exhale')
  expect(replies[3]?.suggestedExerciseId).toBe('five-senses')
  expect(replies[4]?.guide.need).toBe('just-listen')
})

test.each(["I'm having a panic attack", 'I am worried about a symptom'])(
  'while it listens, "%s" is heard',
  (message) => {
    const [, reply] = walk('I would like you to just listen', message)
    expect(reply?.guide.step).toBe('arrive')
    expect(reply?.guide.need).not.toBe('just-listen')
  },
)

test('asked whether it is a person, it says what it is and asks its question again', () => {
  const [before, after] = walk("I'm spiraling right now", 'are you a real person?')
  expect(after?.text).toContain('There is no AI in me')
  expect(after?.guide).toEqual(before?.guide)
  expect(after?.text).toContain('What is loudest right now?')
})

test('asked for reassurance it gives none, and the second time it names the loop', () => {
  const [, first, second] = walk(
    'I worry about my health',
    'do you think it is cancer?',
    "tell me it's nothing",
  )
  expect(first?.text).toContain('book, do not search')
  expect(second?.text).toContain('That question has come back')
  for (const reply of [first, second])
    expect(reply?.text).not.toMatch(/you are fine|it is nothing|unlikely|probably|likely/i)
})

test('a red flag in free words is answered with the emergency number, once, and the talk goes on', () => {
  const [, first, second] = walk("I'm spiraling right now", 'I have chest pain', 'the chest pain is the same')
  expect(first?.text).toContain(redFlagNote)
  expect(first?.guide.step).toBe('breathe')
  expect(second?.text).not.toContain(redFlagNote)
})

test('sensitive words are never said back', () => {
  const { say } = conversation()
  const heard = [
    'my uncle Rolf touched me',
    'I am disgusting',
    'I want to strangle Bartholomew',
    'Glioblastoma',
    'zopiclone',
  ]
  const texts = heard.map((message) => say(message).text.toLowerCase()).join(' ')
  for (const word of ['rolf', 'uncle', 'disgusting', 'strangle', 'bartholomew', 'glioblastoma', 'zopiclone'])
    expect(texts).not.toContain(word)
})

test('"not scared" is not heard as scared', () => {
  const replies = walk(
    "I'm spiraling right now",
    'My body',
    'A little easier',
    "I'm not scared",
    'Moving about',
  )
  expect(replies.at(-1)?.text).not.toContain('scared')
})

test('goodbye is taken as goodbye', () => {
  expect(walk("I'm spiraling right now", 'bye').at(-1)?.guide.step).toBe('close')
})

test('a concern is acknowledged once and its card pointed to', () => {
  const { say } = conversation()
  const first = say('everything is pointless', 'care', ['self-neglect'])
  expect(first.text).toContain('The card')
  expect(say('yes', 'care').text).not.toContain('The card')
})

test('in a crisis the prepared reply comes first, and calls itself by its name', () => {
  const reply = conversation().say('I am going to end it tonight', 'crisis', ['suicide'])
  expect(reply.text).toContain('988')
  expect(reply.text).toContain('Are you safe right now?')
  expect(reply.text).toContain(introduction)
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
  expect(reply.text).toContain(preparedReply('emergency', ['medical-emergency']).split('\n\n')[0])
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
