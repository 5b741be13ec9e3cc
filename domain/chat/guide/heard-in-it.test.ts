import { expect, test } from 'vitest'
import { particularIn } from '#domain/chat/guide/hear/particulars.ts'
import { toneIn } from '#domain/chat/guide/hear/tone.ts'
import { particularHeard, particularQuestions } from '#domain/chat/guide/say/particulars.ts'
import { toneWords } from '#domain/chat/guide/say/tones.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

test.each([
  ['she used to make me eggy bread every saturday', 'fond'],
  ['mum wants it serious. shes barely speaking', 'silence'],
  ['the lads from work dont know we split', 'kept-in'],
  ['ive started only buying ready meals', 'shrinks'],
  ['i just sit there and look at the book and nothing goes in', 'stuck'],
  ['everyone just went back to work like nothing', 'went-on'],
  ['i sat in the car at lunch', 'out-of-sight'],
  ['the weather was fine', null],
])('how it is told: “%s” is %s', (words, tone) => {
  expect(toneIn(words, 'just-listen')).toBe(tone)
})

test('what was done once more is no step where making sure is the trouble, and counting is heard only there', () => {
  expect(toneIn('i went back and checked', 'ocd-checking')).toBe(null)
  expect(toneIn('ive taken like 30 photos', 'health-fear')).toBe('counted')
  expect(toneIn('ive taken like 30 photos', 'just-listen')).toBe(null)
})

test.each([
  ['my mum thinks im having the best time', [], { kind: 'person', words: 'your mum' }],
  ['ive got the meeting on monday', [], { kind: 'ahead', words: 'the meeting on Monday' }.kind],
  ['still hear my nan in the hall', ['my nan died in march'], { kind: 'gone', words: 'your nan' }],
  ['nothing much', [], null],
])('a thing of theirs is named as they named it: “%s”', (words, before, expected) => {
  const found = particularIn(words, before)
  expect(typeof expected === 'string' ? found?.kind : found).toEqual(expected)
})

test('after the first turn a reply shows what was told, and asks about just that', () => {
  const { say } = conversation('GB')
  say('i feel so lonely since we split up')
  const { text } = say('the lads from work dont know we split')
  expect(text).toContain('The lads from work don’t know you split.')
})

test('what a fear is about is not gone into', () => {
  const { say } = conversation('GB')
  say('i keep checking the door is locked, over and over')
  expect(say('my chair is by the letter box').text).not.toMatch(/chair|letter/)
})

test('what is said to how it is told has three wordings, asks nothing and passes the screen', () => {
  for (const says of [...Object.values(toneWords), ...Object.values(particularHeard)]) {
    expect(new Set(says).size).toBeGreaterThanOrEqual(3)
    expect(says.join(' ')).not.toContain('?')
  }
  for (const asks of Object.values(particularQuestions))
    for (const text of asks) expect(text.match(/\?/g), text).toHaveLength(1)
  const all = [toneWords, particularHeard, particularQuestions].flatMap((some) => Object.values(some).flat())
  expect(all.filter((text) => screenReply(text).length > 0)).toEqual([])
})
