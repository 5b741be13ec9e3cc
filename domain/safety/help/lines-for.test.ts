import { expect, test } from 'vitest'
import {
  countriesWithLines,
  emergencyNumber,
  linesFor as linesAmong,
  mainKind,
} from '#domain/safety/help/lines-for.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { howTo } from '#domain/safety/help/say-line.ts'
import { type Concern, concerns } from '#domain/safety/tier.ts'

const linesFor = (country: string | null, concern: Concern) => linesAmong(country, concern, registry)
const countries = countriesWithLines(registry)

test('the United States has the lines of the specification, in order', () => {
  expect(linesFor('US', 'suicide').map(howTo)).toEqual([
    'Call or text 988',
    'Text HOME to 741741',
    'Call 911',
  ])
})

test('a country may be written in small letters', () => {
  expect(linesFor('gb', 'suicide').map(howTo)[0]).toBe('Call 116 123')
})

// What a person sees first, for every concern.
const firstOf: Record<Concern, Record<'US' | 'GB' | 'DE' | 'AU' | 'IL', string>> = {
  suicide: { US: '988', GB: '116 123', DE: '0800 111 0 111', AU: '13 11 14', IL: '1201' },
  'self-harm': { US: '988', GB: '116 123', DE: '0800 111 0 111', AU: '13 11 14', IL: '1201' },
  taken: { US: '911', GB: '999', DE: '112', AU: '000', IL: '101' },
  'harm-to-others': { US: '988', GB: '116 123', DE: '0800 111 0 111', AU: '13 11 14', IL: '1201' },
  abuse: { US: '1-800-799-7233', GB: '0808 2000 247', DE: '116 016', AU: '1800 737 732', IL: '100' },
  'sexual-violence': {
    US: '1-800-656-4673',
    GB: '0808 500 2222',
    DE: '116 016',
    AU: '1800 737 732',
    IL: '100',
  },
  'dependant-in-danger': {
    US: '1-800-422-4453',
    GB: '0800 1111',
    DE: '116 111',
    AU: '1800 55 1800',
    IL: '100',
  },
  minor: { US: '1-800-422-4453', GB: '0800 1111', DE: '116 111', AU: '1800 55 1800', IL: '1201' },
  'eating-disorder': {
    US: '1-866-662-1235',
    GB: '0808 801 0677',
    DE: '0221 892031',
    AU: '1800 33 4673',
    IL: '074-7556155',
  },
  'medical-emergency': { US: '911', GB: '999', DE: '112', AU: '000', IL: '101' },
  'self-neglect': { US: '988', GB: '116 123', DE: '0800 111 0 111', AU: '13 11 14', IL: '1201' },
  'intrusive-thought': {
    US: 'iocdf.org',
    GB: '0300 636 5478',
    DE: '0800 111 0 111',
    AU: '13 11 14',
    IL: '1201',
  },
  'someone-else': { US: '988', GB: '116 123', DE: '0800 111 0 111', AU: '13 11 14', IL: '1201' },
  voices: { US: '911', GB: '999', DE: '112', AU: '000', IL: '101' },
}

test.each(concerns.map((concern) => [concern, firstOf[concern]] as const))(
  'the first line for %s is the one for that',
  (concern, expected) => {
    for (const [country, number] of Object.entries(expected))
      expect(howTo(linesFor(country, concern)[0]!), country).toContain(number)
  },
)

test('after something was taken the poison line follows the emergency number', () => {
  expect(linesFor('US', 'taken').map(mainKind).slice(0, 2)).toEqual(['emergency', 'poison'])
})

test('the lines for one group of people are only for who asks for that group', () => {
  const shown = linesFor('US', 'suicide')
    .concat(linesFor('US', 'abuse'))
    .map(({ name }) => name)
  expect(shown).not.toContain('Veterans Crisis Line')
  expect(shown).not.toContain('The Trevor Project')
  expect(shown).not.toContain('Childhelp National Child Abuse Hotline')
})

test('where people hurt people the police come before the ambulance, else after it', () => {
  const names = (concern: Concern) =>
    linesFor('IL', concern)
      .filter((line) => mainKind(line) === 'emergency')
      .map(({ call }) => call)
  expect([names('abuse'), names('suicide')]).toEqual([
    ['100', '101'],
    ['101', '100'],
  ])
})

test('the emergency number of a country is known, or it is said that it differs', () => {
  const numbers = ['US', 'GB', 'IE', 'XX'].map((country) => emergencyNumber(country, registry))
  expect(numbers).toEqual(['911', '999', '112', null])
})

test('an unknown country gets the local emergency rule and the directory', () => {
  for (const country of [null, 'XX'])
    expect(linesFor(country, 'suicide').map(mainKind)).toEqual(['emergency', 'directory'])
})

test('where a country has no line for what it is about, the directory follows', () => {
  expect(linesFor('TR', 'suicide').map(mainKind)).toEqual(['emergency', 'directory'])
  expect(linesFor('HU', 'abuse').map(mainKind)).toContain('directory')
  expect(linesFor('DE', 'suicide').map(mainKind)).not.toContain('directory')
})

test('in every country every concern leads to an emergency number and to somebody to talk to', () => {
  expect(countries.length).toBe(57)
  for (const country of countries)
    for (const concern of concerns) {
      const found = linesFor(country, concern).map(mainKind)
      expect(found, `${country} ${concern}`).toContain('emergency')
      expect(found.some((kind) => kind === 'suicide' || kind === 'directory')).toBe(true)
    }
})

test('among the first five there is always a number to call when a life is in danger', () => {
  for (const country of countries)
    for (const concern of concerns)
      expect(linesFor(country, concern).slice(0, 5).map(mainKind), `${country} ${concern}`).toContain(
        'emergency',
      )
})

test('where there are many lines of a kind, the others are not lost', () => {
  const names = linesFor('DE', 'taken').map(({ name }) => name)
  expect(names.slice(0, 5)).toEqual([
    'Emergency',
    'Giftnotruf Berlin',
    'Giftnotruf Bonn',
    'Giftnotruf Erfurt',
    'TelefonSeelsorge',
  ])
  expect(names).toContain('Giftnotruf München')
})
