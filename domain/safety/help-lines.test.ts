import { expect, test } from 'vitest'
import { registry } from '#domain/safety/help-line-registry.ts'
import { countriesWithLines, linesFor } from '#domain/safety/help-lines.ts'
import { concerns } from '#domain/safety/tier.ts'

const namesFor = (...asked: Parameters<typeof linesFor>) => linesFor(...asked).map(({ how }) => how)

test('the United States has the lines of the specification, in order', () => {
  expect(namesFor('US', 'suicide').slice(0, 3)).toEqual([
    'Call or text 988',
    'Text HOME to 741741',
    'Call 911',
  ])
})

test('a country may be written in small letters', () => {
  expect(namesFor('gb', 'suicide')[0]).toBe('Call 116 123')
})

test('a danger at home begins with the line for that', () => {
  expect(namesFor('GB', 'abuse')[0]).toBe('Call 0808 2000 247')
  expect(namesFor('AU', 'dependant-in-danger')[0]).toBe('Call 1800 55 1800')
})

test('a medical emergency has only the emergency number and the directory', () => {
  expect(namesFor('US', 'medical-emergency')).toEqual(['Call 911', 'Find a line in your country'])
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
