import { afterAll, expect, test } from 'vitest'
import type { ChatEvent } from '#domain/chat/events.ts'
import { floorVersion } from '#domain/safety/floor/floor.ts'
import { concernRaised, messageSent, replyWritten, sessionStarted } from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import { rowsOfTables } from '#infra/testing/dump.ts'
import { peopledDatabase } from '#worker/ops/testing/peopled-database.ts'
import { runOps } from '#worker/ops/testing/run-ops.ts'

const people = await peopledDatabase()
afterAll(() => people[Symbol.asyncDispose]())
const { sql, url, store, place } = people

const at = '2026-11-20T09:00:00.000Z'
const floor = (version: string, tier: 'none' | 'crisis') => ({ layer: 'floor', version, tier }) as const

async function said(...events: ChatEvent[]) {
  const sessionId = newId()
  const name = { subjectId: newSubjectId(), streamId: `session-${sessionId}` }
  await store.append(name, 'any', [sessionStarted, ...events], { timeZone: 'UTC' })
  return name
}
const words = (text: string, data: Parameters<typeof messageSent>[0] = {}): ChatEvent => ({
  ...messageSent({ at, ...data }),
  personal: { text },
})

const replay = (...args: string[]) => replayWith('off', ...args)

async function replayWith(learned: 'on' | 'off', ...args: string[]) {
  const { code, out, errors } = await runOps(
    { DATABASE_URL: url, ...place, LEARNED_SCREENING: learned },
    'replay-safety',
    '--json',
    ...args,
  )
  return { code, out, errors, ...JSON.parse(out) }
}

test('what was heard as nothing and is heard as a crisis now is one change; nothing else is, and nothing is written', async () => {
  await said(words('The kettle is on.', { screenedBy: [floor(floorVersion, 'none')] }))
  await said(words('I want to die tonight, saffron', { screenedBy: [floor('0', 'none')] }))
  await said(
    words('I want to die', { messageId: 'late' }),
    concernRaised({ messageId: 'late', layer: 'floor', version: floorVersion }),
  )
  const gone = await said(words('I want to die, gone'))
  await sql`
    update events set sealed = null where subject_id = ${gone.subjectId} and type = 'MessageSent'`
  await said(words('I want to die, elsewhere', { isImported: true }))
  const before = await rowsOfTables(url)

  const { code, out, errors, ...found } = await replay()
  expect(found).toEqual({
    messages: 3,
    deleted: 1,
    imported: 1,
    isWhole: true,
    versions: { floor: floorVersion, learned: null },
    changed: 1,
    changes: [{ from: 'none', to: 'crisis', count: 1 }],
    layers: [
      { layer: 'floor', fromVersion: '0', toVersion: floorVersion, from: 'none', to: 'crisis', count: 1 },
    ],
  })
  expect(code).toBe(1)
  expect(out + errors).not.toContain('saffron')
  expect(await rowsOfTables(url)).toEqual(before)
})

test('an answer is read with the question before it, and only from the day that is asked for', async () => {
  const later = '2027-01-02T09:00:00.000Z'
  await said(
    words('Hello', { at: later }),
    {
      ...replyWritten({ at: later, question: 'ending-life' }),
      personal: { text: 'Are you thinking about ending your life?', choices: [] },
    },
    words('yes', { at: later, messageId: 'second', isFirst: false }),
  )
  const { messages, changes } = await replay('--since', '2027-01-01')
  expect(messages).toBe(2)
  expect(changes).toEqual([{ from: 'none', to: 'crisis', count: 1 }])
  const withLearned = await replayWith('on', '--since', '2027-01-01')
  expect(withLearned.versions.learned).toMatch(/./)
  expect(withLearned.changes).toEqual(changes)
})

test('a day that is none is refused, and so is reading without the key', async () => {
  expect((await runOps({ DATABASE_URL: url }, 'replay-safety', '--since', 'May')).code).toBe(2)
  expect((await runOps({ DATABASE_URL: url }, 'replay-safety')).code).toBe(2)
})
