import { expect, test } from 'vitest'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import type { Turn } from '#domain/safety/screener.ts'

/** Whoever writes begins, and what the companion says stands between. */
const talk = (...texts: string[]): Turn[] =>
  texts.map((text, at) => ({ role: at % 2 === 0 ? 'person' : 'companion', text }))
const tierAfter = (before: readonly string[], last: string) => screenByFloor(talk(...before, last)).tier

const wish = ['I want to die', 'I take it seriously. Are you safe right now?']
const asked = [
  'i cant see the point of going on',
  'I would rather ask: are you thinking about ending your life?',
]
const eased = [...wish, 'I am safe for now', 'Good to know. The numbers stay.']
const hidden = [...wish, 'i moved them', 'Let another person keep it for now.']

test.each([
  [hidden, 'im going to get them out'],
  [hidden, 'im going to get them'],
  [hidden, 'i went and got them'],
  [wish, 'im going to take the tablets now'],
  [wish, "i'm going back to the bridge"],
  [wish, 'i might just do it'],
  [wish, 'its tonight'],
  [eased, 'actually i might do it tonight'],
  [eased, 'i might go and get them'],
  [eased, 'i changed my mind im going to end it'],
  [asked, 'im going to take them all'],
  [asked, 'gonna do it'],
  [asked, 'thanks for listening. bye everyone'],
  [asked, 'thank you for everything. goodbye'],
  [wish, 'ok bye'],
  [wish, 'goodnight'],
  [wish, "i'm going"],
])('after danger was spoken of, %j is as grave as it was: "%s"', (before, last) =>
  expect(tierAfter(before, last)).toBe('crisis'),
)

test('a goodbye without an answer to what was asked is asked about', () => {
  expect(screenByFloor(talk(...asked, 'ok bye then'))).toMatchObject({ tier: 'care', ask: 'ending-life' })
})

test.each([
  [wish, 'im going to get my mum'],
  [wish, 'im not going to do it'],
  [wish, "i don't want to take them any more"],
  [wish, 'thanks'],
  [wish, 'im going to get some water'],
  [[...wish, 'no', 'Who could be with you in the next few minutes?'], 'my parents. im going to get them'],
  [[...wish, 'no', 'Would you call or write to them now?'], "ok i'll do it"],
  [eased, 'goodnight'],
  [eased, 'im going to take them to school now'],
  [
    ['I want to die', 'I take it seriously.', 'That is not what I meant', 'I am sorry.'],
    'im going to get them',
  ],
  [['i want to die of shame lol', 'Oh dear.'], 'ok bye'],
  [['good day today', 'Good.'], 'im going to do it again thursday'],
  [['my kids are at school', 'I see.'], 'im going to get them'],
  [['i take my tablets at eight', 'I see.'], 'im going to take them now'],
])('%j and then "%s" raises nothing', (before, last) =>
  expect(['none', 'care']).toContain(tierAfter(before, last)),
)

test('what was denied plainly is not asked about at a goodnight', () => {
  const before = [...asked, 'no', 'Thank you for answering so plainly.']
  expect(tierAfter(before, 'im going to bed, night')).toBe('none')
  expect(tierAfter(before, 'ok bye')).toBe('none')
})

test.each(['hes moving about i can hear him', 'hes coming', "he's up. oh god"])(
  'after violence told of as there now, "%s" is an emergency',
  (last) => {
    const before = ['my husband strangled me tonight, hes in the other room', 'Are you safe right now?']
    expect(screenByFloor(talk(...before, last))).toMatchObject({ tier: 'emergency', concerns: ['abuse'] })
  },
)

test.each([
  [['we had a row about the dishes', 'I see.'], 'hes coming'],
  [['my dad used to hit me when i was small', 'That was wrong.'], 'hes coming on sunday'],
  [
    ['my husband hit me last night', 'Are you safe?', 'the police are coming', 'Good.'],
    'they are at the door',
  ],
])('%j and then "%s" is none', (before, last) => expect(['none', 'care']).toContain(tierAfter(before, last)))

test('what somebody may ask another is not asked of themselves', () => {
  const before = [
    'my friend gave away his cat',
    'To ask does no harm: “Are you thinking of ending your life?”',
  ]
  expect(screenByFloor(talk(...before, 'yeah weirdly calm')).tier).toBe('none')
})

test('"whatever. night" closes no danger either', () =>
  expect(tierAfter(wish, 'whatever. night')).toBe('crisis'))
