import { expect, test } from 'vitest'
import { hardTimeIn } from '#domain/chat/guide/hear/hard-times.ts'
import { ownWordsIn } from '#domain/chat/guide/hear/own-words.ts'
import { conversation, walk } from '#domain/testing/talk-with-guide.ts'

const asked = 'are you thinking about ending your life?'

test.each([
  'my baby would be better off with another mum',
  'they deserve a better mother than me',
  "i can't live without her",
])('“%s” is asked plainly, once', (words) => {
  const { say } = conversation('GB')
  const first = say(words)
  expect(first.text).toContain(asked)
  expect(first.choices).toHaveLength(3)
  expect(say(words).text).not.toContain(asked)
})

test('a mother who tells it in pieces hears of the time after a birth, of whom to tell, and no verdict', () => {
  const [, , birth, awful, tell] = walk(
    "i'm a terrible mother",
    'he cries all day and i just leave him there',
    'hes 3 months',
    'is that awful',
    'who do i tell',
  )
  expect(birth!.text).toMatch(/^After a birth many people think such things/)
  expect(awful!.text).toMatch(/do not judge|No verdict|can think that/)
  expect(tell!.text).toMatch(/midwife|doctor/)
})

test('a carer at the end is met as one, and told which words open doors', () => {
  const texts = walk(
    'ive been caring for my mum with dementia for 5 years and i cant do it any more',
    'sometimes i wish she would just die',
    'is that awful',
    'i dont get any break',
  ).map(({ text }) => text)
  expect(texts[1]).toMatch(/thought|Wishing/)
  expect(texts[2]).toMatch(/thought|Wishing/)
  expect(texts[3]).toMatch(/respite|break|hours/)
  expect(new Set(texts).size).toBe(texts.length)
})

test('a parting is met as one, and each part of it has an answer of its own', () => {
  const replies = walk(
    'my boyfriend broke up with me over text',
    'i keep checking his instagram',
    'i want to text him',
    'i texted him',
    'he didnt reply',
    'the kids dont know yet',
  )
  for (const { text, guide } of replies) {
    expect(guide.need).toMatch(/just-listen|grief/)
    expect(text).not.toMatch(/sorry for your loss|which of these/i)
  }
  expect(replies[2]!.text).not.toMatch(/Then it is sent/)
  expect(replies[3]!.text).toMatch(/sent|answer|out of your hands/i)
})

test('a parting by death is no parting of this kind', () =>
  expect(
    hardTimeIn('i cant sleep', {
      at: null,
      told: ['my husband left me nothing but the house when he died'],
      said: [],
    }),
  ).toBeNull())

test.each([
  ['my freckle has gone a funny shape', /change|new look|New signs/],
  ["there's a mole on my back that looks different now", /change|new look|New signs/],
  ['i found a lump', /doctor|visit|Have it seen/],
] as const)('“%s” is one visit, booked, and no reassurance', (words, met) => {
  const { text } = conversation('GB').say(words)
  expect(text).toMatch(met)
  expect(text).not.toMatch(/harmless|probably|most (lumps|moles)|nothing to worry/i)
})

test('who is afraid of the visit, or cannot wait for it, is answered on that', () => {
  const [, no, wait] = walk('i found a lump', 'i dont want to see a doctor', 'i cant wait 2 weeks')
  expect(no!.text).not.toMatch(/116 123|988/)
  expect(wait!.text).toMatch(/wait|days|free/i)
})

test('sore skin and bleach are cared for in a sentence before the urge', () => {
  const { say } = conversation('GB')
  expect(say('i wash my hands until they bleed').text).toMatch(
    /^Skin that is sore or bleeds needs care first/,
  )
  expect(say('i scrub them with bleach').text).toMatch(/^Bleach burns skin/)
  expect(say('i clean the floor with bleach').text).not.toContain('Bleach burns')
})

test.each([
  'he called me a slut',
  'my dad calls me a waste of space',
  'my husband is leaving me for someone else',
  "i don't have a plan",
  'it is fine it is just the internet',
  '3 days ago',
  'he cries all day and i just leave him there',
])('“%s” is not given back', (words) => expect(ownWordsIn(words)).toBeNull())

test('that no one helps is no help', () => {
  const [, reply] = walk('work is too much', 'no one helps')
  expect(reply!.understood.act).not.toBe('helped')
})

test('who lost somebody by the hand of another mourns', () =>
  expect(conversation().say('a drunk driver killed my sister in may').guide.need).toBe('grief'))
