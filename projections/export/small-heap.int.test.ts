import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { messageSent, sessionStarted } from '#domain/testing/events.ts'
import { newSubjectId } from '#infra/ids.ts'
import { root } from '#infra/start/settings.ts'
import { childEnvironment } from '#infra/testing/child-environment.ts'
import { logForTest } from '#projections/testing/log-for-test.ts'

const messages = 120
const characters = 100_000

test('however long the words of a person are, reading all of them takes little memory', async () => {
  await using log = await logForTest()
  const subjectId = newSubjectId()
  const streamId = `session-${sessionStarted.data.sessionId}`
  await log.append(subjectId, streamId, [sessionStarted])
  const text = 'ж'.repeat(characters)
  for (let nth = 0; nth < messages; nth += 60)
    await log.append(
      subjectId,
      streamId,
      Array.from({ length: 60 }, (_, index) => ({
        ...messageSent({ messageId: `m${nth + index}`, isFirst: nth + index === 0 }),
        personal: { text },
      })),
    )
  await log.catchUpAll()
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--max-old-space-size=48',
      join(root, 'projections/testing/read-long-person.ts'),
      log.urlAs('leeward_api'),
      log.masterKey,
      subjectId,
      streamId,
    ],
    { env: childEnvironment },
  )
  const { length, paged, isOpen } = JSON.parse(stdout)
  // Once as a conversation, and once as facts.
  expect(length).toBeGreaterThan(2 * messages * characters)
  expect(paged).toBe(messages + 1)
  // What happened is all there; of the words those of the latest, as far as they fit.
  expect(isOpen).toHaveLength(100)
  expect(isOpen.filter(Boolean)).toEqual([true, true])
  expect(isOpen.slice(-2)).toEqual([true, true])
})
