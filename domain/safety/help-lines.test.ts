import { expect, test } from 'vitest'
import { registry } from '#domain/safety/help-line-registry.ts'
import {
  aboutLine,
  countriesWithLines,
  emergencyFirst,
  emergencyNumber,
  linesFor,
  waysTo,
} from '#domain/safety/help-lines.ts'
import { concerns } from '#domain/safety/tier.ts'

const namesFor = (...asked: Parameters<typeof linesFor>) => linesFor(...asked).map(({ how }) => how)

test('the United States has the lines of the specification, in order', () => {
  expect(namesFor('US', 'suicide')).toEqual(['Call or text 988', 'Text HOME to 741741', 'Call 911'])
})

test('a country may be written in small letters', () => {
  expect(namesFor('gb', 'suicide')[0]).toBe('Call 116 123')
})

test('a danger at home begins with the line for that', () => {
  expect(namesFor('GB', 'abuse')[0]).toBe('Call 0808 2000 247')
  expect(namesFor('AU', 'dependant-in-danger')[0]).toBe('Call 1800 55 1800')
})

test('a medical emergency begins with the emergency number', () => {
  expect(namesFor('US', 'medical-emergency')).toEqual(['Call 911', 'Call or text 988', 'Text HOME to 741741'])
})

test('with a life in danger the emergency number comes first, whatever it is about', () => {
  for (const country of countriesWithLines())
    for (const concern of concerns)
      expect(emergencyFirst(linesFor(country, concern))[0]?.purpose).toBe('emergency')
})

test('a line to call or text has a button for each, and says when it is there', () => {
  const [lifeline, textLine, emergency] = linesFor('US', 'suicide')
  expect(waysTo(lifeline!)).toEqual([
    { label: 'Call 988', href: 'tel:988' },
    { label: 'Text 988', href: 'sms:988' },
  ])
  expect(waysTo(textLine!)).toEqual([{ label: 'Text HOME to 741741', href: 'sms:741741?body=HOME' }])
  expect([lifeline!, textLine!, emergency!].map(aboutLine)).toEqual([
    'Call or text 988. United States, free, 24/7.',
    'Text HOME to 741741. Free, 24/7.',
    'Call 911 or go to your nearest emergency room.',
  ])
})

test('the emergency number of a country is known, or it is said that it differs', () => {
  expect([
    emergencyNumber('US'),
    emergencyNumber('GB'),
    emergencyNumber('IE'),
    emergencyNumber('XX'),
  ]).toEqual(['911', '999', '112 or 999', null])
})

test('an unknown country gets the local emergency rule and the directory', () => {
  for (const country of [null, 'XX'])
    expect(linesFor(country, 'suicide').map(({ purpose }) => purpose)).toEqual(['emergency', 'directory'])
})

test('every country with lines has an emergency number and a line to talk to', () => {
  for (const country of countriesWithLines())
    expect(linesFor(country, 'suicide').map(({ purpose }) => purpose)).toEqual(
      expect.arrayContaining(['suicide', 'emergency']),
    )
})

test('every concern leads somewhere in every country', () => {
  for (const country of [...countriesWithLines(), null])
    for (const concern of concerns) expect(linesFor(country, concern).length).toBeGreaterThan(0)
})

test('every line can be opened and names its source', () => {
  for (const { href, source, checked } of registry) {
    expect(href).toMatch(/^(tel:\d+|sms:\d+\?body=[A-Z]+|https:\/\/\S+)$/)
    expect(source).toMatch(/^https:\/\//)
    expect(checked === null || /^\d{4}-\d\d-\d\d$/.test(checked)).toBe(true)
  }
})

test('an operator can give other lines', () => {
  const own = { ...registry[0]!, country: 'CH', how: 'Call 143' }
  expect(namesFor('CH', 'suicide', [own])).toEqual(['Call 143'])
})
