import { rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { account } from '#domain/account/decider.ts'
import { moodRetracted } from '#domain/testing/events.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { replayLedger } from '#infra/erasure/replay-ledger.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import { root } from '#infra/start/settings.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { EventIdConflict } from '#infra/store/event-store.ts'
import type { WrappedKey } from '#infra/store/keys.ts'
import { replaceKey } from '#infra/store/reseal.ts'
import { turnEpoch } from '#infra/store/turn-epoch.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { openNoteStreams } from '#infra/testing/note-streams.ts'
import { makeEpochDue, settleEpoch, turnWholeEpoch } from '#infra/testing/turned-epoch.ts'
import { claimVisitor } from '#infra/use-cases/claim-visitor.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'

const context = { timeZone: 'UTC' }
const at = '2026-11-21T10:00:00.000Z'

test('a stream that has lost single words gets another key at the next turn, and the old one goes', async () => {
  const { sql, keyring, aStream, aNote, write, destroy, notes, keysOf } = await openNoteStreams()
  const [ada, grace] = [aStream(), aStream()]
  const many = Array.from({ length: 250 }, (_, n) => aNote(`note ${n}`))
  await write(ada, ...many)
  await write(grace, aNote('untouched'))
  const [before, other] = [await keysOf(ada), await keysOf(grace)]
  await destroy(ada, many[100]!)
  expect(await keysOf(ada)).toEqual([{ ...before[0]!, isDue: true }])

  await turnWholeEpoch(sql, keyring)
  const [old, own] = await keysOf(ada)
  expect(old).toEqual({ ...before[0]!, isReplaced: true, isLive: false })
  expect(own).toMatchObject({ isReplaced: false, isLive: true, isDue: false })
  expect(await keysOf(grace)).toEqual(other)
  expect(await notes(ada)).toEqual(many.map(({ personal }, n) => (n === 100 ? null : personal.note)))
  expect(await sql`select from events where key_id = ${old!.keyId} and sealed is not null`).toHaveLength(0)

  // Nothing more was destroyed: it stays as it is.
  await turnWholeEpoch(sql, keyring)
  expect(await keysOf(ada)).toEqual([old, own])
  await write(ada, aNote('later'))
  await sql`update keys set destroyed_at = destroyed_at - interval '41 days' where key_id = ${old!.keyId}`
  expect(await sql`select prune_replaced_keys(now()) as pruned`).toEqual([{ pruned: 1 }])
  expect(await keysOf(ada)).toEqual([own])
  expect((await notes(ada)).at(-1)).toBe('later')
})

test('while a stream is sealed anew everything is read, and nothing is sealed with the old key', async () => {
  const { keyring, sql, store, aStream, aNote, write, destroy, notes, keysOf, replaceKeys } =
    await openNoteStreams()
  const ada = aStream()
  const [one, two] = [aNote('one'), aNote('two')]
  await write(ada, one, two)
  const { key } = await store.read(ada)
  await destroy(ada, two)
  await replaceKeys()
  expect(await notes(ada)).toEqual(['one', null])
  expect((await keysOf(ada)).map(({ isLive }) => isLive)).toEqual([true, true])

  const [three, four] = [aNote('three'), aNote('four')]
  // By somebody who has read the key before it was replaced.
  const first = await store.append(ada, 'any', [three], context, key)
  expect(first.version).toBe(4)
  await write(ada, four)
  expect(await notes(ada)).toEqual(['one', null, 'three', 'four'])
  const own = (await store.read(ada)).key!.keyId
  expect(own).not.toBe(key!.keyId)
  const sealed = await sql`select from events where key_id = ${own} and sealed is not null`
  expect(sealed).toHaveLength(2)

  await settleEpoch(sql, keyring)
  expect(await notes(ada)).toEqual(['one', null, 'three', 'four'])
})

test('an append that is repeated is the same one, whichever keys it was sealed with', async () => {
  const { keyring, sql, store, aStream, aNote, write, destroy, notes, replaceKeys } = await openNoteStreams()
  const ada = aStream()
  const [gone, one, two] = [aNote('gone'), aNote('one'), aNote('two')]
  await write(ada, gone)
  const first = await write(ada, one)
  const { key } = await store.read(ada)
  await destroy(ada, gone)
  const repeat = async () => {
    for (const by of [undefined, null, key]) {
      expect(await store.append(ada, 'any', [one], context, by)).toMatchObject(first)
      const other = { ...one, personal: { note: 'another' } }
      await expect(store.append(ada, 'any', [other], context, by)).rejects.toThrow(EventIdConflict)
    }
  }
  await repeat()
  await replaceKeys()
  await repeat()
  // One under the old key, one under the new one.
  const second = await write(ada, two)
  expect(await write(ada, one, two)).toMatchObject(second)
  await settleEpoch(sql, keyring)
  await repeat()
  expect(await write(ada, one, two)).toMatchObject(second)
  await expect(write(ada, one, aNote('half'))).rejects.toThrow(EventIdConflict)
  expect(await notes(ada)).toEqual([null, 'one', 'two'])
})

test('whoever is erased or deletes the stream meanwhile leaves no key, and the ledger names all of them', async () => {
  const { sql, keyring, store, aStream, aNote, write, destroy, notes, keysOf, replaceKeys } =
    await openNoteStreams()
  const [ada, grace] = [aStream(), aStream()]
  for (const name of [ada, grace]) {
    const [gone, one] = [aNote('gone'), aNote('one')]
    await write(name, gone, one)
    await destroy(name, gone)
  }
  await replaceKeys()
  await store.append(ada, 'any', [moodRetracted('mood')], context, undefined, 'stream')
  const tools = { sql, ledger: openLedger(sql, undefined), log: memoryLog().log }
  await erasePerson(tools, { subjectId: grace.subjectId, askedBy: 'person', at })
  for (const name of [ada, grace]) {
    expect((await keysOf(name)).map(({ isLive }) => isLive)).toEqual([false, false])
    const known = await sql`
      select from keys join erasures on sha256(uuid_send(key_id)) = any (key_fingerprints)
      where keys.subject_id = ${name.subjectId} and kind <> 'words'`
    expect(known).toHaveLength(2)
  }
  await settleEpoch(sql, keyring)
  await turnWholeEpoch(sql, keyring)
  expect(await notes(ada)).toEqual([null, null])
  expect(await sql`select from keys where wrapped is not null`).toHaveLength(0)
})

test('an erasure that begins while a key is replaced finds the new one too', async () => {
  const { sql, keyring, aStream, aNote, write, destroy, keysOf } = await openNoteStreams()
  const ada = aStream()
  const gone = aNote('gone')
  await write(ada, gone, aNote('one'))
  await destroy(ada, gone)
  await settleEpoch(sql, keyring)
  await makeEpochDue(sql)
  await turnEpoch(sql, keyring, 7, AbortSignal.abort())
  const [old] = await keysOf(ada)
  const tools = { sql, ledger: openLedger(sql, undefined), log: memoryLog().log }
  let erasing: Promise<unknown> = Promise.resolve()
  await sql.begin(async (tx) => {
    await replaceKey(tx, keyring, old!.keyId)
    erasing = erasePerson(tools, { subjectId: ada.subjectId, askedBy: 'person', at })
    const isWaiting = async () =>
      (
        await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%erase_subject%'`
      ).count
    await expect.poll(isWaiting).toBe(1)
  })
  await erasing
  expect((await keysOf(ada)).map(({ isLive }) => isLive)).toEqual([false, false])
})

test('a key whose words are destroyed while it is being wrapped anew is replaced, not wrapped', async () => {
  const { sql, keyring, aStream, aNote, write, destroy, keysOf } = await openNoteStreams()
  const ada = aStream()
  const gone = aNote('gone')
  await write(ada, gone)
  await settleEpoch(sql, keyring)
  await makeEpochDue(sql)
  await turnEpoch(sql, keyring, 7, AbortSignal.abort())
  const [key] = await sql<WrappedKey[]>`
    select key_id as "keyId", wrapped, epoch_id as "epochId" from keys where subject_id = ${ada.subjectId}`
  const { wrapped, epochId } = keyring.wrap(keyring.unwrap(key!)!)
  await destroy(ada, gone)
  const [was, again] = [Buffer.from(key!.wrapped!).toString('base64'), wrapped.toString('base64')]
  expect(
    await sql`select rewrap_keys(${epochId}, ${sql.json([{ keyId: key!.keyId, was, wrapped: again }])}) as count`,
  ).toEqual([{ count: 0 }])
  await settleEpoch(sql, keyring)
  expect((await keysOf(ada)).map(({ isLive }) => isLive)).toEqual([false, true])
})

test('what a visitor did comes to an account whose own stream got another key', async () => {
  const { sql, keyring, store, aNote, write, destroy, notes } = await openNoteStreams()
  const [subjectId, visitorId] = [newSubjectId(), newSubjectId()]
  const [ada, visitor] = [subjectId, visitorId].map((id) => ({ subjectId: id, streamId: `mood-${id}` }))
  const open = { type: 'OpenAccount', at, data: { provider: 'email' } } as const
  const personal = { firstName: null, email: null }
  await commandHandler('account', account)(
    store,
    { subjectId, id: subjectId },
    { ...open, personal },
    context,
  )
  const gone = aNote('gone')
  await write(ada!, gone)
  await write(visitor!, aNote('of the visitor'))
  await destroy(ada!, gone)
  await turnWholeEpoch(sql, keyring)
  await claimVisitor({ sql, store, keyring }, { visitorId, subjectId, at, context })
  expect(await notes(ada!)).toEqual([null, 'of the visitor'])
})

test('a deletion in a restored log is done again, also under a key that was replaced since', async () => {
  const { sql, keyring, place, store, aStream, aNote, write, destroy, notes, keysOf } =
    await openNoteStreams()
  const ada = aStream()
  const [gone, one] = [aNote('gone'), aNote('one')]
  await write(ada, gone, one)
  const [log, keys] = [
    await sql`select position, sealed, key_id from events`,
    await sql`select key_id, subject_id, stream_id, wrapped, epoch_id from keys`,
  ]
  const restoreLog = async () => {
    for (const { position, sealed, key_id } of log)
      await sql`update events set sealed = ${sealed}, key_id = ${key_id} where position = ${position}`
  }
  const file = join(place.EPOCH_KEYS_FOLDER, '..', `${newId()}.jsonl`)
  onTestFinished(() => rmSync(file))
  await destroy(ada, gone)
  await openLedger(sql, file).copy()

  // Within the ten minutes in which the old key is still there.
  await settleEpoch(sql, keyring)
  await makeEpochDue(sql)
  await turnEpoch(sql, keyring, 7)
  await restoreLog()
  await sql`delete from erasures`
  await replayLedger(sql, file)
  expect(await notes(ada)).toEqual([null, 'one'])
  await settleEpoch(sql, keyring)
  expect(await notes(ada)).toEqual([null, 'one'])

  // Later the older log has lost all words of the stream: never a fault, and never what was deleted.
  expect((await keysOf(ada)).map(({ isLive }) => isLive)).toEqual([false, true])
  await restoreLog()
  expect(await notes(ada)).toEqual([null, null])

  // With the keys of that day too, after all of it was deleted.
  await store.append(ada, 'any', [moodRetracted('mood')], context, undefined, 'stream')
  await openLedger(sql, file).copy()
  await sql`delete from erasures`
  await sql`delete from keys`
  await sql`insert into keys ${sql(keys)}`
  await sql`delete from events where version > 2`
  await replayLedger(sql, file)
  expect((await keysOf(ada)).map(({ isLive }) => isLive)).toEqual([false])
})

test('streams that had lost words before there was this are marked by the migration', async () => {
  const { sql, aStream, aNote, write, destroy, keysOf } = await openNoteStreams()
  const [ada, grace] = [aStream(), aStream()]
  const gone = aNote('gone')
  await write(ada, gone)
  await write(grace, aNote('whole'))
  await destroy(ada, gone)
  await sql`update keys set reseal_due = false`
  const text = await readFile(join(root, 'infra/migrations/0201-reseal.sql'), 'utf8')
  await sql.unsafe(text.slice(text.indexOf('update keys')))
  expect([await keysOf(ada), await keysOf(grace)]).toMatchObject([[{ isDue: true }], [{ isDue: false }]])
})
