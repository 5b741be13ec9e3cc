import { expect, test } from 'vitest'
import { answersTo } from '#domain/safety/asks/chosen-answer.ts'
import { type Asked, dueQuestion, type Sign } from '#domain/safety/asks/due-question.ts'
import { hintQuestion } from '#domain/safety/asks/hint-question.ts'
import { lackedQuestion } from '#domain/safety/asks/lacked-question.ts'
import { decides, questionOf } from '#domain/safety/asks/question-of.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { rules } from '#domain/safety/floor/rules.ts'
import { questionIn } from '#domain/safety/questions.ts'
import { raise } from '#domain/safety/screener.ts'
import { type Concern, type Question, questions, type Screening } from '#domain/safety/tier.ts'
import { askAnswers } from '#domain/safety/words/ask-answers.ts'
import { askWords } from '#domain/safety/words/ask-words.ts'

const ofText = (text: string) => screenByFloor([{ role: 'person', text }])

test.each<[Question | undefined, string]>([
  ['ending-life', 'I wish I was dead'],
  ['ending-life', 'I have no reason to live'],
  ['ending-life', 'I sometimes think about suicide'],
  ['hurt-now', 'I have urges to self-harm'],
  ['safe-now', 'I was raped'],
  [undefined, 'I was raped years ago'],
  [undefined, 'my dad used to hit me'],
  [undefined, 'my uncle touched me when I was little'],
  [undefined, 'I keep having unwanted intrusive thoughts of stabbing my baby and they terrify me'],
  [undefined, 'I have intrusive thoughts about jumping, I would never do it'],
  [undefined, 'I make myself throw up after every meal'],
  [undefined, 'What if this headache is a tumour?'],
])('%s is what decides: "%s"', (question, text) => expect(ofText(text).ask).toBe(question))

test('a rule that asks, asks what decides its concern, and only where it is unclear', () => {
  const asking = rules.filter(({ ask }) => ask !== undefined)
  expect(asking.length).toBeGreaterThan(5)
  for (const { id, tier, concern, ask } of asking)
    expect([id, tier, ask]).toEqual([id, 'care', questionOf(concern)])
})

test.each<[Concern, Question | undefined]>([
  ['suicide', 'ending-life'],
  ['self-harm', 'hurt-now'],
  ['taken', 'taken-something'],
  ['harm-to-others', 'hurt-others'],
  ['abuse', 'safe-at-home'],
  ['sexual-violence', 'safe-now'],
  ['voices', 'safe-now'],
  ['dependant-in-danger', 'child-safe'],
  ['eating-disorder', undefined],
  ['intrusive-thought', undefined],
  ['self-neglect', undefined],
  ['medical-emergency', undefined],
])('%s is decided by %s', (concern, question) => expect(questionOf(concern)).toBe(question))

test('an unwanted thought is never asked about suicide, whichever layer heard it', () => {
  const low: Screening = { tier: 'care', concerns: ['suicide'], reasons: [], ask: 'ending-life' }
  const thought: Screening = { tier: 'care', concerns: ['intrusive-thought'], reasons: [] }
  expect(raise(low).ask).toBe('ending-life')
  expect(raise(low, thought).ask).toBeUndefined()
  expect(raise(thought, low).ask).toBeUndefined()
})

const at = '2026-11-21T09:00:00.000Z'
const later = (hours: number): string => new Date(Date.parse(at) + hours * 3_600_000).toISOString()
const sign = (more: Partial<Sign> = {}): Sign => ({
  messageId: 'first',
  question: 'ending-life',
  at,
  tier: 'care',
  concerns: ['suicide'],
  ...more,
})
const asked: Asked[] = [sign()]
const care = { tier: 'care', concerns: ['suicide'], at } as const

test('a question is asked once; that about ending one’s life once more where something else hints at it', () => {
  expect(dueQuestion(sign({ messageId: 'second', at: later(1) }), asked, care)).toBe('ending-life')
  expect(dueQuestion(null, [], care)).toBeNull()
  expect(dueQuestion(sign(), [], care)).toBe('ending-life')
  expect(dueQuestion(sign(), asked, care)).toBeNull()
  const twice = [{ ...sign(), times: 2 }]
  expect(dueQuestion(sign({ messageId: 'second', at: later(1) }), twice, care)).toBeNull()
  expect(dueQuestion(sign({ messageId: 'second', question: 'hurt-now' }), asked, care)).toBe('hurt-now')
})

test('it is asked again for a new sign on another day, or where the tier rose', () => {
  const nextDay = { ...care, at: later(25) }
  expect(dueQuestion(sign({ messageId: 'second', at: later(25) }), asked, nextDay)).toBe('ending-life')
  expect(dueQuestion(sign(), asked, nextDay)).toBeNull()
  const unprompted = [sign({ messageId: 'zero', tier: 'none' })]
  expect(dueQuestion(sign(), unprompted, care)).toBe('ending-life')
  expect(dueQuestion(sign({ messageId: 'zero' }), unprompted, care)).toBeNull()
})

test('nothing is asked in a crisis, without a concern, after a day, or of an unwanted thought', () => {
  for (const tier of ['none', 'crisis', 'emergency'] as const)
    expect(dueQuestion(sign(), [], { ...care, tier })).toBeNull()
  expect(dueQuestion(sign(), [], { ...care, at: later(25) })).toBeNull()
  expect(dueQuestion(sign(), [], { ...care, concerns: ['suicide', 'intrusive-thought'] })).toBeNull()
})

test('an answer decides what it was asked about', () => {
  expect(decides('ending-life', ['suicide'])).toBe(true)
  expect(decides('ending-life', ['suicide', 'eating-disorder'])).toBe(false)
})

test('each question is one, comes last, and is known again by its words', () => {
  for (const question of questions) {
    const { before, ask } = askWords[question]
    expect(questionIn(ask)).toBe(question)
    expect(ask.match(/\?/g)).toHaveLength(1)
    expect(ask.endsWith('?')).toBe(true)
    expect(before).not.toContain('?')
    expect(new Set(Object.values(askAnswers[question])).size).toBe(3)
    expect(answersTo(question)).toHaveLength(3)
    expect(lackedQuestion(`I hear you. ${ask}`, question)).toBeNull()
    expect(lackedQuestion('I hear you.', question)).toBe(ask)
  }
})

test.each<[Question, string]>([
  ['ending-life', "i'll text her tonight"],
  ['ending-life', "the kids don't know yet"],
  ['ending-life', 'My daughter set this up for me'],
  ['child-safe', 'my daughter will burn in the sun'],
  ['child-safe', 'my daughter will burn her dinner'],
  ['hurt-others', 'I left him in march. he keeps turning up at my work'],
  ['safe-at-home', 'he won’t talk to me'],
])('on a mere hint %s is not asked about "%s"', (question, text) =>
  expect(hintQuestion(question, text, [])).toBeNull(),
)

test.each<[Question, string, Question]>([
  ['ending-life', 'everything is sorted now. bills paid, letters written', 'ending-life'],
  ['ending-life', 'nobody will have to worry about me after friday', 'ending-life'],
  ['safe-at-home', 'he keeps turning up at my work', 'safe-at-home'],
  ['child-safe', "mum's been crying all week and drinking. i'm 12", 'safe-at-home'],
  ['child-safe', 'she leaves the little one alone all day, he is hungry', 'child-safe'],
])('a hint of %s in "%s" is asked about as %s', (question, text, asked) =>
  expect(hintQuestion(question, text, [])).toBe(asked),
)

test('what only was learned is asked about once a day', () => {
  const at = '2026-11-21T10:00:00.000Z'
  const sign: Sign = { messageId: 'a', question: 'ending-life', at, tier: 'care', concerns: ['suicide'] }
  const again = { ...sign, messageId: 'b' }
  const talk = { tier: 'care', concerns: [], at } as const
  expect(dueQuestion(again, [sign], talk)).toBe('ending-life')
  expect(dueQuestion({ ...again, isHint: true }, [sign], talk)).toBeNull()
})
