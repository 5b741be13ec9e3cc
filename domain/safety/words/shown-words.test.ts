import { expect, test } from 'vitest'
import { fillIn, reachableAmong } from '#domain/safety/help/fill-in.ts'
import { countriesWithLines, linesFor, unknownCountry } from '#domain/safety/help/lines-for.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { type Concern, concerns } from '#domain/safety/tier.ts'
import { leadingConcern, needsQuickExit } from '#domain/safety/words/leading-concern.ts'
import { shownWords } from '#domain/safety/words/shown-words.ts'
import { gradeOf } from '#domain/testing/readability.ts'

const textsIn = (country: string, concern: Concern) => {
  const { crisis, emergency, card } = shownWords[concern]
  const there = reachableAmong(linesFor(country, concern, registry))
  return [crisis.title, crisis.lead, emergency.title, emergency.lead, card.care, card.crisis].map((text) =>
    fillIn(text, there, { emergency: '911', police: '911' }),
  )
}
const countries = [...countriesWithLines(registry), unknownCountry]
const every = concerns.flatMap((concern) =>
  countries.map((country) => ({ concern, country, texts: textsIn(country, concern) })),
)

test('each concern has a title, a lead and words for its card', () => {
  for (const { texts } of every) for (const text of texts) expect(text.length).toBeGreaterThan(15)
})

test('each is helped in words of its own', () => {
  const leads = concerns.map((concern) => shownWords[concern].crisis.lead)
  const cards = concerns.map((concern) => shownWords[concern].card.care)
  expect(new Set(leads).size).toBe(concerns.length)
  expect(new Set(cards).size).toBe(concerns.length)
})

test('an emergency names the number to call', () => {
  for (const concern of concerns) expect(shownWords[concern].emergency.lead).toMatch(/\{(emergency|police)\}/)
})

test('no place is left for a number that nobody fills in', () => {
  for (const { texts } of every) for (const text of texts) expect(text).not.toMatch(/[{}]/)
})

test('words that hurt, name a means, or promise are never used', () => {
  for (const { texts } of every)
    for (const text of texts)
      expect(text).not.toMatch(
        /commit|failed|successful|pills|rope|gun|knife|blade|bridge|overdose|therap|treat|diagnos|confront|promise|at any hour|will be (ok|fine|safe)/i,
      )
})

test('something taken is never played down', () => {
  const { crisis, emergency, card } = shownWords.taken
  for (const words of [crisis.lead, emergency.lead]) {
    expect(words).toContain('{poison: or a poison line}')
    expect(words).toContain('Feeling well does not mean safe: go now.')
  }
  expect(card.crisis).toContain('Feeling well does not mean safe')
})

test('someone in danger at home is asked first whether it is safe to read, in few words', () => {
  const { crisis, emergency } = shownWords.abuse
  for (const { title, lead } of [crisis, emergency]) {
    expect(title).toBe('Is it safe for you to read this?')
    expect(lead).toMatch(/^If not, press Exit/)
    expect(lead.split(' ').length).toBeLessThan(25)
  }
})

test('an unwanted thought is neither asked about suicide nor given anything to check oneself against', () => {
  const { care } = shownWords['intrusive-thought'].card
  expect(care).toContain('People who know OCD')
  expect(care).not.toMatch(/suicid|dying|ending your life|act on|if it ever|are you|do you/i)
})

test('nobody is spoken of who cannot be reached there', () => {
  const claims: [RegExp, string][] = [
    [/these (people|lines)/i, 'people'],
    [/poison line/, 'poison'],
    [/know OCD/, 'ocd'],
    [/kids and teens/, 'children'],
  ]
  for (const { concern, country, texts } of every) {
    const there = reachableAmong(linesFor(country, concern, registry))
    for (const [claim] of claims.filter(([, kind]) => !there.has(kind)))
      expect(texts.join(' '), `${country} ${concern}`).not.toMatch(claim)
  }
})

test('a way out of the page is there where somebody may be looking on', () => {
  const watched = concerns.filter((concern) => needsQuickExit([concern]))
  expect(watched).toEqual(['abuse', 'sexual-violence', 'minor'])
  expect(needsQuickExit(['suicide', 'abuse'])).toBe(true)
})

test('an unwanted thought is met as one, until there is more to it', () => {
  expect(leadingConcern(['suicide', 'intrusive-thought'], 'care')).toBe('intrusive-thought')
  expect(leadingConcern(['suicide', 'intrusive-thought'], 'crisis')).toBe('suicide')
  expect(leadingConcern(['minor', 'suicide', 'intrusive-thought'], 'care')).toBe('minor')
})

test('what cannot wait speaks first, and a child is spoken to as one', () => {
  expect(leadingConcern(['suicide', 'taken'])).toBe('taken')
  expect(leadingConcern(['suicide', 'minor'])).toBe('minor')
  expect(leadingConcern(['sexual-violence', 'abuse'])).toBe('abuse')
  expect(leadingConcern(['intrusive-thought', 'suicide'])).toBe('suicide')
  expect(leadingConcern([])).toBe('suicide')
  for (const concern of concerns) expect(leadingConcern([concern])).toBe(concern)
})

test('the words can be read at eleven, and those to a child at nine', () => {
  for (const { concern, texts } of every) {
    expect(gradeOf(texts.join('. ')), concern).toBeLessThan(concern === 'minor' ? 3 : 6)
    for (const sentence of texts.flatMap((text) => text.split(/[.?!:]+\s+/)))
      expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(22)
  }
})

test.each([
  [['medical-emergency', 'abuse'], 'abuse'],
  [['medical-emergency', 'self-harm'], 'self-harm'],
  [['medical-emergency', 'taken', 'abuse'], 'taken'],
  [['medical-emergency', 'suicide'], 'medical-emergency'],
] as [Concern[], Concern][])('of a body in danger by a hand, the hand speaks first: %j', (found, first) => {
  expect(leadingConcern(found, 'emergency')).toBe(first)
})
