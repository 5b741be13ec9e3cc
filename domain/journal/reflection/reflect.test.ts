import { expect, test } from 'vitest'
import { connectionsOf, type DatedEntry, dateWords } from '#domain/journal/reflection/connections.ts'
import { feelingsIn } from '#domain/journal/reflection/feelings.ts'
import { reflect, type ReflectionPrompt } from '#domain/journal/reflection/reflect.ts'
import { givingBack, onlyAsking } from '#domain/journal/reflection/say/giving-back.ts'
import { otherLanguages } from '#domain/journal/reflection/say/languages.ts'
import { type Kind, questions } from '#domain/journal/reflection/say/questions.ts'
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

const reflectOn = (content: string, more: Partial<ReflectionPrompt> = {}) =>
  reflect(prompt({ entry: entryOf(content), ...more }))
const asked = (text: string) => text.split('\n\n').at(-1)!
const asksOf = (kind: Kind): readonly string[] => questions[kind]
const isOnlyAsking = (text: string): boolean =>
  onlyAsking.some((words) => text.startsWith(`${words}\n\n`)) && !text.includes('“')

const quoted = (text: string) => /“(.*)”/.exec(text)?.[1]

test('a line of theirs comes back word for word, and one open question about it', () => {
  const [line, question, ...more] = reflect(prompt()).split('\n\n')
  const given = givingBack.map((words) =>
    words.replace('{line}', 'I was worried about work, and I’m so tired'),
  )
  expect(given).toContain(line)
  expect(asksOf('unsettled')).toContain(question)
  expect(more).toEqual([])
  expect(quoted(reflectOn('I was glad of the $$ rain today.'))).toBe('I was glad of the $$ rain today')
})

test('not every entry is met with the same words', () => {
  const entries = [
    'We had soup.',
    'I went out to the sea.',
    'The cat sat on the wall.',
    'It was a day in the sun.',
  ]
  expect(new Set(entries.map((content) => asked(reflectOn(content)))).size).toBeGreaterThan(1)
})

test('where no line is fit to be held up, it only asks, and says so', () => {
  for (const content of [
    'Bought bread.',
    'I hate myself so much today.',
    '12 34 56',
    '',
    '漢'.repeat(2),
    '🙂🙂',
  ])
    expect(isOnlyAsking(reflectOn(content)), content).toBe(true)
})

test('an entry about what is hard to bear is left as it is, and the question leads outward', () => {
  const steady = [
    'Had a flashback on the bus. Then I made tea and watched the rain.',
    'My husband hit me again. Then I made tea and watched the rain.',
    'I relapsed. Then I made tea and watched the rain.',
    'He touched me when I was a child. Then I made tea and watched the rain.',
    'There is no point any more. Then I made tea and watched the rain.',
    'I ate everything in secret. Then I made tea and watched the rain.',
  ]
  for (const content of steady) {
    expect(isOnlyAsking(reflectOn(content)), content).toBe(true)
    expect(asksOf('steady')).toContain(asked(reflectOn(content)))
  }
  const unsure = 'I had a thought about hurting my son. Then I made tea and watched the rain.'
  expect(isOnlyAsking(reflectOn(unsure))).toBe(true)
  expect(asksOf('unsure')).toContain(asked(reflectOn(unsure)))
})

test('what stands outside a door is no sign that somebody is far from themselves', () => {
  expect(quoted(reflectOn('My dad made me soup and left it outside my door.'))).toBeDefined()
  expect(isOnlyAsking(reflectOn('I was watching myself. The soup was left on the wall for me.'))).toBe(true)
})

test('what was learned of how people say things is heeded where no turn of phrase tells', () => {
  const content = 'It came back all at once. Then I made tea and watched the rain.'
  expect(quoted(reflectOn(content))).toMatch(/^Then I made tea/)
  expect(isOnlyAsking(reflectOn(content, { needs: { flashback: 0.8 } }))).toBe(true)
  expect(quoted(reflectOn(content, { needs: { flashback: 0.2 } }))).toMatch(/^Then I made tea/)
})

test('beside a doubt that wants to be sure another line comes back, and no doubt is asked for', () => {
  const content = 'I kept checking the door. The water was flat and the gulls were busy.'
  expect(quoted(reflectOn(content))).toBe('The water was flat and the gulls were busy')
  expect(asksOf('moment')).toContain(asked(reflectOn(content)))
  const thinking = 'I kept checking the door. My mind was on the lake all day.'
  expect(asksOf('unsure')).toContain(asked(reflectOn(thinking)))
})

test('in grief the question is about who or what is missed', () => {
  const content = 'It is a year since the funeral. I baked her lemon cake today.'
  expect(quoted(reflectOn(content))).toBe('I baked her lemon cake today')
  expect(asksOf('loss')).toContain(asked(reflectOn(content)))
})

test('an entry in another language is left as it is, and asked about in that language', () => {
  const german = 'Heute war ein langer Tag und ich bin sehr müde. Ich habe mit meiner Mutter geredet.'
  expect(reflectOn(german)).toBe(`${otherLanguages.de.leaves}\n\n${otherLanguages.de.asks[0]}`)
  expect(reflectOn(german, { turn: 1 })).toContain(otherLanguages.de.asks[1])
  expect(reflectOn('今日はとても疲れました。')).toContain(otherLanguages.other.leaves)
  expect(isOnlyAsking(reflectOn('Idag var jag väldigt trött. Jag gick till sjön och badade.'))).toBe(true)
})

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

test('asked again, the guide asks another question, and all that fit before one comes back', () => {
  for (const content of [
    'I was worried about work.',
    'Bought bread.',
    'I was sad. I made tea for us. We sat by the sea.',
  ]) {
    const texts = Array.from({ length: 3 }, (_, turn) => reflectOn(content, { turn }))
    expect(new Set(texts.map(asked)).size, content).toBe(3)
  }
  const three = 'I was sad for a while today. I made tea for us. We sat by the sea.'
  const lines = Array.from({ length: 3 }, (_, turn) => /“(.*)”/.exec(reflectOn(three, { turn }))![1])
  expect(new Set(lines).size).toBe(3)
})

test('own earlier days stand before the line, so that the question is about the line', () => {
  const earlier = [entryOf('So nervous about the call.', { day: '2026-11-16' })]
  const parts = reflect(prompt({ earlier })).split('\n\n')
  expect(parts[0]).toBe('You also wrote about worry on Monday, November 16.')
  expect(parts[1]).toContain('“')
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

test('in a crisis and in care it is a human sentence and help, never a figure or their own words', () => {
  for (const tier of ['care', 'crisis', 'emergency'] as const) {
    const text = reflect(prompt({ tier, concerns: ['suicide'], earlier: [entryOf('So nervous.')] }))
    expect(text).toMatch(/seriously/)
    expect(text).not.toMatch(/“|of 10|You also|word for a feeling/)
  }
})

const english = [...Object.values(questions).flat(), ...givingBack, ...onlyAsking]

test('no question has two places, and each is one question', () => {
  const all = Object.values(questions).flat()
  expect(new Set(all).size).toBe(all.length)
  for (const question of all) expect(question.match(/\?/g), question).toHaveLength(1)
  for (const words of [...givingBack, ...onlyAsking]) expect(words).not.toContain('?')
  for (const { leaves, asks } of Object.values(otherLanguages)) {
    expect(leaves).not.toMatch(/[?؟]/)
    for (const question of asks) expect(question).toMatch(/[?؟]/)
  }
})

test('nothing that the guide says breaks what a reply must keep to', () => {
  for (const words of english) expect(screenReply(words), words).toEqual([])
  for (const { leaves, asks } of Object.values(otherLanguages))
    for (const words of [leaves, ...asks]) expect(screenReply(words), words).toEqual([])
  for (const tier of tiers)
    for (const concern of concerns)
      expect(screenReply(reflect(prompt({ tier, concerns: [concern] }))), `${tier} ${concern}`).toEqual([])
})

test('nothing is promised, praised, advised or felt for them', () => {
  const forbidden =
    /\b(should|must|try to|you feel|you felt|you are|well done|promise|thank you|fine|proud)\b|!|'/i
  expect(english.filter((words) => forbidden.test(words))).toEqual([])
})

test('the words can be read at eleven', () => {
  for (const words of english) {
    const count = words.split(/\s+/).length
    expect(count).toBeLessThanOrEqual(20)
    expect(words.replace(/[^a-z]/gi, '').length / count).toBeLessThan(5.2)
  }
})
