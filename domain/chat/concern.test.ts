import { expect, test } from 'vitest'
import type { CorrectConcern, RaiseConcern, SendMessage } from '#domain/chat/commands.ts'
import { evolve, unstarted } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { guide } from '#domain/chat/guide/guide.ts'
import { sessionTierAt, talkTierAt } from '#domain/safety/session-tier.ts'
import type { Answer, Tier } from '#domain/safety/tier.ts'
import {
  concernCorrected,
  concernRaised,
  messageRetracted,
  messageSent,
  replyWritten,
  sessionDeleted,
  sessionStarted,
} from '#domain/testing/events.ts'
import { specification } from '#domain/testing/specification.ts'

const given = specification(chat)
const first = messageSent()
const inCrisis = messageSent({ tier: 'crisis', concerns: ['suicide'] })
const taken = messageSent({ tier: 'emergency', concerns: ['taken'] })
const { at } = first

const raise = (data: Parameters<typeof concernRaised>[0] = {}): RaiseConcern => ({
  ...concernRaised(data),
  type: 'RaiseConcern',
})
const correct = (data: Parameters<typeof concernCorrected>[0] = {}): CorrectConcern => ({
  ...concernCorrected(data),
  type: 'CorrectConcern',
})

test('a layer that took longer raises what the others found', () =>
  given(sessionStarted, first).when(raise()).yields(concernRaised()))

test('it raises also after the reply was written', () =>
  given(sessionStarted, first, replyWritten()).when(raise()).yields(concernRaised()))

test('no layer lowers what another found, and none says it twice', () => {
  given(sessionStarted, inCrisis)
    .when(raise({ tier: 'care' }))
    .yields()
  given(sessionStarted, inCrisis).when(raise()).yields()
  given(sessionStarted, first, concernRaised()).when(raise()).yields()
  given(sessionStarted, first, concernRaised())
    .when(raise({ tier: 'emergency' }))
    .yields(concernRaised({ tier: 'emergency' }))
})

test('nothing is raised about words that were taken back or never sent', () => {
  given(sessionStarted, first, messageRetracted()).when(raise()).yields()
  given(sessionStarted, first, sessionDeleted).when(raise()).yields()
  given(sessionStarted, first)
    .when(raise({ messageId: 'other' }))
    .refuses('chat-message-unknown')
})

test.each(['dialog', 'card', 'words'] as const)('a concern is corrected by %s, once', (by) => {
  given(sessionStarted, inCrisis).when(correct({ by })).yields(concernCorrected({ by }))
  given(sessionStarted, inCrisis, concernCorrected()).when(correct({ by })).yields()
})

test('who meant a lesser message otherwise has not taken back the graver one', () => {
  const later = messageSent({ messageId: 'later', isFirst: false, tier: 'care', concerns: ['suicide'] })
  for (const by of ['dialog', 'card'] as const)
    given(sessionStarted, inCrisis, later)
      .when(correct({ by, messageId: 'later' }))
      .yields()
  given(sessionStarted, inCrisis, later)
    .when(correct({ by: 'words', messageId: 'later' }))
    .yields(concernCorrected({ by: 'words', messageId: 'later' }))
})

test('where there is no concern there is nothing to correct', () => {
  given(sessionStarted, first).when(correct()).yields()
  given(sessionStarted).when(correct()).refuses('chat-message-unknown')
})

test('only help that has come lowers the concern for a body in danger', () => {
  for (const by of ['dialog', 'card', 'words'] as const)
    given(sessionStarted, taken).when(correct({ by })).refuses('chat-help-needed-first')
  given(sessionStarted, taken)
    .when(correct({ isHelpHere: true }))
    .yields(concernCorrected({ isHelpHere: true }))
})

test('a message of less concern does not open the way out of an emergency of the body', () => {
  const later = messageSent({ messageId: 'second', isFirst: false, tier: 'crisis', concerns: ['suicide'] })
  given(sessionStarted, taken, later)
    .when(correct({ messageId: 'second' }))
    .refuses('chat-help-needed-first')
})

test('what is raised after a correction can be corrected again', () =>
  given(sessionStarted, messageSent({ tier: 'care' }), concernCorrected(), concernRaised())
    .when(correct())
    .yields(concernCorrected()))

const send = (eases: SendMessage['eases'] & string, data: Partial<SendMessage['data']> = {}): SendMessage => {
  const { at: sentAt, personal, data: sent } = messageSent({ messageId: 'second', ...data })
  const { isFirst: _, ...rest } = sent
  return { type: 'SendMessage', at: sentAt, data: rest, personal, eases }
}
const sentSecond = messageSent({ messageId: 'second', isFirst: false })
const correctedBySecond = concernCorrected({ messageId: 'second', by: 'words' })

test('whoever says again that they are safe is taken at their word with that very message', () => {
  given(sessionStarted, inCrisis).when(send('safe-again')).yields(sentSecond, correctedBySecond)
  given(sessionStarted, first).when(send('safe-again')).yields(sentSecond)
  given(sessionStarted, taken).when(send('safe-again')).yields(sentSecond)
})

test('whoever says that they were misheard is taken at their word, once, but not where a body is in danger', () => {
  given(sessionStarted, inCrisis).when(send('meant-otherwise')).yields(sentSecond, correctedBySecond)
  given(sessionStarted, taken).when(send('meant-otherwise')).yields(sentSecond)
})

test('while a call is waited for, no word but that help has come lowers the concern', () => {
  const place = { need: 'crisis', step: 'taken/call', missed: 0 }
  const calling = replyWritten({ guide: place })
  given(sessionStarted, inCrisis, calling).when(send('meant-otherwise')).yields(sentSecond)
  const withHelp = concernCorrected({ messageId: 'second', by: 'words', isHelpHere: true })
  given(sessionStarted, inCrisis, calling).when(send('help-here')).yields(sentSecond, withHelp)
})

test('words that concern us anew lower nothing', () => {
  const again = { tier: 'crisis', concerns: ['suicide'] } satisfies Partial<SendMessage['data']>
  given(sessionStarted, inCrisis)
    .when(send('safe-again', again))
    .yields(messageSent({ messageId: 'second', isFirst: false, ...again }))
})

test('where a body is in danger the words that help has come lower the concern, and elsewhere they do not', () => {
  const withHelp = concernCorrected({ messageId: 'second', by: 'words', isHelpHere: true })
  given(sessionStarted, taken).when(send('help-here')).yields(sentSecond, withHelp)
  given(sessionStarted, inCrisis).when(send('help-here')).yields(sentSecond)
})

const after = (...events: ChatEvent[]) => [sessionStarted, ...events].reduce(evolve, unstarted)
const tiersAfter = (...events: ChatEvent[]) => {
  const { concern } = after(...events)
  return [sessionTierAt(concern, at), talkTierAt(concern, at)]
}
const second = messageSent({ messageId: 'second', isFirst: false, tier: 'crisis', concerns: ['suicide'] })

test('a correction lowers by one step: help stays in reach, and the talk goes on without it', () => {
  expect(tiersAfter(inCrisis)).toEqual(['crisis', 'crisis'])
  expect(tiersAfter(inCrisis, concernCorrected())).toEqual(['care', 'none'])
  expect(tiersAfter(messageSent({ tier: 'care' }), concernCorrected())).toEqual(['none', 'none'])
  expect(tiersAfter(first, concernRaised(), concernCorrected())).toEqual(['care', 'none'])
})

test('a correction never keeps the next crisis from being heard', () =>
  expect(tiersAfter(inCrisis, concernCorrected(), second)).toEqual(['crisis', 'crisis']))

test('with help there, the talk stays with a body in danger', () =>
  expect(tiersAfter(taken, concernCorrected({ isHelpHere: true }))).toEqual(['crisis', 'crisis']))

test('after a correction the guide is where it was before the crisis', () => {
  const place = { need: 'panic-now', step: 'breathe', missed: 0 }
  const crisis = { need: 'crisis', step: 'reached', missed: 0 }
  const told = replyWritten({ messageId: 'second', replyId: 'second-reply', guide: crisis })
  const talk = [first, replyWritten({ guide: place }), second, told]
  expect(after(...talk).guide).toEqual(crisis)
  expect(after(...talk, concernCorrected({ messageId: 'second' })).guide).toEqual(place)
  const helped = concernCorrected({ messageId: 'second', isHelpHere: true })
  expect(after(...talk, helped).guide).toEqual(crisis)
})

test('with help there, the guide asks no more whether somebody has called', () => {
  const calling = { need: 'crisis', step: 'taken/again', missed: 0 }
  const told = replyWritten({ guide: calling })
  const talk = after(taken, told, concernCorrected({ isHelpHere: true }))
  expect(talk.guide).toEqual({ ...calling, step: 'taken/came' })
  const reply = guide({
    turns: [{ role: 'user', text: 'what now' }],
    tier: 'crisis',
    concerns: [],
    country: 'US',
    guide: talk.guide,
  })
  expect(reply.text).toContain('I am glad that help is with you.')
})

test('what was asked about safety is remembered once', () => {
  const asking = replyWritten({ question: 'ending-life' })
  const { asked } = after(first, asking, second, { ...asking })
  expect(asked.map(({ question }) => question)).toEqual(['ending-life'])
})

const unclear = messageSent({ tier: 'care', concerns: ['suicide'], ask: 'ending-life' })
const question = replyWritten({ question: 'ending-life' })
const answer = (said: Answer, tier: Tier = 'none') =>
  messageSent({
    messageId: 'second',
    isFirst: false,
    tier,
    concerns: tier === 'none' ? [] : ['suicide'],
    answered: { question: 'ending-life', answer: said },
  })

test('what is unclear waits to be asked, until a reply asks it', () => {
  expect(after(unclear).unclear).toMatchObject({ question: 'ending-life', messageId: 'first' })
  expect(after(unclear, replyWritten()).unclear).not.toBeNull()
  const { unclear: left, asked } = after(unclear, question)
  expect(left).toBeNull()
  expect(asked).toMatchObject([{ question: 'ending-life', tier: 'care', concerns: ['suicide'] }])
})

test('what a later layer finds unclear waits as well', () => {
  const raised = concernRaised({ tier: 'care', ask: 'ending-life' })
  expect(after(first, replyWritten(), raised).unclear?.question).toBe('ending-life')
})

test('a crisis, a correction, an answer and a message that is taken back leave nothing to ask', () => {
  expect(after(unclear, second).unclear).toBeNull()
  expect(after(unclear, concernCorrected()).unclear).toBeNull()
  expect(after(unclear, messageRetracted('first', null)).unclear).toBeNull()
  expect(after(unclear, answer('unclear', 'care')).unclear).toBeNull()
})

test('a no lowers what led to the question; "I do not know" and a yes do not', () => {
  expect(tiersAfter(unclear, question)).toEqual(['care', 'care'])
  expect(tiersAfter(unclear, question, answer('no-danger'))).toEqual(['none', 'none'])
  expect(tiersAfter(unclear, question, answer('unclear', 'care'))).toEqual(['care', 'care'])
  expect(tiersAfter(unclear, question, answer('danger', 'crisis'))).toEqual(['crisis', 'crisis'])
})

test('a no lowers neither a crisis nor a concern that was not asked about', () => {
  expect(tiersAfter(inCrisis, question, answer('no-danger'))).toEqual(['crisis', 'crisis'])
  const more = messageSent({ tier: 'care', concerns: ['suicide', 'eating-disorder'], ask: 'ending-life' })
  expect(tiersAfter(more, question, answer('no-danger'))).toEqual(['care', 'care'])
})
