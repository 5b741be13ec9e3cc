import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { AnyEvent } from '#domain/event.ts'
import { createErasure } from '#infra/erasure/erasure.ts'
import { accountOf } from '#infra/sign-in/identities.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { openKeyring, OtherMasterKey } from '#infra/store/open-keyring.ts'
import { runOps } from '#worker/ops/testing/run-ops.ts'
import { newMasterKey, peopledDatabase } from '#worker/ops/testing/somebody.ts'

test('a new master key opens everything, finds everybody again, and the old one opens nothing any more', async () => {
  await using people = await peopledDatabase()
  const { sql, url, masterKey: oldKey } = people
  const [ada, grace] = [await people.somebody('velvet'), await people.somebody('copper')]
  const session = { subjectId: grace.subjectId, streamId: `session-${grace.sessionId}` }
  await createErasure(sql).destroyStream(session, 'person', '2026-11-21T10:00:00.000Z')
  const newKey = newMasterKey()
  const environment = { DATABASE_URL: url, MASTER_KEY: newKey, OLD_MASTER_KEY: oldKey }

  // As if the first try had ended in the middle.
  const [held] = await sql<{ keyId: string; wrapped: Uint8Array }[]>`
    select key_id as "keyId", wrapped from keys where subject_id = ${ada.subjectId} limit 1`
  const [from, to] = [createKeyring(oldKey), createKeyring(newKey)]
  await sql`
    update keys set wrapped = ${to.wrap(from.unwrap(held!)!)}, master_fingerprint = ${to.fingerprint}
    where key_id = ${held!.keyId}`

  const dry = await runOps(environment, 'rotate-master-key', '--json')
  expect(JSON.parse(dry.out)).toEqual({ dryRun: { old: 5, new: 1, other: 0, destroyed: 1 } })
  await expect(openKeyring(sql, newKey)).rejects.toThrow(OtherMasterKey)

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

  const keyring = await openKeyring(sql, newKey)
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

  await expect(openKeyring(sql, oldKey)).rejects.toThrow(OtherMasterKey)
  await expect(
    createPostgresEventStore(sql, createKeyring(oldKey)).recall({
      subjectId: ada.subjectId,
      streamId: `mood-${ada.subjectId}`,
    }),
  ).rejects.toThrow()
})

test('the old key may stand in a file; keys that neither opens are told, and end with 1', async () => {
  await using people = await peopledDatabase()
  await people.somebody('harbour')
  const folder = mkdtempSync(join(tmpdir(), 'leeward-rotate-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'old')
  const rotate = (old: string, ...args: string[]) => {
    writeFileSync(file, `${old}\n`)
    const environment = { DATABASE_URL: people.url, MASTER_KEY: newMasterKey() }
    return runOps(environment, 'rotate-master-key', '--old-key-file', file, ...args)
  }
  expect((await rotate(newMasterKey())).code).toBe(1)
  expect((await rotate(newMasterKey(), '--yes')).code).toBe(1)
  expect((await rotate('short')).code).toBe(2)
  expect((await rotate(people.masterKey, '--yes')).code).toBe(0)
})

test('a key that does not open stops the rotation, and says so', async () => {
  await using people = await peopledDatabase()
  await people.somebody('meadow')
  await people.sql`
    update keys set wrapped = set_byte(wrapped, 20, get_byte(wrapped, 20) # 1)
    where key_id = (select key_id from keys limit 1)`
  const environment = {
    DATABASE_URL: people.url,
    MASTER_KEY: newMasterKey(),
    OLD_MASTER_KEY: people.masterKey,
  }
  const { code, out } = await runOps(environment, 'rotate-master-key', '--yes')
  expect(code).toBe(1)
  expect(out).toContain('A key does not open')
})
