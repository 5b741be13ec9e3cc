import { afterAll, expect, test } from 'vitest'
import { turnsRemembered } from '#domain/chat/conversation.ts'
import type { AnyEvent } from '#domain/event.ts'
import { messageRetracted, messageSent, sessionStarted } from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import type { EventStore, StreamName } from '#infra/store/event-store.ts'
import { listOwedReplies } from '#projections/chat/messages.ts'
import { logForTest } from '#projections/testing/log-for-test.ts'
import { loadOwedReply } from '#worker/chat/owed-reply.ts'

const log = await logForTest()
afterAll(() => log[Symbol.asyncDispose]())

test('a reply that is listed as owed is written, also when all messages after it were taken back', async () => {
  const [subjectId, sessionId, messageId] = [newSubjectId(), newId(), newId()]
  const later = Array.from({ length: 2 * turnsRemembered }, newId)
  await log.append(subjectId, `session-${sessionId}`, [
    { ...sessionStarted, data: { sessionId } },
    { ...messageSent({ sessionId, messageId }), personal: { text: 'Marmalade.' } },
    ...later.map((id) => messageSent({ sessionId, messageId: id, isFirst: false })),
    ...later.map((id) => ({
      ...messageRetracted(id, null),
      data: { sessionId, messageId: id, replyId: null, askedBy: 'person' as const },
    })),
  ])
  await log.catchUpAll()
  const owed = { subjectId, sessionId, messageId }
  expect(await listOwedReplies(log.sql, 20)).toEqual([owed])
  const found = await loadOwedReply(
    { sql: log.sql, store: log.store, clock: () => new Date(), helpLines: [], recipient: null },
    owed,
  )
  expect(found?.prompt.turns[0]).toEqual({ role: 'user', text: 'Marmalade.' })
})

test('a reply opens at most a hundred events of a conversation, however long it is', async () => {
  const [subjectId, sessionId, messageId] = [newSubjectId(), newId(), newId()]
  const name = `session-${sessionId}`
  const said = (id: string, text: string) => ({
    ...messageSent({ sessionId, messageId: id, isFirst: false }),
    personal: { text },
  })
  await log.append(subjectId, name, [
    { ...sessionStarted, data: { sessionId } },
    ...Array.from({ length: 300 }, (_, index) => said(newId(), `Word ${index}.`)),
    said(messageId, 'Marmalade.'),
  ])
  const opened: number[] = []
  const { recall } = log.store
  const store: EventStore = {
    ...log.store,
    recall: async <E extends AnyEvent>(whose: StreamName, latest?: number) => {
      const events = await recall<E>(whose, latest)
      if (whose.streamId === name) opened.push(events.length)
      return events
    },
  }
  const owed = { subjectId, sessionId, messageId }
  const found = await loadOwedReply(
    { sql: log.sql, store, clock: () => new Date(), helpLines: [], recipient: null },
    owed,
  )
  expect(found?.prompt.turns.at(-1)).toEqual({ role: 'user', text: 'Marmalade.' })
  expect(opened).toEqual([100])
})
