import { expect, test } from 'vitest'
import { fearsForHeart, inPassing } from '#domain/chat/guide/hear/in-passing.ts'

test.each([
  ["he said last week 'wont be around forever mate' and laughed. is that bad", 'passing-of-another'],
  ['my brother keeps saying we’d be better off without him', 'passing-of-another'],
  ['i just feel like whats the point of anything without him', 'passing-no-point'],
  ['theres a voice telling me im worthless, i know noones there but i can hear it', 'passing-voice'],
  ['i sort of feel scared of his mood when he comes in, if im honest', 'passing-mood'],
  ['fine. my friend hannah would come over. sorry i was rude', 'passing-tone'],
])('“%s” is not passed over, and is answered once', (text, found) => {
  expect(inPassing(text, 'just-listen', ['just-listen/listens.0'])).toBe(found)
  expect(inPassing(text, 'just-listen', [`fact/${found}.0`])).not.toBe(found)
})

test.each([
  'my dad says he wont be around when we open the shop, hes retired',
  'whats the point of checking again, i know its locked',
  'i was rude to my mum and said sorry',
  'my boss said my voice is too quiet',
])('“%s” is no such hint', (text) => {
  expect(inPassing(text, 'just-listen', ['just-listen/listens.0'])).toBeNull()
})

test('what would have to be seen at once in a heart is said to whoever fears for it, and once', () => {
  expect(fearsForHeart('my chest is tight, what if its a heart attack', [])).toBe(true)
  expect(fearsForHeart('what if its a heart attack', ['fact/heart-or-panic.1'])).toBe(false)
  expect(fearsForHeart('my dad had a heart attack last year', [])).toBe(false)
})
