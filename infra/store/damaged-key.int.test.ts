import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { moodRetracted } from '#domain/testing/events.ts'
import { listDamaged } from '#infra/store/reseal.ts'
import { SealBroken } from '#infra/store/sealing.ts'
import { turnEpoch } from '#infra/store/turn-epoch.ts'
import { openNoteStreams } from '#infra/testing/note-streams.ts'
import { makeEpochDue, makeEpochOutlived, settleEpoch } from '#infra/testing/turned-epoch.ts'

/** Three streams; one of them has lost a word. The key of the first does not open any more. */
async function openDamaged() {
  const streams = await openNoteStreams()
  const { sql, keyring, place, aStream, aNote, write, destroy, keysOf } = streams
  const [ada, grace, alan] = [aStream(), aStream(), aStream()]
  await write(ada, aNote('one'), aNote('two'))
  const gone = aNote('gone')
  await write(grace, gone, aNote('kept'))
  await write(alan, aNote('whole'))
  await destroy(grace, gone)
  await settleEpoch(sql, keyring)
  const [copies, epochId] = [mkdtempSync(join(tmpdir(), 'leeward-copies-')), keyring.epochs!.current()!]
  onTestFinished(() => rmSync(copies, { recursive: true }))
  const epochFile = `${epochId}.json`
  copyFileSync(join(place.EPOCH_KEYS_FOLDER, epochFile), join(copies, epochFile))
  const [key] = await keysOf(ada)
  const [copy] = await sql<{ wrapped: Uint8Array }[]>`select wrapped from keys where key_id = ${key!.keyId}`
  const damage = (keyId: string) =>
    sql`update keys set wrapped = set_byte(wrapped, 20, get_byte(wrapped, 20) # 1) where key_id = ${keyId}`
  await damage(key!.keyId)

  /** Brings back the key and its epoch's, from copies of the same day. */
  async function mend(): Promise<void> {
    copyFileSync(join(copies, epochFile), join(place.EPOCH_KEYS_FOLDER, epochFile))
    await sql`update keys set wrapped = ${copy!.wrapped}, epoch_id = ${epochId} where key_id = ${key!.keyId}`
  }
  async function turn() {
    await makeEpochDue(sql)
    const found = await turnEpoch(sql, keyring, 7)
    await makeEpochOutlived(sql)
    expect(await turnEpoch(sql, keyring, 7)).toEqual({ events: [], keys: [] })
    return found
  }
  const epochs = () => readdirSync(place.EPOCH_KEYS_FOLDER)
  return { ...streams, ada, grace, alan, key: key!, damage, mend, turn, epochs }
}

test('a key that does not open is kept apart; everybody else turns, and the old epoch ends', async () => {
  const { sql, keyring, ada, grace, alan, key, turn, epochs, notes, keysOf } = await openDamaged()
  expect(await turn()).toEqual({ events: [], keys: [ada.streamId] })

  expect(epochs()).toEqual([`${keyring.epochs!.current()}.json`])
  expect(await notes(grace)).toEqual([null, 'kept'])
  expect(await notes(alan)).toEqual(['whole'])
  // What it seals is never taken for deleted.
  expect(await keysOf(ada)).toMatchObject([{ keyId: key.keyId, isLive: true }, { isLive: true }])
  await expect(notes(ada)).rejects.toThrow()
  expect(await listDamaged(sql)).toEqual({ events: [], keys: [ada.streamId] })
})

test('a key that was cut short is damaged like any other', async () => {
  const { sql, ada, key, turn } = await openDamaged()
  await sql`update keys set wrapped = substring(wrapped for 5) where key_id = ${key.keyId}`
  expect(await turn()).toEqual({ events: [], keys: [ada.streamId] })
})

test('people write on in a stream whose key was damaged, and each turn tries that key again', async () => {
  const { ada, aNote, write, store, turn, keysOf } = await openDamaged()
  await expect(write(ada, aNote('too early'))).rejects.toThrow(SealBroken)
  for (const note of ['three', 'four']) {
    expect(await turn()).toEqual({ events: [], keys: [ada.streamId] })
    await write(ada, aNote(note))
  }
  expect(await keysOf(ada)).toHaveLength(2)
  expect((await store.read(ada)).version).toBe(4)
})

test('a key that is mended from a copy gives all words back with the next turn, and goes', async () => {
  const { sql, ada, aNote, write, mend, turn, notes, keysOf } = await openDamaged()
  await turn()
  await write(ada, aNote('three'))
  await turn()
  await mend()
  expect(await notes(ada)).toEqual(['one', 'two', 'three'])
  expect(await turn()).toEqual({ events: [], keys: [] })
  expect(await notes(ada)).toEqual(['one', 'two', 'three'])
  expect((await keysOf(ada)).map(({ isLive }) => isLive)).toEqual([false, true])
  expect(await listDamaged(sql)).toEqual({ events: [], keys: [] })
})

test('when its stream is deleted, a damaged key goes at once', async () => {
  const { sql, ada, store, turn, notes } = await openDamaged()
  await turn()
  await store.append(ada, 'any', [moodRetracted('mood')], { timeZone: 'UTC' }, undefined, 'stream')
  expect(await listDamaged(sql)).toEqual({ events: [], keys: [] })
  expect(await turn()).toEqual({ events: [], keys: [] })
  expect(await notes(ada)).toEqual([null, null])
})

test('a new key that is damaged in the middle of a turn holds up nobody either', async () => {
  const { grace, damage, replaceKeys, turn, mend, epochs, notes, keysOf, sql, keyring } = await openDamaged()
  await mend()
  await replaceKeys()
  const own = (await keysOf(grace)).at(-1)!
  await damage(own.keyId)
  await settleEpoch(sql, keyring)
  expect(epochs()).toHaveLength(1)
  // Nothing is sealed with the damaged one yet: what the one before it seals comes under a third.
  await turn()
  expect(await notes(grace)).toEqual([null, 'kept'])
})
