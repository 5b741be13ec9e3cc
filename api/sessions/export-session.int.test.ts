import { afterAll, expect, test } from 'vitest'
import { exportSession } from '#api/sessions/export-session.ts'
import { ExportDocument } from '#contract/sessions.ts'
import type { AnyEvent } from '#domain/event.ts'
import { messageSent, moodLogged, replyWritten, sessionStarted } from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import { findSession } from '#projections/sessions/sessions.ts'
import { logForTest } from '#projections/testing/log-for-test.ts'

const log = await logForTest()
afterAll(() => log[Symbol.asyncDispose]())
const { sql, append } = log
const at = '2026-11-21T12:00:00.000Z'

/** The same store, which notes how many events it opened at once. */
function noting() {
  const batches: number[] = []
  const store: EventStore = {
    ...log.store,
    recallAt: (subjectId, positions) => {
      batches.push(positions.length)
      return log.store.recallAt(subjectId, positions)
    },
  }
  return { store, batches }
}

async function exported(subjectId: string, sessionId: string) {
  const { store, batches } = noting()
  const session = (await findSession(sql, subjectId, sessionId))!
  const pieces = await Array.fromAsync(exportSession({ sql, store, subjectId, session, at }))
  const text = pieces.join('')
  return { pieces, text, batches, document: ExportDocument.parse(JSON.parse(text)) }
}

test('however long a conversation is, some of it is opened at a time, and all of it is in the document, in order', async () => {
  const [subjectId, sessionId, other] = [newSubjectId(), newId(), newId()]
  const ids = Array.from({ length: 700 }, () => ({ messageId: newId(), replyId: newId() }))
  const said = ids.flatMap((turn, n): AnyEvent[] => [
    messageSent({ sessionId, messageId: turn.messageId, isFirst: n === 0 }),
    replyWritten({ sessionId, ...turn }),
  ])
  await append(subjectId, `session-${sessionId}`, [{ ...sessionStarted, data: { sessionId } }, ...said])
  await append(subjectId, `session-${other}`, [{ ...sessionStarted, data: { sessionId: other } }])
  // Logged in the same second, as a device that was offline does.
  const moods = Array.from({ length: 1_200 }, (_, n) =>
    moodLogged({ moodId: newId(), sessionId: n % 2 === 0 ? sessionId : other, at: n < 600 ? at : undefined }),
  )
  await append(subjectId, 'mood-x', moods)
  await log.catchUpAll()

  const { pieces, text, batches, document } = await exported(subjectId, sessionId)
  expect(Math.max(...batches)).toBeLessThanOrEqual(500)
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(text.length / 4)
  expect(text).toBe(JSON.stringify(JSON.parse(text)))
  expect(document.messages.map(({ id }) => id)).toEqual(
    ids.flatMap(({ messageId, replyId }) => [messageId, replyId]),
  )
  expect(document.moodLogs).toHaveLength(600)
  const latestFirst = document.moodLogs.toSorted((one, next) => next.timestamp.localeCompare(one.timestamp))
  expect(document.moodLogs).toEqual(latestFirst)
  expect(new Set(document.moodLogs.map(({ id }) => id)).size).toBe(600)
  expect(document).toMatchObject({ session: { id: sessionId }, exportedAt: at })
})

test('an empty conversation is a whole document', async () => {
  const [subjectId, sessionId] = [newSubjectId(), newId()]
  await append(subjectId, `session-${sessionId}`, [{ ...sessionStarted, data: { sessionId } }])
  await log.catchUpAll()
  const { document, text } = await exported(subjectId, sessionId)
  expect(document).toMatchObject({ messages: [], moodLogs: [] })
  expect(text).toBe(JSON.stringify(JSON.parse(text)))
})
