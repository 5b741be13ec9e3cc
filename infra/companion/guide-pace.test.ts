import { expect, test } from 'vitest'
import { guide } from '#domain/chat/guide/guide.ts'
import type { Tier } from '#domain/safety/tier.ts'
import { isAtOnce, phrasesOf } from '#infra/companion/guide-pace.ts'

test('a reply comes by phrases, nothing lost, the first after 0.7 s and all within 3.2 s', () => {
  const text =
    'That sounds like a lot. Take your time, there is no hurry:\n\nwhat comes first? “Nothing.” Then'
  const phrases = phrasesOf(text, 0)
  expect(phrases.map((phrase) => phrase.text).join('')).toBe(text)
  expect(phrases.map(({ text: words }) => words.trim())).toContain('Take your time,')
  expect(phrases[0]?.afterMs).toBe(700)
  for (const long of [text, text.repeat(9)])
    expect(phrasesOf(long, 0).reduce((all, { afterMs }) => all + afterMs, 0)).toBeLessThan(3_200)
})

test('who has waited already does not wait again', () => {
  expect(phrasesOf('Here. I am here.', 300)[0]?.afterMs).toBe(400)
  expect(phrasesOf('Here. I am here.', 5_000)[0]?.afterMs).toBe(0)
})

test.each<[string, Tier, boolean]>([
  ['I want to end my life', 'crisis', true],
  ['please help me now', 'none', true],
  ['I am having a panic attack', 'none', true],
  ['can I talk to a real person', 'none', true],
  ['I would like you to just listen', 'none', false],
  ['my sister left yesterday', 'none', false],
])('"%s" (%s): at once is %s', (text, tier, expected) => {
  const prompt = { turns: [{ role: 'user' as const, text }], tier, concerns: [], country: 'US', guide: null }
  expect(isAtOnce(prompt, guide(prompt))).toBe(expected)
})
