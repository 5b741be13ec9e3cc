import { expect, test } from 'vitest'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const low = { heardTier: 'none' } as const
const ready = 'ive got the tablets out on the bed. i keep counting them'

test.each(['crisis', 'emergency'] as const)(
  'tablets that lie ready (%s) are met with space, a person, a line and one direct question',
  (tier) => {
    const { say } = conversation('GB')
    const { guide, text } = say(ready, tier, ['taken'])
    expect(guide.step).toBe('suicide/at-hand')
    expect(text).toMatch(/another room.*somebody to come.*116 123.*999.*Are you thinking of taking them\?$/s)
    expect(text).not.toMatch(/what you took|throw up|the packet/)
    expect(say('yes', tier, ['taken'], low).guide.step).toBe('suicide/unsafe')
  },
)

test.each([
  ['no', 'suicide/safe'],
  ['i dont know', 'suicide/unsafe'],
  ['theres nobody', 'suicide/nobody'],
  ['my sister is on her way', 'suicide/coming'],
  ['if i take them it would be thursday before anyone came', 'suicide/unsafe'],
  ['i already took them', 'taken/call'],
] as const)('to whether they think of taking them "%s" leads to %s', (answer, place) => {
  const { say } = conversation('GB')
  say(ready, 'crisis', ['taken'])
  expect(say(answer, 'crisis', ['taken'], low).guide.step).toBe(place)
})

test.each([ready, 'i cannot stop thinking of the tablets', 'help me its the pills'])(
  'after "%s" a denial of having taken any is asked whether they are safe, and stays in the crisis',
  (first) => {
    const { say } = conversation('GB')
    say(first, 'crisis', ['taken'])
    const after = say('i havent taken any. i said theyre on the bed', 'crisis', ['taken'], {
      heardTier: 'care',
    })
    expect(after.guide.step).toBe('suicide/safe-now')
    expect(after.text).toMatch(/^Nothing was taken: .*Are you safe right now\?$/s)
    expect(after.text).not.toMatch(/Have you called/)
    const next = say(
      'i dont need 999 i havent taken anything. im so on my own with it',
      'crisis',
      ['taken'],
      low,
    )
    expect(next.guide.need).toBe('crisis')
    expect(next.guide.step).toBe('suicide/nobody')
    const named = say('im talking about killing myself', 'crisis', ['taken', 'suicide'], low)
    expect(named.guide.step).toBe('suicide/unsafe')
  },
)

test.each([
  ['i took 30 paracetamol', 'i havent taken anything'],
  ['i have the tablets here and i swallowed a few', 'i havent taken any'],
  ['ive overdosed', 'no i havent taken them'],
])('what was told as taken ("%s") is not undone by "%s"', (first, denial) => {
  const { say } = conversation('GB')
  say(first, 'crisis', ['taken'])
  expect(say(denial, 'crisis', ['taken'], low).guide.step).toMatch(/^taken\//)
})

test('who means to take what lies there is told to call', () => {
  const { say } = conversation('GB')
  const { guide, text } = say('the tablets are in front of me and im going to take them now', 'emergency', [
    'taken',
    'suicide',
  ])
  expect(guide.step).toBe('suicide/call')
  expect(text).toContain('Please call 999 now')
})
