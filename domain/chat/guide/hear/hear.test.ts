import { expect, test } from 'vitest'
import { hear } from '#domain/chat/guide/hear/hear.ts'
import { actIds, needIds } from '#domain/chat/guide/understanding.ts'

test.each([
  ['thanks so much', 'thanks'],
  ['that helped a bit', 'helped'],
  ['it didn’t help at all', 'did-not-help'],
  ['that made it worse', 'worse'],
  ['you said that already', 'said-already'],
  ['that’s not what I meant', 'not-understood'],
  ['stop', 'stop'],
  ['another one please', 'another'],
  ['something else', 'something-else'],
  ['are you a real person?', 'about-guide'],
  ['who reads this?', 'about-guide'],
  ['can I talk to a real person', 'human-please'],
  ['ok bye', 'goodbye'],
  ['good night', 'goodbye'],
  ['idk', 'idk'],
  ['too long', 'shorter'],
  ['sum up what I said', 'sum-up'],
  ['let’s start over', 'start-over'],
  ['asdfghjkl', 'nonsense'],
  ['you are useless', 'insult'],
  ['no entiendo nada y tengo miedo', 'other-language'],
  ['my boss was at it again today and I could not say a word', 'tells'],
])('"%s" is %s', (text, act) => {
  expect(hear(text, null, null).act).toBe(act)
})

test.each([
  ['can we do box breathing', 'box-breathing'],
  ['5 4 3 2 1', 'five-senses'],
  ['4-7-8 please', '4-7-8-breathing'],
  ['the one with the leaves', 'leaves-on-a-stream'],
  ['do you have a breathing exercise', 'breathing'],
  ['I can’t breathe', null],
  ['I tried box breathing yesterday', null],
])('"%s" asks for %s', (text, exercise) => {
  expect(hear(text, null, null).exercise).toBe(exercise)
})

const nothing = { acts: {}, needs: {} }

test('what was learned is believed where no phrase is certain, and a little is no more than a guess', () => {
  const words = 'it all sits on me like wet sand'
  expect(hear(words, null, null).need).toBeNull()
  expect(hear(words, null, { ...nothing, needs: { 'low-mood': 0.8 } }).need).toBe('low-mood')
  const guess = hear(words, null, { ...nothing, needs: { 'low-mood': 0.3, grief: 0.2 } })
  expect([guess.need, guess.maybe]).toEqual([null, ['low-mood']])
})

test('every act and need has a name of its own', () => {
  expect(new Set([...actIds, ...needIds]).size).toBe(actIds.length + needIds.length)
  expect([needIds.length, actIds.length]).toEqual([28, 23])
})
