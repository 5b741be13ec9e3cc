import { expect, test } from 'vitest'
import { moodRetracted } from '#domain/testing/events.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { openNoteStreams } from '#infra/testing/note-streams.ts'
import { turnWholeEpoch } from '#infra/testing/turned-epoch.ts'
import type { Deps } from '#worker/deps.ts'
import { checkLog } from '#worker/ops/log-integrity.ts'
import { pruneReplacedKeys } from '#worker/upkeep/prune-replaced-keys.ts'

const dayMs = 86_400_000

test('what is left of the replaced keys of a deleted stream goes after 40 days, and nothing reads as broken', async () => {
  const { sql, keyring, store, aStream, aNote, write, destroy, notes, keysOf, replaceKeys } =
    await openNoteStreams()
  const [old, young] = [aStream(), aStream()]
  for (const name of [old, young]) {
    const gone = aNote('gone')
    await write(name, gone, aNote('one'))
    await destroy(name, gone)
  }
  // Deleted while they are being sealed anew: the replaced key still seals a note.
  await replaceKeys()
  for (const name of [old, young])
    await store.append(name, 'any', [moodRetracted('mood')], { timeZone: 'UTC' }, undefined, 'stream')
  const age = ({ streamId }: typeof old, days: number) =>
    sql`update keys set destroyed_at = destroyed_at - make_interval(days => ${days}) where stream_id = ${streamId}`
  await age(old, 41)
  await age(young, 39)
  await turnWholeEpoch(sql, keyring)
  const before = await keysOf(old)
  const { log } = memoryLog()
  const prune = (aheadMs: number) =>
    pruneReplacedKeys({ sql, log, clock: () => new Date(Date.now() + aheadMs) } as Deps)

  await prune(30 * dayMs)
  expect(await keysOf(old)).toEqual(before)
  await prune(0)
  expect(await keysOf(old)).toMatchObject([{ isReplaced: false, isLive: false }])
  expect(await keysOf(young)).toHaveLength(2)
  expect(await sql`select from destruction_holds`).toHaveLength(0)
  // The stream's own tombstone stays, and says that it was deleted.
  expect(await notes(old)).toEqual([null, null])
  expect(await checkLog(sql)).toMatchObject({ streams: 2, keyless: [] })
})
