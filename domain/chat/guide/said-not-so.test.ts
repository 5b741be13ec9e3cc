import { expect, test } from 'vitest'
import { conversation, walk } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const
const last = (...messages: string[]) => walk(...messages).at(-1)!

test('who says that nothing of the kind is so begins no crisis by saying it', () => {
  const { say } = conversation('GB')
  say('im so tired of being strong')
  const { guide, text } = say('no im not going to hurt myself', 'crisis', ['self-harm'])
  expect(guide.need).not.toBe('crisis')
  expect(text).toMatch(/leave that question|taken as told|not asked/)
  expect(say('mum has cancer and i do everything', 'crisis', [], low).guide.need).not.toBe('crisis')
})

test('a child who says that nobody is hit is not taken for hit', () => {
  const { say } = conversation('GB')
  say('hi im 12')
  say('my dad shouts at my mum every night')
  const { guide, text } = say('he doesnt hit her', 'crisis', ['minor'])
  expect(guide.need).not.toBe('crisis')
  expect(text).not.toMatch(/close this page/)
})

test.each([
  'no im not going to hurt myself tonight but tomorrow yes',
  'he doesnt hit me he uses a belt',
  'i dont want to die i want to kill him',
])('“%s” denies less than it says', (words) => {
  const { say } = conversation('GB')
  say('its all too much')
  expect(say(words, 'crisis', ['suicide', 'abuse']).guide.need).toBe('crisis')
})

test('what was told outright before is not taken back so', () => {
  const { say } = conversation('GB')
  say('i cut myself last night', 'crisis', ['self-harm'])
  expect(say('no im not going to hurt myself', 'crisis', [], low).guide.need).toBe('crisis')
})

test('a time that is told asks nothing', () => {
  expect(last('i pick my skin', 'mostly my fingers. when im stressed').understood.topic).not.toBe(
    'unanswered',
  )
})

test.each([
  ['my boss is a nightmare', 'nah ill leave it til morning', 'progress'],
  ['my cat is missing', 'shes back!!!', 'progress'],
  ['everyone is staring at me on the train', 'off now. phew', 'progress'],
  ['i relapsed on weed', 'i flushed the rest', 'news'],
] as const)('after “%s”, “%s” is named', (first, words, topic) => {
  expect(last(first, words).understood.topic).toBe(topic)
})

test.each([
  [['i google my symptoms 50 times a day', 'i want to stop googling'], /phone|search|minutes/i],
  [['my daughter is 15 and shes cutting', 'do i take them away'], /safer|[Oo]ut of reach/],
  [['why should i talk to a computer'], /need not|person|nobody looks/],
  [['i relapsed', 'dont lecture me'], /[Nn]o lecture|not a word|no sermon/],
  [['help'], /happening|in one line/],
  [['got told i have diabetes today'], /illness|told that|time to arrive/],
  [['got told i have diabetes today', 'what can i still eat'], /nurse|dietitian|clinic/],
  [['can you just tell me something nice'], /dog|bread|tea|light/],
  [['my cat is missing'], /waiting|door|looked|called/],
  [['mum has cancer and i do everything', 'how do i ask him to help'], /“/],
] as const)('%j is met', (messages, words) => {
  expect(last(...messages).text).toMatch(words)
})

test('what is given back ends before “I guess”', () => {
  expect(last('im lonely', 'i could go to the pub quiz i guess').text).not.toMatch(/you guess/)
})
