import { expect, test } from 'vitest'
import { conversation, walk } from '#domain/testing/talk-with-guide.ts'

test('after relief nobody is asked whether home is safe, on a hint of the message before', () => {
  const { say } = conversation('GB')
  say('my best friend isnt answering her phone and she was really low last night')
  say('he picked up!! her brother. she was drunk and asleep, shes ok', 'care', ['abuse'])
  const { asks, text } = say('im still shaking', 'care', ['abuse'], {
    heardTier: 'none',
    ask: 'safe-at-home',
    isHint: true,
  })
  expect(asks).not.toBe('safe-at-home')
  expect(text).not.toMatch(/not your fault/)
})

test('parents who are religious are no forbidden thought', () => {
  const { say } = conversation('GB')
  say('i am 16 and i think im gay')
  const { guide } = say('my parents are religious', 'none', [], {
    scores: { acts: {}, needs: { 'ocd-taboo': 0.7 } },
  })
  expect(guide.need).toBe('just-listen')
})

test.each([
  ['what if i hit someone with my car last night', 'ocd-checking'],
  ['I get so anxious before appointments.', 'worry-loop'],
  ['why do bad things keep happening to me', 'just-listen'],
  ['can we talk about my brother', 'just-listen'],
] as const)('“%s” is of %s', (words, need) => {
  expect(walk(words).at(-1)!.guide.need).toBe(need)
})
