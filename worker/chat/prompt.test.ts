import { expect, test } from 'vitest'
import { unstarted } from '#domain/chat/conversation.ts'
import type { ChatEvent } from '#domain/chat/events.ts'
import { messageSent, replyWritten } from '#domain/testing/events.ts'
import type { Recorded } from '#infra/store/event-store.ts'
import { promptOf } from '#worker/chat/prompt.ts'

const at = '2026-11-21T09:00:00.000Z'

const talk = ['one', 'two'].flatMap((messageId, index) => [
  {
    ...messageSent({ messageId, tier: 'care', concerns: [index === 0 ? 'abuse' : 'self-neglect'] }),
    at,
    personal: { text: `Said ${messageId}.` },
  },
  {
    ...replyWritten({ messageId, replyId: `to-${messageId}` }),
    at,
    personal: { text: `To ${messageId}.`, choices: [] },
  },
]) as ChatEvent[]
const events = talk.map((event, index) => ({
  ...event,
  eventId: `event-${index}`,
  position: index + 1,
  version: index + 1,
})) as Recorded<ChatEvent>[]

test('what may not be told stays here with its reply and with what was noticed in it', () => {
  const prompt = promptOf(events, unstarted, at, [], ({ data }) => data.messageId === 'two')
  expect(prompt.turns).toHaveLength(4)
  expect(prompt.concerns).toEqual(['self-neglect', 'abuse'])
  expect(prompt.told).toEqual({
    turns: [
      { role: 'user', text: 'Said two.' },
      { role: 'assistant', text: 'To two.' },
    ],
    concerns: ['self-neglect'],
    guide: null,
  })
})

test('where all may be told, the whole is', () => {
  expect(promptOf(events, unstarted, at, []).told).toBeUndefined()
})
