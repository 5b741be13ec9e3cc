import { expect, test } from 'vitest'
import { connectionsOf, type DatedEntry, dateWords } from '#domain/journal/reflection/connections.ts'
import { feelingsIn } from '#domain/journal/reflection/feelings.ts'
import { everyQuestion, questionsFor } from '#domain/journal/reflection/questions.ts'
import { reflect, type ReflectionPrompt } from '#domain/journal/reflection/reflect.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
import { concerns, tiers } from '#domain/safety/tier.ts'

const entryOf = (content: string, more: Partial<DatedEntry> = {}): DatedEntry => ({
  title: null,
  content,
  mood: null,
  tags: [],
  day: '2026-11-21',
  ...more,
})
const entry = entryOf('I was worried about work, and I’m so tired.', { tags: ['Work'], mood: 4 })
const prompt = (more: Partial<ReflectionPrompt> = {}): ReflectionPrompt => ({
  entry,
  earlier: [],
  turn: 0,
  tier: 'none',
  concerns: [],
  country: 'US',
  ...more,
})
const wordsIn = (text: string) => feelingsIn(text).map(({ word }) => word)

test('the words for feelings are those that were used, each once, in their order', () => {
  expect(wordsIn('Tired. So TIRED, and worried. Grateful too.')).toEqual(['tired', 'worried', 'grateful'])
  expect(wordsIn('I went to the shop.')).toEqual([])
})

test('a feeling that is denied was not used', () => {
  expect(wordsIn('I am not scared, never really angry and no longer sad.')).toEqual([])
  expect(wordsIn('I wasn’t nervous. I was calm.')).toEqual(['calm'])
})

test('a word inside another is not a feeling', () =>
  expect(wordsIn('Crusade in Madrid: a sadly unhappy tense-less expanse.')).toEqual(['tense']))

test('the guide names words and mood, and asks one question', () => {
  const parts = reflect(prompt()).split('\n\n')
  expect(parts).toEqual([
    'You used words for feelings: “worried” and “tired”. You put your mood at 4 of 10: moderately anxious.',
    'If this could stay unanswered for ten minutes, what would you do with them?',
  ])
})

test('an entry without a word for a feeling is all right, too', () =>
  expect(reflect(prompt({ entry: entryOf('Bought bread.') }))).toContain('I found no word for a feeling'))

test('own earlier entries connect by a kind of feeling or a tag, with the day named', () => {
  const earlier = [
    entryOf('So nervous about the call.', { day: '2026-11-16' }),
    entryOf('Long meeting.', { day: '2026-11-12', tags: ['work'] }),
    entryOf('Worn out again.', { day: '2025-12-30' }),
  ]
  expect(connectionsOf(entry, earlier)).toEqual([
    'You also wrote about worry on Monday, November 16.',
    'You also wrote about tiredness on Tuesday, December 30, 2025.',
  ])
  expect(connectionsOf(entry, earlier.slice(1, 2))).toEqual([
    'You also used the tag “Work” on Thursday, November 12.',
  ])
  expect(connectionsOf(entry, [entryOf('Anxious.')])).toEqual([
    'You also wrote about worry earlier the same day.',
  ])
  expect(connectionsOf(entry, [entryOf('A walk.', { tags: ['sea'] })])).toEqual([])
})

test('two connections never name the same day', () =>
  expect(
    connectionsOf(entry, [entryOf('Anxious and exhausted.', { day: '2026-11-20', tags: ['work'] })]),
  ).toHaveLength(1))

test('a day is named as it is, wherever the computer stands', () =>
  expect(dateWords('2026-01-01', '2026-11-21')).toBe('Thursday, January 1'))

test('asked again, the guide asks another question, and all of them before one comes back', () => {
  const asked = Array.from({ length: 10 }, (_, turn) => reflect(prompt({ turn })).split('\n\n').at(-1)!)
  const count = new Set(asked).size
  expect(count).toBe(questionsFor(['worry', 'tiredness']).length)
  expect(new Set(asked.slice(0, count)).size).toBe(count)
  expect(asked[count]).toBe(asked[0])
})

test('the same entry in the same turn is reflected in the same words', () =>
  expect(reflect(prompt({ turn: 3 }))).toBe(reflect(prompt({ turn: 3 }))))

test('in a crisis help comes first, and nothing is asked to be explored', () => {
  const text = reflect(prompt({ tier: 'crisis', concerns: ['suicide'] }))
  expect(text.split('\n\n')[0]).toContain('988')
  expect(text).not.toContain('worried')
})

test('in care the note and the lines come before all else that is said of the entry', () => {
  const text = reflect(prompt({ tier: 'care', concerns: ['intrusive-thought'] }))
  expect(text.split('\n\n')[0]).toContain('988')
  expect(reflect(prompt({ tier: 'care', concerns: ['suicide'] }))).toContain('please tell a person now')
  expect(reflect(prompt({ tier: 'care', country: 'GB' }))).toContain('116 123')
})

test('an unwanted thought is met as one, also where it is about dying', () => {
  const text = reflect(prompt({ tier: 'care', concerns: ['suicide', 'intrusive-thought'] }))
  expect(text).toContain('does not have to be worked out here')
  expect(text).not.toMatch(/dying|ending your life/)
})

test('where there is a concern nothing is asked', () => {
  for (const tier of ['care', 'crisis', 'emergency'] as const)
    for (const concern of concerns)
      expect(reflect(prompt({ tier, concerns: [concern] })), `${tier} ${concern}`).not.toContain('?')
})

test('nothing that the guide says breaks what a reply must keep to', () => {
  for (const question of everyQuestion) expect(screenReply(question), question).toEqual([])
  for (const tier of tiers)
    for (const concern of concerns)
      expect(screenReply(reflect(prompt({ tier, concerns: [concern] }))), `${tier} ${concern}`).toEqual([])
})

test('the questions can be read at eleven', () => {
  for (const question of everyQuestion) {
    const words = question.split(/\s+/)
    expect(words.length).toBeLessThanOrEqual(20)
    expect(question.replace(/[^a-z]/gi, '').length / words.length).toBeLessThan(5)
  }
})
