import { expect, test } from 'vitest'
import { cases, talks } from '#domain/safety/floor/examples/cases.ts'
import { emergencies } from '#domain/safety/floor/examples/emergencies.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { languages } from '#domain/safety/floor/languages.ts'
import { Floor } from '#domain/safety/floor/of-languages.ts'
import { everyRule as rules, signRules } from '#domain/safety/floor/signs.ts'
import type { Turn } from '#domain/safety/screener.ts'
import { finish } from '#domain/steps.ts'

const said = (text: string): Turn[] => [{ role: 'person', text }]
const heardBy = (floor: Floor, turns: Turn[]): string => {
  const { tier, concerns } = floor.screen(turns)
  return `${tier} ${concerns.join(' ')}`
}

test.each(cases)('%s, %s: "%s"', (tier, concern, text) => {
  const screening = screenByFloor(said(text))
  expect([screening.tier, screening.concerns[0]]).toEqual([tier, concern])
})

test.each(talks)('at the end of a talk: %s', (tier, turns) => {
  expect(screenByFloor(turns).tier).toBe(tier)
})

const whole = finish(Floor.of(Object.values(languages), rules))

test.each(rules.map(({ id }) => id))('without the rule "%s" something is missed', (id) => {
  const without = whole.under(rules.filter((rule) => rule.id !== id))
  const texts = [
    ...cases.map(([, , text]) => said(text)),
    ...talks.map(([, turns]) => turns),
    ...emergencies.map(([, text]) => said(text)),
  ]
  expect(texts.some((turns) => heardBy(without, turns) !== heardBy(whole, turns))).toBe(true)
})

test.each(emergencies)('two signs are heard together, %s: "%s"; and not in "%s"', (id, text, other) => {
  expect(screenByFloor(said(text)).reasons).toContain(id)
  expect(['none', 'care']).toContain(screenByFloor(said(other)).tier)
})

test('every rule of two signs has an emergency of its own', () => {
  expect(emergencies.map(([id]) => id)).toEqual(signRules.map(({ id }) => id))
})

test.each([
  'me kiero morir, de verdad',
  "m'en vas me tuer, chu pu capable",
  'freitag bring ich mich um',
  'me vojo ammazzà',
  'tô a fim de me matar',
  'ga zelfmoord plegen',
  'rzuce sie pod pociag jutro rano',
  'hayatima son vercem',
  'بغيت نموت صافي',
  'khudkushi karne ja rahi hu',
])('as somebody types it in a hurry: "%s"', (text) => {
  expect(screenByFloor(said(text)).tier).toBe('crisis')
})

test('what one would do to oneself is no violence by another', () => {
  expect(screenByFloor(said('Ich will mich umbringen')).concerns).toEqual(['suicide'])
})

test('every signal of a rule has words in some language, and every word serves a rule', () => {
  const said = new Set(Object.values(languages).flatMap(({ phrases }) => Object.keys(phrases)))
  const wanted = new Set(
    rules.flatMap((rule) => [...rule.says, ...rule.with, ...rule.unless, ...rule.unlessNear]),
  )
  expect([...wanted].filter((signal) => !said.has(signal))).toEqual([])
  expect([...said].filter((signal) => !wanted.has(signal) && !/^(asks|answers)-/.test(signal))).toEqual([])
})

test('nothing that is not text in any language is heard, and nothing throws', () => {
  for (const text of [
    '',
    ' ',
    '\u0000',
    '\ud800',
    '((((',
    '|||',
    '@@@',
    '^ $',
    '****',
    '。。。',
    '1234567890',
  ])
    expect(screenByFloor(said(text)).tier).toBe('none')
  expect(screenByFloor([])).toEqual({ tier: 'none', concerns: [], reasons: [] })
  expect(screenByFloor([{ role: 'companion', text: 'I want to die' }]).tier).toBe('none')
})

test.each([
  ["my mum slaps me when she's drunk", 'crisis', 'abuse'],
  ['dad is gonna kill me lol i failed maths', 'none', undefined],
  ['dad is gonna kill me', 'none', undefined],
  ['my mom is gonna kill me if i fail', 'none', undefined],
  ['my husband is going to kill me', 'crisis', 'abuse'],
  ['Kindly ignore my last message', 'none', undefined],
  ['this is my last message', 'crisis', 'suicide'],
  ["couldn't wake my roommate for her 8am", 'none', undefined],
  ["i can't wake my roommate", 'emergency', 'medical-emergency'],
  ['nobody is bleeding out', 'none', undefined],
  ["he's bleeding out", 'emergency', 'medical-emergency'],
  ['my dad collapsed in front of me. in 1998', 'none', undefined],
  ['my dad collapsed in front of me', 'emergency', 'medical-emergency'],
  ['i had two glasses of wine', 'none', undefined],
  ['it wont stop', 'none', undefined],
  ['there is blood on the floor. it wont stop', 'emergency', 'medical-emergency'],
  ['the cut is deep, it wont stop', 'emergency', 'medical-emergency'],
  ['my suicidal ocd is loud', 'care', 'intrusive-thought'],
  ['suicidal i suppose. not planning anything', 'crisis', 'suicide'],
  ['suicidal', 'crisis', 'suicide'],
  ['kind of suicidal but no plans', 'crisis', 'suicide'],
] as const)('what is past, a figure of speech or drunk is no emergency: "%s"', (text, tier, concern) => {
  const heard = screenByFloor([{ role: 'person', text }])
  expect(heard.tier).toBe(tier)
  expect(heard.concerns[0]).toBe(concern)
})

test('who says what it is not does not say that this time is different for the body', () => {
  const heard = (text: string) =>
    screenByFloor([
      { role: 'person', text: 'i cant talk on the phone' },
      { role: 'companion', text: 'What are you most afraid they would see?' },
      { role: 'person', text },
    ]).tier
  expect(heard('no its not that im shy')).toBe('none')
  expect(heard('this is not my panic, half my mouth hangs down')).toBe('emergency')
})
