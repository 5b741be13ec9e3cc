import { test } from 'vitest'
import type {
  AskToStop,
  FailReply,
  RateReply,
  SendMessage,
  TitleSession,
  WriteReply,
} from '#domain/chat/commands.ts'
import { chat } from '#domain/chat/decider.ts'
import type { MessageSent } from '#domain/chat/events.ts'
import type { SessionTitled } from '#domain/sessions/events.ts'
import {
  messageRetracted,
  messageSent,
  replyAskedAgain,
  replyChecked,
  replyFailed,
  replyRated,
  replyWritten,
  sessionDeleted,
  sessionStarted,
  sessionTitled,
  stopAsked,
} from '#domain/testing/events.ts'
import { specification } from '#domain/testing/specification.ts'

const given = specification(chat)
const first = messageSent()
const second = messageSent({ messageId: 'second', isFirst: false })

const start = { ...sessionStarted, type: 'StartSession' } as const

function send({ at, data, personal }: MessageSent): SendMessage {
  const { sessionId, messageId, day, tier, concerns } = data
  return { type: 'SendMessage', at, data: { sessionId, messageId, day, tier, concerns }, personal }
}
const stop = (messageId = 'first'): AskToStop => ({ ...stopAsked(messageId), type: 'AskToStop' })
const write = (data: Parameters<typeof replyWritten>[0] = {}): WriteReply => ({
  ...replyWritten(data),
  type: 'WriteReply',
})
const fail = (messageId = 'first'): FailReply => ({ ...replyFailed(messageId), type: 'FailReply' })
const rate = (replyId = 'first-reply', rating: 1 | -1 = 1): RateReply => ({
  ...replyRated(replyId, rating),
  type: 'RateReply',
})

test('a conversation is started', () => given().when(start).yields(sessionStarted))

test('a conversation that is started twice stays the same', () => given(sessionStarted).when(start).yields())

test.each([send(first), stop(), write(), fail(), rate()])(
  'nothing can be asked of a conversation that was never started: $type',
  (command) => given().when(command).refuses('session-unknown'),
)

test('a message is sent, and is the first', () => given(sessionStarted).when(send(first)).yields(first))

test('the next message is not the first', () =>
  given(sessionStarted, first, replyWritten()).when(send(second)).yields(second))

test('a message in danger is taken while a reply is being written', () => {
  const danger = messageSent({ messageId: 'second', isFirst: false, tier: 'crisis', concerns: ['suicide'] })
  given(sessionStarted, first).when(send(danger)).yields(danger)
  given(sessionStarted, first, stopAsked()).when(send(danger)).yields(danger)
})

test('a title takes the place of the one before, and sent twice it counts once', () => {
  const title = ({ at, personal, data: { sessionId, versionId } }: SessionTitled): TitleSession => ({
    type: 'TitleSession',
    at,
    data: { sessionId, versionId },
    personal,
  })
  const [one, other] = [
    sessionTitled(),
    sessionTitled({ versionId: 'second-title', replaces: ['first-title'] }),
  ]
  given(sessionStarted).when(title(one)).yields(one)
  given(sessionStarted, one).when(title(one)).yields()
  given(sessionStarted, one).when(title(other)).yields(other)
  given(sessionStarted, sessionDeleted).when(title(one)).refuses('session-unknown')
})

test('a message sent twice counts once, before its reply and after', () => {
  given(sessionStarted, first).when(send(first)).yields()
  given(sessionStarted, first, replyWritten()).when(send(first)).yields()
})

test('a message whose reply failed, sent again, asks for the reply again', () =>
  given(sessionStarted, first, replyFailed()).when(send(first)).yields(replyAskedAgain()))

test('a reply that was asked for again is not asked for a third time while it is being written', () =>
  given(sessionStarted, first, replyFailed(), replyAskedAgain()).when(send(first)).yields())

test('a failed reply is not asked for again when a later message has taken its place', () =>
  given(sessionStarted, first, replyFailed(), second).when(send(first)).yields())

test('what became of the words of a model is a fact of its own, before the reply', () => {
  const check = { outcome: 'rewritten', breaches: ['reassurance'] } as const
  given(sessionStarted, first)
    .when({ ...write(), check })
    .yields(replyChecked(), replyWritten())
  given(sessionStarted, first, replyChecked(), replyWritten())
    .when({ ...write(), check })
    .yields()
})

test('a reply is written', () => given(sessionStarted, first).when(write()).yields(replyWritten()))

test('each message gets one reply', () =>
  given(sessionStarted, first, replyWritten())
    .when(write({ replyId: 'other-reply' }))
    .yields())

test('only the latest message gets a reply', () => {
  const reply = { messageId: 'second', replyId: 'second-reply' }
  given(sessionStarted, first, second).when(write()).yields()
  given(sessionStarted, first, second).when(write(reply)).yields(replyWritten(reply))
})

test('a reply that comes after it was given up is kept', () =>
  given(sessionStarted, first, replyFailed()).when(write()).yields(replyWritten()))

test('a reply that was asked for again is written', () =>
  given(sessionStarted, first, replyFailed(), replyAskedAgain()).when(write()).yields(replyWritten()))

test.each([true, false])(
  'after a stop was asked for, a reply says itself whether it was cut short: %s',
  (isStopped) =>
    given(sessionStarted, first, stopAsked()).when(write({ isStopped })).yields(replyWritten({ isStopped })),
)

test('a reply to a message that was never sent is refused', () =>
  given(sessionStarted, first)
    .when(write({ messageId: 'other' }))
    .refuses('chat-message-unknown'))

test('a reply that is being written is stopped', () =>
  given(sessionStarted, first).when(stop()).yields(stopAsked()))

test('a stop asked for twice counts once', () =>
  given(sessionStarted, first, stopAsked()).when(stop()).yields())

test('a reply that is asked for again can be stopped again', () =>
  given(sessionStarted, first, stopAsked(), replyFailed(), replyAskedAgain())
    .when(stop())
    .yields(stopAsked()))

test('there is nothing to stop once a reply is written, failed or superseded', () => {
  given(sessionStarted, first, replyWritten()).when(stop()).refuses('chat-reply-settled')
  given(sessionStarted, first, replyFailed()).when(stop()).refuses('chat-reply-settled')
  given(sessionStarted, first, second).when(stop()).refuses('chat-reply-settled')
})

test('the reply to a message that was never sent cannot be stopped', () =>
  given(sessionStarted, first).when(stop('other')).refuses('chat-message-unknown'))

test('a reply is given up', () => given(sessionStarted, first).when(fail()).yields(replyFailed()))

test('a reply that is settled or superseded cannot fail any more', () => {
  given(sessionStarted, first, replyFailed()).when(fail()).yields()
  given(sessionStarted, first, replyWritten()).when(fail()).yields()
  given(sessionStarted, first, second).when(fail()).yields()
})

test('the reply to a message that was never sent cannot fail', () =>
  given(sessionStarted, first).when(fail('other')).refuses('chat-message-unknown'))

test.each([1, -1] as const)('a reply is rated: %i', (rating) =>
  given(sessionStarted, first, replyWritten())
    .when(rate('first-reply', rating))
    .yields(replyRated('first-reply', rating)),
)

test('an earlier reply can still be rated', () =>
  given(sessionStarted, first, replyWritten(), second).when(rate()).yields(replyRated()))

test.each([1, -1] as const)('a reply is rated once, whatever is said again: %i', (rating) =>
  given(sessionStarted, first, replyWritten(), replyRated())
    .when(rate('first-reply', rating))
    .refuses('chat-rating-repeated'),
)

test('the rating of one reply leaves the other to be rated', () => {
  const reply = replyWritten({ messageId: 'second', replyId: 'second-reply' })
  given(sessionStarted, first, replyWritten(), second, reply, replyRated())
    .when(rate('second-reply', -1))
    .yields(replyRated('second-reply', -1))
})

test('what is not a reply cannot be rated', () => {
  given(sessionStarted, first).when(rate()).refuses('chat-message-unknown')
  given(sessionStarted, first, replyWritten()).when(rate('first')).refuses('chat-message-unknown')
})

const retract = (id = 'first') =>
  ({ type: 'RetractMessage', at: first.at, data: { sessionId: 'session', id } }) as const
const end = { type: 'DeleteSession', at: first.at, data: { sessionId: 'session' } } as const

test('a message is taken back with its reply, once, by the id of either', () => {
  const said = given(sessionStarted, first, replyWritten())
  said.when(retract()).yields(messageRetracted())
  said.when(retract('first-reply')).yields(messageRetracted())
  given(sessionStarted, first, replyWritten(), messageRetracted()).when(retract()).yields()
  said.when(retract('other')).refuses('chat-message-unknown')
})

test('a message that was taken back gets no reply any more, also when one was being written', () => {
  const withdrawn = given(sessionStarted, first, messageRetracted('first', null))
  withdrawn.when(write()).yields()
  withdrawn.when(fail()).yields()
  withdrawn.when(send(first)).yields()
  withdrawn.when(stop()).refuses('chat-reply-settled')
})

test('when the latest message is taken back, the one before it is owed its reply again', () =>
  given(sessionStarted, first, second, messageRetracted('second', null)).when(write()).yields(replyWritten()))

test('what comes after a message that was taken back is not a first message', () =>
  given(sessionStarted, first, messageRetracted('first', null)).when(send(second)).yields(second))

test('a conversation is deleted once; after that it is not there', () => {
  given(sessionStarted, first).when(end).yields(sessionDeleted)
  const gone = given(sessionStarted, first, sessionDeleted)
  gone.when(end).yields()
  gone.when(write()).yields()
  gone.when(send(second)).refuses('session-unknown')
  gone.when(retract()).refuses('session-unknown')
})
