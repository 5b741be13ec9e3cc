import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const

/** Somebody in danger, at the question whether they are safe. */
function inDanger(first = 'I want to die', concern: 'suicide' | 'abuse' | 'sexual-violence' = 'suicide') {
  const talk = conversation()
  talk.say(first, 'crisis', [concern])
  return (text: string) => talk.say(text, 'crisis', [concern], low)
}

test.each([
  'the thing with the boxes in the hall again',
  'its just everything, work and my ex and the money',
  'asdfgh',
  'we had tea',
])('what answers nothing ("%s") does not move a crisis on: it is asked once more, simply', (words) => {
  const say = inDanger()
  const { guide, text } = say(words)
  expect(guide.step).toBe('suicide/safe-now')
  expect(text).toContain('Yes, no or not sure is enough.')
  expect(text).not.toContain('Are you safe right now?')
})

test('who does not answer that either is asked no more and listened to, without a script', () => {
  const say = inDanger()
  say('my mother used to fold the boxes')
  const left = say('they are still in the hall')
  expect(left.guide).toMatchObject({ need: 'just-listen', isAfterCrisis: true })
  expect(left.text).not.toMatch(/\?|are you safe|only reading/i)
  const texts = ['it smells of her', 'the tape is yellow', 'i kept one', 'it is by my bed'].map((words) =>
    say(words),
  )
  for (const { text, suggestedExerciseId } of texts) {
    expect(text).not.toMatch(/only reading|start where it is nearest|are you safe|ending your life/i)
    expect(suggestedExerciseId).toBeNull()
  }
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
})

test.each([
  ["no I'm not suicidal now, I was last night", 'suicide/safe'],
  ['yes', 'suicide/safe'],
  ["yes i'm safe just tired", 'suicide/safe'],
  ["i'm not ok", 'suicide/safe-now'],
  ["i'm not going to do anything tonight", 'suicide/safe'],
  ['oui', 'suicide/safe'],
  ["they're on the way", 'suicide/coming'],
  ['my brother is coming over', 'suicide/coming'],
  ["i can't call", 'suicide/cannot'],
  ['not yet', 'suicide/unsafe'],
  ['no', 'suicide/unsafe'],
] as const)('to "are you safe" the answer "%s" leads to %s', (answer, place) => {
  expect(inDanger()(answer).guide.step).toBe(place)
})

test.each([
  ["i'm ok he's gone to work", 'abuse/safe'],
  ['yes im at home with my friend', 'abuse/safe'],
  ['he is outside', 'abuse/unsafe'],
  ['he is back at 6', 'abuse/asked'],
  ['he is downstairs', 'abuse/asked'],
  ["no i'm at work", 'abuse/safe'],
  ['my sister would take us', 'abuse/going'],
  ['the police are on the way', 'abuse/coming'],
] as const)('after violence "%s" leads to %s', (answer, place) => {
  expect(inDanger('my husband hit me', 'abuse')(answer).guide.step).toBe(place)
})

test.each([
  ['i dont want police', /need not ask for the police/],
  ['i dont want anyone to know', /what happens with what you say/],
  ['was it my fault? i was drunk', /It was not your fault\. It is the fault of the one who did it/],
  ['idk if it counts', /It counts/],
] as const)('"%s" is met as what it is', (words, met) => {
  const { text, guide } = inDanger('he raped me last night', 'sexual-violence')(words)
  expect(text).toMatch(met)
  expect(guide.step).toBe('sexual-violence/asked')
})

test('who wants to be left is left, with the numbers', () => {
  const { text, guide } = inDanger()("leave me alone you're a robot")
  expect(text).toContain('I will stop asking.')
  expect(text).not.toContain('?')
  expect(guide.need).toBe('just-listen')
})

test('at an edge a no means: step back, and call', () => {
  const say = inDanger("I'm on the bridge and I want to die")
  const { text, guide } = say('no')
  expect(guide.step).toBe('suicide/step-back')
  expect(text).toMatch(/step back now.*call 911/s)
  expect(say('yes').guide.step).toBe('suicide/unsafe')
})

test('somebody who comes is waited for, and what was put away ends it', () => {
  const say = inDanger()
  say('my sister is on her way')
  expect(say('not yet').guide.step).toBe('suicide/waiting')
  expect(say("she's here now").guide.step).toBe('suicide/called')
  const other = conversation()
  other.say('I want to hurt myself', 'crisis', ['self-harm'])
  other.say('no', 'crisis', [], low)
  const { guide } = other.say("i've thrown the blades out", 'crisis', ['self-harm'])
  expect(guide).toMatchObject({ need: 'just-listen', isAfterCrisis: true })
})

test('whoever asks whether to call, after it, is told yes', () => {
  const say = inDanger()
  say('it was the noise')
  say('the neighbours again')
  expect(say('should i call even if i am wrong?').text).toMatch(/^Yes\. You need not be sure.*911/s)
})

test('of what only lies ready nobody is told to say what they took', () => {
  const { say } = conversation()
  const first = say('i have the pills in front of me', 'crisis', ['taken', 'suicide'])
  expect(first.guide.step).toBe('suicide/safe-now')
  expect(say('no', 'crisis', ['taken', 'suicide'], low).guide.step).toBe('suicide/unsafe')
  expect(conversation().say('i took 20', 'emergency', ['taken', 'suicide']).guide.step).toBe('taken/call')
})

test('an answer that comes after the question was left still counts', () => {
  const { say } = conversation()
  say('my wife wants to end it, she is locked in the bathroom', 'crisis', ['someone-else'])
  say('the green towel', 'crisis', [], low)
  expect(say('her slippers', 'crisis', [], low).guide.need).toBe('just-listen')
  const { guide, text } = say('i called them', 'crisis', [], low)
  expect(guide.step).toBe('someone-else/coming')
  expect(text).toContain('Is help with them now?')
  expect(say('her mum is with her now', 'crisis', [], low).guide.step).toBe('someone-else/helped')
})

test.each(['a bit', 'kind of', 'yesterday too'])('"%s" is no call that was made', (words) => {
  const { say } = conversation()
  say("i've been throwing up blood", 'emergency', ['medical-emergency'])
  expect(say(words, 'emergency', [], low).guide.step).toBe('medical-emergency/again')
})

test('whoever could hurt a child and is apart from it is asked who could come', () => {
  const { say } = conversation()
  say('i think i am going to throw him', 'crisis', ['dependant-in-danger'])
  expect(say('in his cot', 'crisis', [], low).guide.step).toBe('dependant-in-danger/apart')
  expect(say('nobody', 'crisis', [], low).guide.step).toBe('dependant-in-danger/nobody')
})

test('a child that fears for somebody is spoken to as a child', () => {
  const { say } = conversation('GB')
  say('mum fell, she is on the floor snoring', 'emergency', ['dependant-in-danger'])
  const { guide, text } = say("no. i'm 10", 'emergency', [], low)
  expect(guide.step).toMatch(/^minor\//)
  expect(say('she said dont tell', 'emergency', [], low).text).toContain('You may tell all the same.')
  expect(text).not.toMatch(/that could be you/i)
})

test('who was choked hears once that a doctor should look', () => {
  const say = inDanger('he strangled me last night', 'abuse')
  expect(say("i'm ok now").text).toContain('Being choked can do harm')
  expect(say("it's only happened twice").text).toMatch(/^Once is enough to count\./)
})

test.each([
  ['is it bad?', 'Yes, it is serious.'],
  ['my ribs hurt', 'A doctor can look at that'],
  ['can my parents find out', 'what happens with what you say'],
  ['i showered', 'A doctor or nurse can still look after you.'],
  ['was it because i went there', 'It was not your fault.'],
  ["i don't know if i made it up", 'I believe you.'],
] as const)('after an assault "%s" is answered', (words, met) =>
  expect(inDanger('they raped me last night', 'sexual-violence')(words).text).toContain(met),
)

test('a question that was asked is not asked again with new words before it', () => {
  const { say } = conversation()
  say('i feel like hurting myself tonight', 'crisis', ['self-harm'])
  expect(say('no', 'crisis', [], low).text).toContain('Are you safe right now?')
  const { text } = say('i have the blade in my drawer', 'crisis', ['suicide'])
  expect(text).not.toContain('Are you safe right now?')
  expect(say('i gave it to her', 'crisis', [], low).guide.isAfterCrisis).toBe(true)
})

test('a no that was said to somebody is no call, and a sister who is here is no danger', () => {
  expect(inDanger('they raped me last night', 'sexual-violence')('i told him no').guide.step).toBe(
    'sexual-violence/asked',
  )
  const { say } = conversation()
  say('i hit my son', 'crisis', ['dependant-in-danger'])
  for (const words of ['the tall lamp', 'the red one']) say(words, 'crisis', [], low)
  expect(say("my sister is here, she's here", 'crisis', [], low).text).not.toMatch(/call 911 now/i)
})

test('whoever keeps a promise not to tell is freed of it', () => {
  const { say } = conversation()
  say('my friend is cutting herself', 'crisis', ['someone-else'])
  expect(say('she made me promise, she said dont tell', 'crisis', [], low).text).toContain(
    'You may tell all the same',
  )
  expect(say('i dont want her to hate me', 'crisis', [], low).text).toContain('They may be angry at first')
  expect(say('our teacher maybe', 'crisis', [], low).guide.need).toBe('crisis')
})

test.each(['i wouldnt really', 'im going for a walk'])(
  'anger that steps back ("%s") is not sent to the police',
  (words) => {
    const { say } = conversation()
    say("i'm going to kill him", 'crisis', ['harm-to-others'])
    const { guide, text } = say(words, 'crisis', [], low)
    expect(guide.step).toBe('harm-to-others/apart')
    expect(text).not.toContain('911')
  },
)

test('a figure of speech ends what was feared, and not where somebody stands at an edge', () => {
  const meant = 'i meant it as a figure of speech'
  const { say } = conversation()
  say('im standing on the bridge', 'emergency', ['suicide'])
  expect(say(meant, 'emergency', ['suicide'], { heardTier: 'none' }).guide.need).toBe('crisis')
  const other = conversation()
  other.say('i am going to kill myself', 'crisis', ['suicide'])
  expect(other.say(meant, 'crisis', ['suicide'], { heardTier: 'none' }).guide.need).not.toBe('crisis')
})
