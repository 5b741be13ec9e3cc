import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const

function inDanger(first = 'i want to die') {
  const talk = conversation('GB')
  talk.say(first, 'crisis', ['suicide'])
  return (text: string) => talk.say(text, 'crisis', ['suicide'], low)
}

test.each([
  ['no i dont want to die', 'suicide/safe'],
  ['no i dont mean it', 'suicide/safe'],
  ['jk', 'suicide/safe'],
  ['kind of', 'suicide/unsafe'],
  ['i wrote the letters already', 'suicide/unsafe'],
] as const)('asked whether they are safe, “%s” leads to %s', (words, place) =>
  expect(inDanger()(words).guide.step).toBe(place),
)

test('who said that they were safe can say that they lied', () => {
  const say = inDanger()
  say('yes im safe')
  expect(say('i lied im not').guide.step).toBe('suicide/unsafe')
})

test('a lie is taken back also when the talk was free again', () => {
  const say = inDanger()
  say('yes')
  expect(say('no').guide.need).toBe('just-listen')
  expect(say('i lied').guide.step).toBe('suicide/unsafe')
})

test.each(['actually i took some', 'i already took them', 'i did take some of them', 'i took like 20'])(
  '“%s” after pills that were put away is met with the call',
  (words) => {
    const { say } = conversation('GB')
    say('i have the pills in front of me', 'crisis', ['suicide'])
    say('i put them away', 'crisis', [], low)
    const { guide, text } = say(words, 'crisis', [], { heardTier: 'care' })
    expect(guide.step).toBe('taken/call')
    expect(text).toContain('999')
  },
)

test('a wound that is deeper than was said is pressed on', () => {
  const { say } = conversation('GB')
  say('i self harmed tonight', 'crisis', ['self-harm'])
  expect(say('its not deep', 'crisis', [], low).guide.step).toBe('self-harm/small')
  const safe = say('yes', 'crisis', [], low)
  expect(safe.text).toMatch(/\n\nAre you safe right now\?$/)
  expect(say('i lied its deep', 'crisis', [], low).guide.step).toBe('self-harm/call')
})

test.each([
  ['dont tell me to call someone', 'I leave the calls'],
  ['i dont want to be talked out of it', 'I will not argue'],
  ['i dont want them to see my arms', 'They have seen such skin before'],
] as const)('“%s” is met as what it is', (words, met) => expect(inDanger()(words).text).toContain(met))

test('an answer to the danger is not asked for again in the same breath', () => {
  const { say } = conversation('GB')
  say('i self harmed tonight', 'crisis', ['self-harm'])
  say('no', 'crisis', [], low)
  const { text } = say('no', 'crisis', ['suicide'], { answered: { question: 'safe-now', answer: 'danger' } })
  expect(text.match(/\?/g)).toHaveLength(1)
})

test('a step taken when the talk was free again is met', () => {
  const say = inDanger()
  say('yes')
  say('no')
  expect(say('ok i texted shout').guide.step).toBe('suicide/called')
})

test('a child that tells what is done to it is not told that it could hurt somebody', () => {
  const { say } = conversation('GB')
  const { text, guide } = say('my stepdad comes into my room at night', 'crisis', ['dependant-in-danger'])
  expect(text).not.toContain('you could hurt')
  expect(guide.step).toBe('minor/asked')
})

test('“no I would not” in anger is no danger', () => {
  const { say } = conversation('GB')
  say('i want to smash his face in', 'crisis', ['harm-to-others'])
  expect(say('no i wouldnt', 'crisis', [], low).guide.step).toBe('harm-to-others/apart')
})

test('what says little after a crisis is answered as that, and nothing twice', () => {
  const say = inDanger()
  say('it was the noise')
  say('the neighbours again')
  const texts = ['idk', 'idk', 'idk', 'no', 'ok', 'im ok now'].map((words) => say(words).text)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts[0]).toContain('You do not have to know.')
  expect(texts[3]).toContain('Then not.')
  expect(texts[5]).toContain('I take that in.')
})
