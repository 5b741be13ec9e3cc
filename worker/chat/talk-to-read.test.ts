import { expect, test } from 'vitest'
import type { ChatEvent } from '#domain/chat/events.ts'
import { concernRaised, messageRetracted, messageSent, replyWritten } from '#domain/testing/events.ts'
import type { Recorded } from '#infra/store/event-store.ts'
import { type Asked, talkToRead } from '#worker/chat/talk-to-read.ts'

const hour = 60 * 60 * 1000
const at = (hours: number) => new Date(Date.parse('2026-11-21T09:00:00.000Z') + hours * hour).toISOString()

type Part = { tier?: 'none' | 'crisis'; isFromMemory?: true; text?: string }
/** A message and its reply each hour. */
const said = (
  id: string,
  hours: number,
  { tier = 'none', isFromMemory, text = `Said ${id}.` }: Part = {},
) => [
  { ...messageSent({ messageId: id, at: at(hours), tier }), personal: { text } },
  {
    ...replyWritten({
      messageId: id,
      replyId: `to-${id}`,
      at: at(hours),
      ...(isFromMemory && { memoryTold: [{ memoryId: 'line', at: at(0) }] }),
    }),
    personal: { text: `To ${id}.`, choices: [] },
  },
]
const recorded = (...events: (ChatEvent | ChatEvent[])[]) =>
  events.flat().map((event, index) => ({
    ...event,
    eventId: `event-${index}`,
    position: index + 1,
    version: index + 1,
  })) as Recorded<ChatEvent>[]
const read = (events: Recorded<ChatEvent>[], asked: Partial<Asked> = {}) =>
  talkToRead(events, {
    of: 'lines',
    since: null,
    forgottenAt: null,
    concern: [],
    mayBeRead: () => true,
    ...asked,
  })
const several = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => said(`m${from + index}`, from + index)).flat()

test('what was said before something was forgotten is read no more, for lines or for a summary', () => {
  const events = recorded(several(1, 8))
  expect(read(events, { forgottenAt: at(4) })).toMatchObject({
    through: 'm8',
    messageIds: ['m5', 'm6', 'm7', 'm8'],
  })
  const long = 'a long walk by the river '.repeat(200)
  const talk = recorded(...Array.from({ length: 14 }, (_, index) => said(`m${index}`, index, { text: long })))
  const summed = { of: 'summary' } as const
  expect(read(talk, summed)!.messageIds).toContain('m0')
  expect(read(talk, { ...summed, forgottenAt: at(13) })).toMatchObject({ messageIds: [], exchanges: [] })
})

test('where the message is taken back at which the last reading ended, nothing is read again', () => {
  const events = recorded(
    several(1, 3),
    messageSent({ messageId: 'm4', at: at(4) }),
    messageRetracted('m4', 'to-m4'),
    several(5, 7),
  )
  const withoutWords = events.map((event) => {
    if (event.type !== 'MessageSent' || event.data.messageId !== 'm4') return event
    const { personal: _, ...rest } = event
    return rest as typeof event
  })
  expect(read(withoutWords, { since: 'm4' })).toBeNull()
  const more = recorded(...withoutWords, said('m8', 8))
  expect(read(more, { since: 'm4' })!.messageIds).toEqual(['m5', 'm6', 'm7', 'm8'])
})

test('nothing is read of a crisis, of the day that led to it, or of the day after it', () => {
  const talk = [
    ...said('long-before', 0),
    ...said('before', 20),
    ...said('crisis', 30, { tier: 'crisis' }),
    ...said('after', 31),
    ...said('next-day', 53),
    ...said('long-after', 55),
    ...said('later', 56),
  ]
  expect(read(recorded(talk))!.messageIds).toEqual(['long-before', 'long-after', 'later'])
  // Nor of one that another layer heard later, or that is longer ago than what is read.
  const [sent] = said('raised', 30)
  const late = recorded(talk.slice(0, 4), sent!, concernRaised({ messageId: 'raised' }), talk.slice(6))
  expect(read(late)!.messageIds).toEqual(['long-before', 'long-after', 'later'])
  const heard = [{ tier: 'crisis' as const, at: at(30) }]
  expect(read(recorded(talk.slice(6)), { concern: heard })!.messageIds).toEqual(['long-after', 'later'])
})

test('a reply that was written from lines is not read for lines', () => {
  const events = recorded(said('m1', 1, { isFromMemory: true }), several(2, 4))
  expect(read(events)!.exchanges.slice(0, 2)).toEqual([
    { said: 'Said m1.', reply: '' },
    { said: 'Said m2.', reply: 'To m2.' },
  ])
})

test('of more than is read at once the rest is read the next time', () => {
  const long = 'a long walk by the river '.repeat(200)
  const events = recorded(
    ...Array.from({ length: 8 }, (_, index) => said(`m${index}`, index, { text: long })),
  )
  const first = read(events)!
  expect(first.messageIds[0]).toBe('m0')
  expect(first.through).toBe(first.messageIds.at(-1))
  expect(first.messageIds.length).toBeLessThan(8)
  const next = read(events, { since: first.through })!
  expect([...first.messageIds, ...next.messageIds]).toEqual(
    events
      .filter(({ type }) => type === 'MessageSent')
      .map(({ data }) => 'messageId' in data && data.messageId)
      .slice(0, first.messageIds.length + next.messageIds.length),
  )
})
