import { expect, test } from 'vitest'
import { introduction, redFlagNote } from '#domain/chat/guide/asides.ts'
import { withLines } from '#domain/chat/guide/guide.ts'
import { quickActions, quickStarts } from '#domain/chat/quick-starts.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import { spokenLines } from '#domain/safety/help/spoken-lines.ts'
import { conversation, placesOf, walk } from '#domain/testing/talk-with-guide.ts'

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
  expect(replies[5]?.text).toContain('Hearing a voice you know has helped before, and can again.')
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

test('whoever has begun to tell is listened to, first message or second', () => {
  expect(placesOf(walk('my mother died last week'))).toEqual(['just-listen/weighs'])
  expect(placesOf(walk('hello', 'my mom and I fought again'))).toEqual([
    'opening/arrive',
    'just-listen/weighs',
  ])
})

test('a word that is taken back is not heard', () => {
  expect(walk("I'm spiraling right now", 'My body', 'not really better').at(-1)?.guide.step).toBe('around')
  expect(walk('I worry about my health', 'it began today', 'Im not sure').at(-1)?.guide.step).toBe('unsure')
  expect(walk('I worry about my health', 'it began today', 'it is not one of those').at(-1)?.guide.step).toBe(
    'pull',
  )
})

test('asked what it can do, it says so and asks its question again', () => {
  const [, reply] = walk('hello', 'what can you do?')
  expect(reply?.text).toContain('calming exercises')
  expect(reply?.guide).toEqual({ need: 'opening', step: 'arrive', missed: 0 })
})

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
  expect(first?.text).toContain(redFlagNote.replace('{emergency}', '911'))
  expect(first?.guide.step).toBe('breathe')
  expect(second?.text).not.toContain('I cannot judge signs in the body')
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
  const replies = walk("I'm spiraling right now", 'bye', 'good night')
  expect(placesOf(replies).slice(1)).toEqual(['panic-now/close', 'opening/close'])
})

test('every number of a reply is filled in, however often it stands there', () => {
  const said = withLines('Call {emergency}. {lines} {lines} Or {emergency}.', spokenLines('US'))
  expect(said).not.toContain('{')
})
