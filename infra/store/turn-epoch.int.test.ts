import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { moodLogged } from '#domain/testing/events.ts'
import { newId, newSubjectId } from '#infra/ids.ts'
import { EpochKeyMissing } from '#infra/store/epoch-keys.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import type { StreamName } from '#infra/store/event-store.ts'
import { type BriefSeal, createKeyring, type Keyring } from '#infra/store/keys.ts'
import { OtherMasterKey } from '#infra/store/master-key.ts'
import { openKeyring, openServingKeyring } from '#infra/store/open-keyring.ts'
import { turnEpoch } from '#infra/store/turn-epoch.ts'
import { findUnsent, keepUnsent, keepUnsentEntry, listUnsentEntries } from '#infra/store/unsent-words.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { killAtEachStep } from '#infra/testing/kill-at-each-step.ts'
import { makeEpochDue, makeEpochOutlived, settleEpoch, turnWholeEpoch } from '#infra/testing/turned-epoch.ts'

const context = { timeZone: 'UTC' }

async function installation() {
  const database = await testDatabase()
  const folder = join(mkdtempSync(join(tmpdir(), 'leeward-epochs-')), 'epoch-keys')
  onTestFinished(async () => {
    await database[Symbol.asyncDispose]()
    rmSync(join(folder, '..'), { recursive: true })
  })
  const { sql, url } = database
  const place = { MASTER_KEY: randomBytes(32).toString('base64'), EPOCH_KEYS_FOLDER: folder }

  /** Somebody writes a note in a stream of their own. */
  async function write(keyring: Keyring, note: string, streamId = `mood-${newId()}`): Promise<StreamName> {
    const name = { subjectId: newSubjectId(), streamId }
    await createPostgresEventStore(sql, keyring).append(
      name,
      'any',
      [{ ...moodLogged(), personal: { note } }],
      context,
    )
    return name
  }

  const readAs = async (keyring: Keyring, name: StreamName): Promise<unknown> =>
    (await createPostgresEventStore(sql, keyring).recall(name))[0]?.personal

  const keysByEpoch = async () =>
    (
      await sql<{ count: number }[]>`
        select count(*)::int as count from (
          select epoch_id from keys union all select epoch_id from system_keys) k group by epoch_id order by 1`
    ).map(({ count }) => count)

  const files = () => readdirSync(folder)
  return { sql, url, place, write, readAs, keysByEpoch, files }
}

test('keys hang on an epoch from the first start on, whoever comes first', async () => {
  const { sql, place, write, readAs, files } = await installation()
  const [api, worker] = await Promise.all([openServingKeyring(sql, place), openServingKeyring(sql, place)])
  const ada = await write(api, 'tight chest')
  expect(await readAs(worker, ada)).toEqual({ note: 'tight chest' })
  expect(files()).toHaveLength(1)
  expect(await sql`select from keys where epoch_id is null`).toHaveLength(0)
})

test('what was not sent yet lives through a turn, and nothing opens what it was before', async () => {
  const { sql, place, write } = await installation()
  const keyring = await openServingKeyring(sql, place)
  const sessionId = newId()
  const { subjectId } = await write(keyring, 'tight chest', `session-${sessionId}`)
  expect(await keepUnsent({ sql, keyring }, { subjectId, sessionId, text: 'calm sea' })).toBe(true)
  expect(await keepUnsentEntry({ sql, keyring }, { subjectId, entryId: newId(), text: 'low tide' })).toBe(
    true,
  )
  const kept = () =>
    sql<BriefSeal[]>`select sealed, epoch_id as "epochId" from unsent_words where session_id is not null`
  const [before] = await kept()
  await turnWholeEpoch(sql, keyring)
  expect(await findUnsent({ sql, keyring }, subjectId)).toMatchObject({ sessionId, text: 'calm sea' })
  expect(await listUnsentEntries({ sql, keyring }, subjectId)).toMatchObject([{ text: 'low tide' }])
  expect(await kept()).not.toEqual([before])
  expect(() => keyring.openBriefly(`unsent words of ${subjectId}`, before!)).toThrow(EpochKeyMissing)
})

test('a turn wraps everything that lives by a new key, and destroys the old one ten minutes later', async () => {
  const { sql, place, write, readAs, keysByEpoch, files } = await installation()
  const keyring = await openServingKeyring(sql, place)
  const [ada, grace] = [await write(keyring, 'calm sea'), await write(keyring, 'low tide')]
  await sql`update keys set wrapped = null, destroyed_at = now() where subject_id = ${grace.subjectId}`
  await settleEpoch(sql, keyring)
  const before = files()

  await turnEpoch(sql, keyring, 1)
  expect(files()).toEqual(before)
  await makeEpochDue(sql)
  await turnEpoch(sql, keyring, 1)
  expect(files()).toEqual(expect.arrayContaining(before))
  expect(files()).toHaveLength(2)
  await makeEpochOutlived(sql)
  await turnEpoch(sql, keyring, 1)
  expect(files()).toHaveLength(1)
  expect(files()).not.toEqual(before)
  expect(await readAs(await openKeyring(sql, place), ada)).toEqual({ note: 'calm sea' })
  expect(await readAs(keyring, grace)).toBeUndefined()
  // The lookup key and Ada's by the new one; Grace's, which is gone, stayed as it was.
  expect(await keysByEpoch()).toEqual([1, 2])
})

test('an epoch that still wraps a key is not destroyed', async () => {
  const { sql, place, write, readAs, files } = await installation()
  const keyring = await openServingKeyring(sql, place)
  const ada = await write(keyring, 'north wind')
  await settleEpoch(sql, keyring)
  const [held] = await sql<{ wrapped: Uint8Array; epochId: string }[]>`
    select wrapped, epoch_id as "epochId" from keys where subject_id = ${ada.subjectId}`
  await makeEpochDue(sql)
  await turnEpoch(sql, keyring, 1)
  await sql`
    update keys set wrapped = ${held!.wrapped}, epoch_id = ${held!.epochId} where subject_id = ${ada.subjectId}`
  await makeEpochOutlived(sql)
  await turnEpoch(sql, keyring, 1)
  expect(files()).toHaveLength(2)
  expect(await readAs(keyring, ada)).toEqual({ note: 'north wind' })
})

test('what hung on the master key itself is taken over by the first turn', async () => {
  const { sql, place, write, readAs, keysByEpoch } = await installation()
  const old = await openKeyring(sql, place)
  const ada = await write(old, 'from before')
  expect(await sql`select from keys where epoch_id is null and master_fingerprint is not null`).toHaveLength(
    1,
  )
  const keyring = await openServingKeyring(sql, place)
  expect(await readAs(keyring, ada)).toEqual({ note: 'from before' })
  await settleEpoch(sql, keyring)
  expect(await keysByEpoch()).toEqual([2])
  expect(await sql`select from keys where master_fingerprint is not null`).toHaveLength(0)
  expect(await readAs(await openKeyring(sql, place), ada)).toEqual({ note: 'from before' })
  expect(keyring.digest('browser', 'one')).toEqual(old.digest('browser', 'one'))
})

test('whoever has not heard of a turn is refused, asks again and goes on, unnoticed', async () => {
  const { sql, place, write, readAs } = await installation()
  const [keyring, late] = [await openServingKeyring(sql, place), await openServingKeyring(sql, place)]
  const ada = await write(late, 'early')
  const outdated = late.epochs!.current()
  await turnWholeEpoch(sql, keyring)
  expect(late.epochs!.current()).toBe(outdated)
  // By the database alone it would be refused.
  const bare = createKeyring(place.MASTER_KEY)
  await expect(write(bare, 'refused')).rejects.toMatchObject({ code: 'LW005' })

  const notes = await Promise.all(['one', 'two', 'three'].map((note) => write(late, note)))
  expect(late.epochs!.current()).toBe(keyring.epochs!.current())
  expect(await readAs(keyring, notes[2]!)).toEqual({ note: 'three' })
  expect(await readAs(late, ada)).toEqual({ note: 'early' })
  // Also where it has read what is new before it writes, and so has forgotten the old one.
  await turnWholeEpoch(sql, keyring)
  expect(await readAs(late, ada)).toEqual({ note: 'early' })
  await write(late, 'four')
})

test('while keys are added a turn loses none and refuses nobody', async () => {
  const { sql, place, write, readAs } = await installation()
  const [keyring, other] = [await openServingKeyring(sql, place), await openServingKeyring(sql, place)]
  const turned = new AbortController()
  const writing = (async () => {
    const names: StreamName[] = []
    while (!turned.signal.aborted || names.length < 20)
      names.push(...(await Promise.all([1, 2, 3].map((one) => write(one === 1 ? keyring : other, 'kept')))))
    return names
  })()
  for (const _ of [1, 2, 3]) await turnWholeEpoch(sql, keyring)
  turned.abort()
  for (const name of await writing) expect(await readAs(keyring, name)).toEqual({ note: 'kept' })
})

test('of two workers one turns', async () => {
  const { sql, place, write, readAs, files } = await installation()
  const [one, other] = [await openServingKeyring(sql, place), await openServingKeyring(sql, place)]
  const ada = await write(one, 'steady')
  await settleEpoch(sql, one)
  await makeEpochDue(sql)
  await Promise.all([turnEpoch(sql, one, 1), turnEpoch(sql, other, 1)])
  expect(files()).toHaveLength(2)
  await settleEpoch(sql, other)
  expect(files()).toHaveLength(1)
  expect(await readAs(one, ada)).toEqual({ note: 'steady' })
})

test('an epoch key that is not there is an alarm that says where it was looked for, never "erased"', async () => {
  const { sql, place, write, readAs } = await installation()
  const keyring = await openServingKeyring(sql, place)
  const ada = await write(keyring, 'not lost')
  const elsewhere = { ...place, EPOCH_KEYS_FOLDER: `${place.EPOCH_KEYS_FOLDER}-of-another-machine` }
  for (const open of [openKeyring, openServingKeyring]) {
    const opening = open(sql, elsewhere)
    await expect(opening).rejects.toThrow(EpochKeyMissing)
    await expect(opening).rejects.toThrow(`is not in ${elsewhere.EPOCH_KEYS_FOLDER}. Set EPOCH_KEYS_FOLDER`)
  }
  const other = { ...place, MASTER_KEY: randomBytes(32).toString('base64') }
  await expect(openServingKeyring(sql, other)).rejects.toThrow(OtherMasterKey)
  rmSync(place.EPOCH_KEYS_FOLDER, { recursive: true })
  await expect(readAs(createKeyring(place.MASTER_KEY), ada)).rejects.toThrow(EpochKeyMissing)
})

for (const before of ['an epoch', 'the master key'])
  test(`killed before any of its steps, a turn from ${before} leaves everything that lives openable`, async () => {
    const { sql, url, place, write, readAs, files } = await installation()
    const open = before === 'an epoch' ? openServingKeyring : openKeyring
    const ada = await write(await open(sql, place), 'still here')
    const started = await sql`select * from keys`
    const system = await sql`select * from system_keys`

    await killAtEachStep({
      databaseUrl: url,
      script: 'infra/testing/turn-epoch-process.ts',
      environment: place,
      prepare: async () => {
        if (before === 'an epoch') return void (await makeEpochDue(sql))
        await sql`truncate keys, system_keys, epochs`
        rmSync(place.EPOCH_KEYS_FOLDER, { recursive: true, force: true })
        await sql`insert into keys ${sql(started)}`
        await sql`insert into system_keys ${sql(system)}`
      },
      check: async () => {
        const keyring = await openServingKeyring(sql, place)
        expect(await readAs(keyring, ada)).toEqual({ note: 'still here' })
        expect(await readAs(keyring, await write(keyring, 'new'))).toEqual({ note: 'new' })
        await settleEpoch(sql, keyring)
        expect(files()).toEqual([`${keyring.epochs!.current()}.json`])
        expect(await readAs(await openKeyring(sql, place), ada)).toEqual({ note: 'still here' })
      },
    })
  }, 600_000)
