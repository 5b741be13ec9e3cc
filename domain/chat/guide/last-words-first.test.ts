import { expect, test } from 'vitest'
import { readAnswer } from '#domain/chat/guide/hear/answers.ts'
import { learnedAnswer } from '#domain/chat/guide/hear/asked/learned-answer.ts'
import { deniedIn } from '#domain/chat/guide/hear/denied.ts'
import { kindIn } from '#domain/chat/guide/hear/kind.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import type { AskedKind, NeedId, Scores } from '#domain/chat/guide/understanding.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const scores = (more: Partial<Scores>): Scores => ({ acts: { tells: 1 }, needs: {}, ...more })

const asksOf = (need: NeedId, id: string) =>
  [...needWords[need].arrive, ...needWords[need].work].find((passage) => passage.id === id)!.asks!

test.each([
  ['no the lodger never pays on time, second month running', null],
  ['ok im at the bus stop, the driver was rude', null],
  ['no', 'no'],
  ['no he might come in', 'no'],
  ['yes nobody else is here', 'yes'],
])('a yes or a no with much else beside it is no answer: “%s”', (text, answer) => {
  expect(readAnswer(asksOf('violence-at-home', 'first-is-it-safe'), text)).toBe(answer)
})

test.each([
  'no shaking or anything, its the weekends',
  'never had the shakes, its the boredom after work',
  'without any shaking. i just drink when the house is empty',
])('what is denied chooses no way: “%s”', (text) => {
  expect(readAnswer(asksOf('substance', 'no-sermon'), text)).not.toBe('stopped')
})

test.each(['no tremors', 'not the nights', 'no rows'])(
  'a no that had been read past is owned: “i said %s”',
  (no) => {
    const { say } = conversation('GB')
    say('i drink a bit too much on fridays')
    const { text } = say(`i said ${no}`)
    expect(text).toMatch(/wrong|mistake/i)
    expect(text.toLowerCase()).toContain(no)
  },
)

test.each([
  'how do i know the sink isnt contaminated',
  'why am i not sad about it',
  'is it not a panic attack then',
])('what is asked denies nothing: “%s”', (text) => {
  expect(deniedIn(text).needs).toEqual([])
})

test.each<[string, AskedKind]>([
  ['can you help me leave the scales alone tonight', 'what-say'],
  ['can i not choose', 'can-talk'],
  ['what if the dog gets out because i left it', 'again'],
])('how a question sounds is not enough to answer it: “%s”', (text, id) => {
  const asked = scores({ asked: { id, worth: 0.2 } })
  expect(learnedAnswer(text, asked, { at: 'just-listen', told: [], said: ['act/heard.0'] })).toBeNull()
})

test('what is only told is answered as no question, however near it sounds', () => {
  const asked = scores({ asked: { id: 'doctor', worth: 0.4 } })
  const before = { at: 'health-fear', told: [], said: ['act/heard.0'] } as const
  expect(learnedAnswer('the nurse had a look in spring and was happy', asked, before)).toBeNull()
})

test.each([
  ['too much salt', 'am-i-overreacting'],
  ['dont say sorry', 'says-sorry'],
  ['its just my flat', 'alone-right-now'],
  ['and there was another lorry', 'has-more-to-tell'],
])('“%s” does not do what it only sounds like', (text, id) => {
  expect(kindIn(text, scores({ kind: { id, worth: 0.9 } }))).toBeNull()
})

test.each([
  'the paramedics looked me over and went again',
  '111 rang back, no ambulance, they think its anxiety',
  'they cancelled the ambulance. feel daft',
])('who was seen to is asked for no more help: “%s”', (text) => {
  const { say } = conversation('GB')
  say('crushing pain in my chest', 'emergency', ['medical-emergency'])
  say('ok i rang them', 'crisis', ['medical-emergency'], { heardTier: 'none' })
  const { text: reply, guide } = say(text, 'crisis', ['medical-emergency'], { heardTier: 'none' })
  expect(reply).not.toMatch(/with you (?:now|yet)\?/)
  expect(reply).toMatch(/ring (?:them )?again/)
  expect(guide.need).not.toBe('crisis')
})

test.each(['what if they say its nothing', 'they said someone is coming', 'its spreading to my jaw now'])(
  'nobody was seen to with “%s”',
  (text) => {
    const { say } = conversation('GB')
    say('crushing pain in my chest', 'emergency', ['medical-emergency'])
    say('ok i rang them', 'crisis', ['medical-emergency'], { heardTier: 'none' })
    expect(say(text, 'crisis', ['medical-emergency'], { heardTier: 'none' }).guide.need).toBe('crisis')
  },
)

test('nobody is thanked for an answer to what was never asked', () => {
  const { say } = conversation('GB')
  say('my shifts were moved again')
  const answered = { question: 'ending-life', answer: 'no-danger' } as const
  const { text } = say('i dont mind it that much', 'care', [], { heardTier: 'none', answered })
  expect(text).not.toContain('answering so plainly')
})
