import { afterAll, expect, test } from 'vitest'
import { turnsRemembered } from '#domain/chat/conversation.ts'
import { messageRetracted, messageSent, sessionStarted } from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
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
  const found = await loadOwedReply({ store: log.store, clock: () => new Date(), helpLines: [] }, owed)
  expect(found?.prompt.turns[0]).toEqual({ role: 'user', text: 'Marmalade.' })
})
