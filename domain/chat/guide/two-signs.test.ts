import { expect, test } from 'vitest'
import { kindIn } from '#domain/chat/guide/hear/kind.ts'
import { takenUpIn } from '#domain/chat/guide/hear/things/taken-up.ts'
import { toneIn } from '#domain/chat/guide/hear/tone.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const needOf = (text: string, needs: Partial<Record<NeedId, number>> = {}): NeedId | null =>
  conversation('GB').say(text, 'none', [], { scores: { acts: {}, needs } }).understood.need

test.each([
  'my mums been sober 6 weeks and i found wine in her wardrobe',
  'he is drinking again, my brother, and nobody says it',
  'my wife was drunk at parents evening',
])('“%s” is of whoever drinks, and not of a drinker', (text) => {
  expect(needOf(text, { substance: 0.9 })).not.toBe('substance')
})

test('who speaks of their own drinking is heard as that, also beside somebody else’s', () => {
  expect(needOf('my brother is sober and i drank a bottle of gin again', { substance: 0.9 })).toBe(
    'substance',
  )
})

test.each([
  'i keep picturing dropping him off the balcony, hes 3 weeks',
  'cant stop imagining pushing the pram into the road',
])('“%s” is a picture that comes unwanted, whatever else it sounds like', (text) => {
  expect(needOf(text, { grief: 0.7 })).toBe('ocd-harm')
})

test('love for a sister is no doubt about a partner', () => {
  expect(needOf('i love her, she is my sister and i lied to her face', { 'ocd-relationship': 0.8 })).not.toBe(
    'ocd-relationship',
  )
})

test.each([
  ['im 50 with a mortgage and i hide cans in the loft', 'mortgage'],
  ['its not about the mortgage, its that i lied', 'mortgage'],
  ['they kept hearing the same song on the bus', 'still-hears-them'],
] as const)('“%s” is not taken up as “%s”', (text, thing) => {
  expect(takenUpIn(text, { at: 'just-listen', told: [], isSaid: () => false })?.id).not.toBe(thing)
})

test.each([
  ['she is having a baby in june', 'children-notice'],
  ['it didnt work, i can smell him', 'held-out'],
  ['im in the toilet at work', 'hides-it'],
  ['i went to the bank', 'avoids-it'],
] as const)('“%s” does not bear out “%s”, however it sounds', (text, id) => {
  expect(kindIn(text, { acts: {}, needs: {}, kind: { id, worth: 0.9 } })).toBeNull()
})

test('a laugh in the words is no joke, and good news has nothing heavy under it', () => {
  expect(toneIn('i feel disgusting lol', 'eating')).toBeNull()
  expect(toneIn('she said shes proud of me haha', 'good-moment')).not.toBe('ahead')
})

test('to have drunk nothing and be able to is no driving after drink', () => {
  const { say } = conversation('GB')
  say('a car backfired and im back there')
  expect(say('i cant hear right').text).not.toMatch(/drive|keys/)
})

test.each([
  ['14 weeks pregnant and theres blood when i wipe', { 'ocd-contamination': 0.8 }, 'ocd-contamination'],
  ['my brother got 4 years in court', { grief: 0.7 }, 'grief'],
] as const)('“%s” is not taken for what one word sounds like', (text, needs, need) => {
  expect(needOf(text, needs)).not.toBe(need)
})

test('blood in a pregnancy is for the midwife today, with the number for what is worse', () => {
  expect(conversation('GB').say('10 weeks pregnant and i saw some blood').text).toMatch(/midwife.*999/s)
})
