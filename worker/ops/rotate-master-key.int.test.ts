import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { chat } from '#domain/chat/decider.ts'
import type { AnyEvent } from '#domain/event.ts'
import { moodLogged } from '#domain/testing/events.ts'
import { newSubjectId } from '#infra/ids.ts'
import { accountOf } from '#infra/sign-in/identities.ts'
import { openSql } from '#infra/sql.ts'
import { commandHandler, wholeStream } from '#infra/store/command-handler.ts'
import { type KeptEpoch, openEpochFolder } from '#infra/store/epoch-folder.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { OtherMasterKey, readMasterKey } from '#infra/store/master-key.ts'
import { openKeyring } from '#infra/store/open-keyring.ts'
import { rotateKeys } from '#infra/store/rotate-keys.ts'
import { turnEpoch } from '#infra/store/turn-epoch.ts'
import { rowsOfTables } from '#infra/testing/dump.ts'
import { makeEpochDue, settleEpoch } from '#infra/testing/turned-epoch.ts'
import { newMasterKey, peopledDatabase } from '#worker/ops/testing/peopled-database.ts'
import { runOps } from '#worker/ops/testing/run-ops.ts'

test('a new master key opens everything, finds everybody again, and the old one opens nothing any more', async () => {
  await using people = await peopledDatabase(openKeyring)
  const { sql, url, masterKey: oldKey } = people
  const [ada, grace] = [await people.aPerson('velvet'), await people.aPerson('copper')]
  const session = { subjectId: grace.subjectId, streamId: `session-${grace.sessionId}` }
  const end = {
    type: 'DeleteSession',
    at: '2026-11-21T10:00:00.000Z',
    data: { sessionId: grace.sessionId },
  } as const
  await commandHandler('session', chat, wholeStream)(
    people.store,
    { subjectId: grace.subjectId, id: grace.sessionId },
    end,
    people.context,
  )
  const newKey = newMasterKey()
  const environment = { ...people.place, DATABASE_URL: url, MASTER_KEY: newKey, OLD_MASTER_KEY: oldKey }

  // As if the first try had ended in the middle.
  const [held] = await sql<{ keyId: string; wrapped: Uint8Array }[]>`
    select key_id as "keyId", wrapped from keys where subject_id = ${ada.subjectId} limit 1`
  const [from, to] = [createKeyring(oldKey), createKeyring(newKey)]
  await sql`
    update keys set wrapped = ${to.wrap(from.unwrap({ ...held!, epochId: null })!).wrapped}, master_fingerprint = ${to.fingerprint}
    where key_id = ${held!.keyId}`

  const dry = await runOps(environment, 'rotate-master-key', '--json')
  expect(JSON.parse(dry.out)).toEqual({ dryRun: { old: 5, new: 1, other: 0, destroyed: 1 } })
  await expect(openKeyring(sql, { ...people.place, MASTER_KEY: newKey })).rejects.toThrow(OtherMasterKey)

  const done = await runOps(environment, 'rotate-master-key', '--yes', '--json')
  expect(JSON.parse(done.out)).toEqual({
    rotated: 5,
    fault: null,
    old: 0,
    new: 6,
    other: 0,
    destroyed: 1,
  })
  expect(done.code).toBe(0)
  for (const key of [oldKey, newKey]) expect(dry.out + dry.errors + done.out + done.errors).not.toContain(key)

  const keyring = await openKeyring(sql, { ...people.place, MASTER_KEY: newKey })
  const store = createPostgresEventStore(sql, keyring)
  const words = JSON.stringify(
    await Promise.all([
      store.recall<AnyEvent>({ subjectId: ada.subjectId, streamId: `session-${ada.sessionId}` }),
      store.recall<AnyEvent>({ subjectId: ada.subjectId, streamId: `mood-${ada.subjectId}` }),
      store.recall<AnyEvent>({ subjectId: ada.subjectId, streamId: `account-${ada.subjectId}` }),
    ]),
  )
  for (const said of ['velvet at night', 'velvet in the morning', 'velvet@example.org'])
    expect(words).toContain(said)
  expect((await store.recall<AnyEvent>(session)).every(({ personal }) => personal === undefined)).toBe(true)
  expect(await accountOf({ sql, keyring }, ada.identity)).toBe(ada.subjectId)

  await expect(openKeyring(sql, people.place)).rejects.toThrow(OtherMasterKey)
  await expect(
    createPostgresEventStore(sql, createKeyring(oldKey)).recall({
      subjectId: ada.subjectId,
      streamId: `mood-${ada.subjectId}`,
    }),
  ).rejects.toThrow()
})

test('a new master key wraps the keys of epochs; all the others hang on those, and the next turn is due at once', async () => {
  await using people = await peopledDatabase()
  const { sql, url, place } = people
  const ada = await people.aPerson('velvet')
  await settleEpoch(sql, people.keyring)
  // As if a turn were under way: two epochs have keys.
  await makeEpochDue(sql)
  await turnEpoch(sql, people.keyring, 1)
  const now = { ...place, MASTER_KEY: newMasterKey() }
  const environment = { ...now, DATABASE_URL: url, OLD_MASTER_KEY: place.MASTER_KEY }
  const dry = await runOps(environment, 'rotate-master-key', '--json')
  expect(JSON.parse(dry.out)).toEqual({ dryRun: { old: 2, new: 0, other: 0, destroyed: 0 } })
  const done = await runOps(environment, 'rotate-master-key', '--yes', '--json')
  expect(JSON.parse(done.out)).toMatchObject({ rotated: 2, fault: null, old: 0, new: 2, other: 0 })

  await expect(openKeyring(sql, place)).rejects.toThrow(OtherMasterKey)
  const said = async () =>
    JSON.stringify(
      await createPostgresEventStore(sql, await openKeyring(sql, now)).recall<AnyEvent>({
        subjectId: ada.subjectId,
        streamId: `mood-${ada.subjectId}`,
      }),
    )
  expect(await said()).toContain('velvet in the morning')
  const keyring = await openKeyring(sql, now)
  const [epochId] = await sql`select current_epoch()`
  await settleEpoch(sql, keyring)
  await settleEpoch(sql, keyring)
  expect(await sql`select current_epoch()`).not.toEqual([epochId])
  expect(await said()).toContain('velvet in the morning')
})

test('a rotation that is killed after a key was written leaves the next turn due at once', async () => {
  await using people = await peopledDatabase()
  const { sql, place } = people
  await settleEpoch(sql, people.keyring)
  const folder = openEpochFolder(place.EPOCH_KEYS_FOLDER)
  const from = readMasterKey(place.MASTER_KEY)
  const to = readMasterKey(newMasterKey())
  const write = async (key: KeptEpoch) => {
    await folder.write(key)
    throw new Error('killed')
  }
  await expect(rotateKeys({ sql, from, to, folder: { ...folder, write } })).rejects.toThrow('killed')
  expect(await rotateKeys({ sql, from, to, folder })).toBe(0)
  const aged = await sql`select from epochs where begun_at < now() - interval '7 days'`
  expect(aged).toHaveLength(1)
})

test('an epoch key that is nowhere counts among those that nobody opens', async () => {
  await using people = await peopledDatabase()
  const environment = {
    MASTER_KEY: newMasterKey(),
    OLD_MASTER_KEY: people.masterKey,
    DATABASE_URL: people.url,
    EPOCH_KEYS_FOLDER: `${people.place.EPOCH_KEYS_FOLDER}-elsewhere`,
  }
  const { code, out } = await runOps(environment, 'rotate-master-key', '--json')
  expect([code, JSON.parse(out)]).toEqual([1, { dryRun: { old: 1, new: 0, other: 1, destroyed: 0 } }])
})

test('the old key may stand in a file; keys that neither opens are told, and end with 1', async () => {
  await using people = await peopledDatabase(openKeyring)
  await people.aPerson('harbour')
  const folder = mkdtempSync(join(tmpdir(), 'leeward-rotate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'old')
  const rotate = (old: string, ...args: string[]) => {
    writeFileSync(file, `${old}\n`)
    const environment = { ...people.place, DATABASE_URL: people.url, MASTER_KEY: newMasterKey() }
    return runOps(environment, 'rotate-master-key', '--old-key-file', file, ...args)
  }
  expect((await rotate(newMasterKey())).code).toBe(1)
  expect((await rotate(newMasterKey(), '--yes')).code).toBe(1)
  expect((await rotate('short')).code).toBe(2)
  expect((await rotate(people.masterKey, '--yes')).code).toBe(0)
})

test('a key that does not open stops the rotation, and says so', async () => {
  await using people = await peopledDatabase(openKeyring)
  await people.aPerson('meadow')
  await people.sql`
    update keys set wrapped = set_byte(wrapped, 20, get_byte(wrapped, 20) # 1)
    where key_id = (select key_id from keys limit 1)`
  const environment = {
    ...people.place,
    DATABASE_URL: people.url,
    MASTER_KEY: newMasterKey(),
    OLD_MASTER_KEY: people.masterKey,
  }
  const { code, out } = await runOps(environment, 'rotate-master-key', '--yes')
  expect(code).toBe(1)
  expect(out).toContain('A key does not open')
})

test('while api or worker is running nothing is rotated, and the command says who must stop', async () => {
  await using people = await peopledDatabase(openKeyring)
  await people.aPerson('lantern')
  const environment = {
    ...people.place,
    DATABASE_URL: people.url,
    MASTER_KEY: newMasterKey(),
    OLD_MASTER_KEY: people.masterKey,
  }
  const keys = async () => (await rowsOfTables(people.url)).get('public.keys')
  const before = await keys()
  const running = ['leeward api', 'leeward worker'].map((name) => openSql(people.url, { max: 1, name }))
  for (const sql of running) await sql`select 1`
  const refused = await runOps(environment, 'rotate-master-key', '--yes')
  expect(refused.code).toBe(1)
  expect(refused.out).toContain('api and worker must be stopped first')
  expect(await keys()).toEqual(before)
  for (const sql of running) await sql.end()
  expect((await runOps(environment, 'rotate-master-key', '--yes')).code).toBe(0)
})

test('whoever still has the old key adds nothing under it, also when it was at it already', async () => {
  await using people = await peopledDatabase(openKeyring)
  const { store, sql, context } = people
  const start = (streamId: string) =>
    store.append({ subjectId: newSubjectId(), streamId }, 'none', [moodLogged()], context)
  const environment = {
    ...people.place,
    DATABASE_URL: people.url,
    MASTER_KEY: newMasterKey(),
    OLD_MASTER_KEY: people.masterKey,
  }
  const rotation = new AbortController()
  const writing = (async () => {
    const settled: PromiseSettledResult<unknown>[] = []
    for (let count = 0; !rotation.signal.aborted || count < 20; count++)
      settled.push(...(await Promise.allSettled([1, 2, 3].map((one) => start(`mood-${count}-${one}`)))))
    return settled
  })()
  const done = await runOps(environment, 'rotate-master-key', '--yes', '--json')
  rotation.abort()
  const settled = await writing
  expect(JSON.parse(done.out)).toMatchObject({ old: 0, other: 0, fault: null })
  const refusals = settled.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as { code?: string }] : [],
  )
  expect(refusals.length).toBeGreaterThan(0)
  expect(refusals.length).toBeLessThan(settled.length)
  expect(refusals.every(({ code }) => code === 'LW005')).toBe(true)
  const fingerprint = createKeyring(environment.MASTER_KEY).fingerprint
  expect(await sql`select from keys where master_fingerprint <> ${fingerprint}`).toHaveLength(0)
})
