import { expect, test } from 'vitest'
import { notThatIn } from '#domain/chat/guide/hear/not-that.ts'
import { formIn } from '#domain/chat/guide/hear/told-form.ts'
import { toneIn } from '#domain/chat/guide/hear/tone.ts'
import { formWords, notThat, notThatAsks, notThatMine } from '#domain/chat/guide/say/told-forms.ts'
import { toneWords } from '#domain/chat/guide/say/tones.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

test.each([
  ['she used to make me eggy bread every saturday', 'fond'],
  ['everyone just went back to work like nothing', 'went-on'],
  ['i sat in the car at lunch', null],
  ['they all met up without me', 'left-out'],
  ['the weather was fine', null],
])('how it is told: “%s” is %s', (words, tone) => {
  expect(toneIn(words, 'just-listen')).toBe(tone)
})

test('what was done once more is no step where making sure is the trouble, and that it is fine is heard only there', () => {
  expect(toneIn('i went back and checked', 'ocd-checking')).toBe(null)
  expect(toneIn('the gp said it’s nothing', 'health-fear')).toBe('told-it-is-fine')
  expect(toneIn('the gp said it’s nothing', 'just-listen')).toBe(null)
})

test.each([
  ['my uncle told me to pull myself together', 'said-by-other'],
  ['they moved my desk into the corridor', 'done-by-other'],
  ['i posted the letter', 'did'],
  ['the dentist is on thursday', 'ahead'],
  ['ill ask my cousin for the keys', 'plans'],
  ['i cant open the post', 'cannot'],
  ['i miss the old street', 'misses'],
  ['i havent rung the bank', 'left-undone'],
  ['no he doesnt shout', 'denies'],
  ['we laughed so much', 'good'],
  ['my room is above the kitchen', 'is-so'],
  ['my grandad died on sunday', null],
  ['what do i do', null],
])('what can be asked of “%s” goes by how it is built', (words, form) => {
  expect(formIn(words)).toBe(form)
})

test.each([
  ['no its not about the money', 'not about the money', ''],
  ['im not a liar, i forgot', 'not a liar', 'i forgot'],
  ['not jealous. just tired', 'not jealous', 'tired'],
  ['its not that im lazy', 'not that you’re lazy', ''],
  ['no fever or anything', 'no fever', ''],
  ['i said no dogs', 'no dogs', ''],
])('what it is not is taken from “%s”', (words, not, rest) => {
  expect(notThatIn(words)).toMatchObject({ words: not, rest })
})

test.each(['im not sure', 'not now', 'its not fair', 'i am not suicidal', 'he is not here'])(
  'nothing is denied with “%s”',
  (words) => {
    expect(notThatIn(words)).toBeNull()
  },
)

test('who says that it is not so hears that it is taken, in their own word', () => {
  const { say } = conversation('GB')
  say('i had a row with my flatmate about the rent')
  expect(say('no its not about the money').text).toMatch(/not about the money/i)
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
  const says = [...Object.values(toneWords), ...Object.values(formWords).map((words) => words.says)]
  for (const wordings of [...says, notThat, notThatMine]) {
    expect(new Set(wordings).size).toBeGreaterThanOrEqual(3)
    expect(wordings.join(' ')).not.toContain('?')
  }
  const asks = [...Object.values(formWords).flatMap((words) => words.asks), ...notThatAsks]
  expect(new Set(asks).size).toBe(asks.length)
  for (const text of asks) expect(text.match(/\?/g), text).toHaveLength(1)
  expect([...says.flat(), ...asks].filter((text) => screenReply(text).length > 0)).toEqual([])
})
