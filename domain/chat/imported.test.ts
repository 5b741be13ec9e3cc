import { expect, test } from 'vitest'
import { evolve, pendingMessageId, unstarted } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import {
  messageSent,
  replyAskedAgain,
  replyWritten,
  sessionStarted,
  stopAsked,
} from '#domain/testing/events.ts'
import { specification } from '#domain/testing/specification.ts'

const imported = <E extends ChatEvent>(event: E) =>
  ({ ...event, data: { ...event.data, isImported: true } }) as E
const after = (...events: ChatEvent[]) => [sessionStarted, ...events].reduce(evolve, unstarted)

test.each<[string, ChatEvent[]]>([
  ['message', [messageSent()]],
  ['message and a second try', [messageSent(), replyAskedAgain()]],
  ['message and a wish to stop', [messageSent(), stopAsked()]],
])('a %s that came in with a document owes no reply', (_, events) => {
  expect(pendingMessageId(after(...events))).toBe('first')
  expect(pendingMessageId(after(...events.map(imported)))).toBeNull()
})

test('whoever brought a question along may still ask for a reply to it', () => {
  const { at, data, personal } = messageSent()
  specification(chat)(sessionStarted, imported(messageSent()))
    .when({ type: 'SendMessage', at, data, personal })
    .yields(replyAskedAgain())
})

test('a guide of elsewhere does not say where the guide stands here', () => {
  const guide = { need: 'crisis', step: 'reached', missed: 0 }
  const reply = replyWritten({ author: 'guide', guide })
  expect(after(messageSent(), reply).guide).toEqual(guide)
  expect(after(messageSent(), imported(reply)).guide).toBeNull()
})
