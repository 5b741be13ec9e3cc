import { expect, test } from 'vitest'
import { enterFlow, findFlowStep } from '#domain/safety/flow/follow-flow.ts'
import { countriesWithLines, linesFor, unknownCountry } from '#domain/safety/help/lines-for.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { spokenLines } from '#domain/safety/help/spoken-lines.ts'
import { preparedReflection, preparedReply, type Why } from '#domain/safety/prepared.ts'
import { type Concern, concerns, isCrisis, type Tier, tiers } from '#domain/safety/tier.ts'
import { gradeOf, longestSentenceOf } from '#domain/testing/readability.ts'

const whys: Why[] = ['concern', 'unsafe']
const countries = [...countriesWithLines(registry), unknownCountry]
const replyIn = (country: string, tier: Tier, ...about: Concern[]) =>
  preparedReply(tier, about, 'concern', country)
const everyReply = tiers.flatMap((tier) =>
  concerns.flatMap((concern) =>
    whys.map((why) => ({ tier, concern, text: preparedReply(tier, [concern], why, 'US') })),
  ),
)
const dangers = (['crisis', 'emergency'] as const).flatMap((tier) =>
  concerns.map((concern) => [tier, concern] as const),
)
const inDanger = dangers.flatMap(([tier, concern]) =>
  countries.map((country) => ({ tier, concern, country, text: replyIn(country, tier, concern) })),
)
const beyondTheBody = inDanger.filter(({ concern }) => concern !== 'medical-emergency')
const paragraphsOf = (text: string) => text.split('\n\n')

test('no reply is ever empty', () => {
  for (const { text } of everyReply) expect(text.length).toBeGreaterThan(60)
})

test.each(dangers)('in %s of %s the reply is short, in every country', (tier, concern) => {
  for (const country of countries) {
    const text = replyIn(country, tier, concern)
    expect(text.split(/\s+/).length, `${country}: ${text}`).toBeLessThanOrEqual(90)
  }
})

test.each(dangers)('in %s of %s it asks one thing, last: where its flow begins', (tier, concern) => {
  const place = enterFlow(tier, [concern])
  const asks = place ? findFlowStep(place)!.asks : 'Are you safe right now?'
  for (const country of countries) {
    const text = replyIn(country, tier, concern)
    expect(text.match(/\?/g), text).toHaveLength(1)
    expect(paragraphsOf(text).at(-1)).toBe(asks)
  }
})

test('it names whom to call there, and says that nobody watches live', () => {
  for (const { country, text } of inDanger) {
    const { emergency, police } = spokenLines(country)
    expect(text.includes(emergency) || text.includes(police), text).toBe(true)
    expect(text).toContain('Nobody is watching this chat live')
  }
})

test('every crisis but a medical one offers somebody to talk to', () => {
  for (const { country, text } of beyondTheBody) {
    const { talk, forAbuse, forSexualViolence, forChildren } = spokenLines(country)
    const offered = [talk, forAbuse, forSexualViolence, forChildren]
    expect(
      offered.some((line) => text.toLowerCase().includes(line.toLowerCase())),
      `${country}: ${text}`,
    ).toBe(true)
  }
})

test('it speaks of distance from what could harm, but to a body in danger', () => {
  for (const { text } of beyondTheBody)
    expect(text).toMatch(/\baway from\b|distance|leave behind|another room|out of reach/i)
})

test('an emergency begins with the call, unless it first has to be safe to read', () => {
  for (const { country, text } of inDanger.filter(({ tier }) => tier === 'emergency')) {
    const { emergency, police } = spokenLines(country)
    const [first = '', second = ''] = paragraphsOf(text)
    const call = first.startsWith('If it is not safe to read this') ? second : first
    expect(
      [emergency, police].some((number) => call.includes(number)),
      text,
    ).toBe(true)
  }
})

test.each<[Concern, RegExp]>([
  ['someone-else', /^Please call 911 for them now\. Say where they are/],
  ['harm-to-others', /^Please call 911 now, and say that someone could be hurt/],
  ['dependant-in-danger', /^Please call 911 now, and say who is in danger/],
  ['minor', /^Call 911 now and tell them where you are\. You are not in trouble/],
  ['taken', /^Please call 911 now, also if you feel well/],
  ['medical-emergency', /^This may be an emergency\. Please call 911/],
  ['self-harm', /^Please call 911 now\. Press a clean cloth/],
])('an emergency of %s begins in words of its own', (concern, words) =>
  expect(replyIn('US', 'emergency', concern)).toMatch(words),
)

test('where the police have a number of their own, that is the one where people hurt people', () => {
  const ofViolence: Concern[] = ['abuse', 'sexual-violence', 'harm-to-others', 'dependant-in-danger']
  const own = registry.filter(({ kinds }) => kinds.includes('police'))
  expect(own).toHaveLength(21)
  for (const { country, call } of own)
    for (const concern of concerns) {
      const text = replyIn(country, 'emergency', concern)
      const police = new RegExp(`[Cc]all ${call} `)
      expect(police.test(text), `${country} ${concern}: ${text}`).toBe(ofViolence.includes(concern))
    }
})

test('only what there is in a country is named', () => {
  for (const tier of tiers)
    for (const country of countries)
      for (const concern of concerns) {
        const text = replyIn(country, tier, concern)
        const kinds = new Set(linesFor(country, concern, registry).flatMap((line) => line.kinds))
        expect(text, country).not.toMatch(/[{}]/)
        expect(/know OCD/.test(text) && !kinds.has('ocd'), `${country}: ${text}`).toBe(false)
        expect(/poison/i.test(text) && !kinds.has('poison'), `${country}: ${text}`).toBe(false)
      }
  expect(replyIn('US', 'care', 'intrusive-thought')).toContain('People who know OCD')
  expect(replyIn('US', 'emergency', 'taken')).toContain('Poison Control: call 1-800-222-1222')
})

test('whoever does not say where they are gets no number of any country', () => {
  for (const tier of tiers)
    for (const concern of concerns)
      for (const text of [
        preparedReply(tier, [concern]),
        ...(isCrisis(tier) ? [preparedReflection(tier, [concern])] : []),
      ])
        expect(text).not.toMatch(/\d{2}/)
  expect(preparedReply('crisis', ['suicide'])).toContain('findahelpline.com')
  expect(preparedReply('crisis', ['suicide'])).toContain('call your local emergency number')
})

test('where somebody may be looking on, they are told first to close the page', () => {
  for (const concern of ['abuse', 'sexual-violence'] as const)
    for (const tier of ['crisis', 'emergency'] as const)
      expect(replyIn('US', tier, concern)).toMatch(/^If it is not safe to read this, close this page now\./)
  for (const tier of ['crisis', 'emergency'] as const)
    expect(replyIn('US', tier, 'minor')).toContain('If it is not safe to read this, close this page now.')
})

test('something taken is met with the number to call and with haste, in a journal entry too', () => {
  for (const tier of ['crisis', 'emergency'] as const)
    expect(replyIn('US', tier, 'taken', 'suicide')).toContain('Feeling well does not mean safe: go now.')
  expect(preparedReflection('emergency', ['taken'], 'US')).toMatch(/^Please call 911/)
})

test('a child is led to an adult and to a line for children', () => {
  const text = replyIn('US', 'crisis', 'minor', 'suicide')
  expect(text).toContain('Childhelp')
  expect(text).toContain('an adult you trust')
})

test('voices that command are neither believed nor argued with', () => {
  const text = replyIn('US', 'crisis', 'voices')
  expect(text).toContain('You do not have to do what the voices say.')
  expect(text).not.toMatch(/not real|imagin|in your head/)
})

test('each concern is answered in words of its own', () => {
  for (const tier of ['crisis', 'emergency'] as const)
    expect(new Set(concerns.map((concern) => replyIn('US', tier, concern))).size).toBe(concerns.length)
})

test('a danger to oneself speaks before other concerns', () => {
  expect(replyIn('US', 'crisis', 'abuse', 'suicide')).toBe(replyIn('US', 'crisis', 'suicide'))
})

test('words that hurt, name a means or promise are never used', () => {
  for (const { text } of everyReply)
    expect(text).not.toMatch(
      /commit|failed|successful|pills|rope|gun|knife|blade|bridge|overdose|therap|treat|diagnos|confront|promise|i will (stay|keep|always|not)|nobody reads/i,
    )
})

test('a reply that is not shown is said to be none of the person’s doing', () => {
  for (const tier of ['none', 'care'] as const)
    expect(preparedReply(tier, ['suicide'], 'unsafe', 'US')).toContain('not good enough for you')
})

test('care asks nothing here: what is unclear has a question of its own', () => {
  for (const { text } of everyReply.filter(({ tier }) => tier === 'care')) expect(text).not.toContain('?')
})

test.each<[Concern[]]>([
  [['intrusive-thought']],
  [['suicide', 'intrusive-thought']],
  [['harm-to-others', 'intrusive-thought', 'self-harm']],
  [['dependant-in-danger', 'intrusive-thought']],
])('an unwanted thought (%s) is answered as one, without reassurance', (about) => {
  const text = replyIn('US', 'care', ...about)
  expect(text).toBe(replyIn('US', 'care', 'intrusive-thought'))
  expect(text).toContain('cannot make you certain')
  expect(text).not.toContain('911')
  expect(text).not.toMatch(/if it ever|act on|suicid|ending your life|\?/i)
})

test('the words can be read at eleven', () => {
  for (const { text } of everyReply) {
    expect(longestSentenceOf(text), text).toBeLessThanOrEqual(22)
    expect(gradeOf(text), text).toBeLessThan(6)
  }
})

test.each(dangers)(
  'on a journal entry, %s of %s: help first, nothing asked, no answer promised',
  (tier, concern) => {
    for (const country of countries) {
      const text = preparedReflection(tier, [concern], country)
      const { emergency, police, talk, forAbuse, forSexualViolence, forChildren } = spokenLines(country)
      const [first = '', second = ''] = paragraphsOf(text)
      const help = first.startsWith('If it is not safe') ? second : first
      expect(
        [emergency, police, talk, forAbuse, forSexualViolence, forChildren].some((line) =>
          help.toLowerCase().includes(line.toLowerCase()),
        ),
        text,
      ).toBe(true)
      expect(text).toContain('Nobody is watching here live')
      expect(text).not.toMatch(/\?|watching this chat|[{}]/)
    }
  },
)
