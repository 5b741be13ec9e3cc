import { expect, test } from 'vitest'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { openNoteStreams } from '#infra/testing/note-streams.ts'
import { makeEpochDue, settleEpoch } from '#infra/testing/turned-epoch.ts'
import { runOps } from '#worker/ops/testing/run-ops.ts'
import { turnKeys } from '#worker/upkeep/turn-keys.ts'

test('an event that does not open is an alarm with its position, and status names it until it is gone', async () => {
  const { sql, url, keyring, aStream, aNote, write, destroy } = await openNoteStreams()
  const ada = aStream()
  const [gone, damaged] = [aNote('gone'), aNote('tight chest')]
  await write(ada, gone, damaged)
  await destroy(ada, gone)
  const [event] = await sql<{ position: number }[]>`
    update events set sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 1)
    where event_id = ${damaged.eventId} returning position`
  const { position } = event!
  await settleEpoch(sql, keyring)
  await makeEpochDue(sql)
  const { log, lines } = memoryLog()
  await turnKeys({ sql, keyring, log, epochDays: 7 }, new AbortController().signal)

  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, alarm: 'an event does not open', position },
  ])
  expect(lines.join()).not.toContain('chest')
  const damagedNow = async () =>
    JSON.parse((await runOps({ DATABASE_URL: url }, 'status', '--json')).out).damaged
  expect(await damagedNow()).toEqual([position])
  const { out } = await runOps({ DATABASE_URL: url }, 'status')
  expect(out).toMatch(new RegExp(`damaged +at ${position}`))
  await destroy(ada, damaged)
  expect(await damagedNow()).toEqual([])
})

test('a key that does not open is an alarm with its stream, and status names that', async () => {
  const { sql, url, keyring, aStream, aNote, write } = await openNoteStreams()
  const [ada, grace] = [aStream(), aStream()]
  for (const name of [ada, grace]) await write(name, aNote('tight chest'))
  await sql`
    update keys set wrapped = set_byte(wrapped, 20, get_byte(wrapped, 20) # 1) where stream_id = ${ada.streamId}`
  await settleEpoch(sql, keyring)
  await makeEpochDue(sql)
  const { log, lines } = memoryLog()
  await turnKeys({ sql, keyring, log, epochDays: 7 }, new AbortController().signal)

  const { streamId } = ada
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, alarm: 'a key does not open', streamId },
  ])
  const { out, code } = await runOps({ DATABASE_URL: url }, 'status')
  expect(out).toMatch(new RegExp(`damaged +the key of ${streamId}\n`))
  expect(code).toBe(1)
  const { damaged, damagedKeys } = JSON.parse((await runOps({ DATABASE_URL: url }, 'status', '--json')).out)
  expect({ damaged, damagedKeys }).toEqual({ damaged: [], damagedKeys: [streamId] })
})
