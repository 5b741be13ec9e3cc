import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#infra/ids.ts'
import { createEmailSignIns } from '#infra/sign-in/email-sign-ins.ts'
import { codeOf, linkKeyOf } from '#infra/sign-in/sign-in-mail.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { openServingKeyring } from '#infra/store/open-keyring.ts'
import { turnEpoch } from '#infra/store/turn-epoch.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { makeEpochDue, settleEpoch } from '#infra/testing/turned-epoch.ts'

const keyring = createKeyring(randomBytes(32).toString('base64'))
const address = 'ada@example.org'

test('of many who come with the same link and code at once, one is let in', async () => {
  await using database = await testDatabase({ max: 20 })
  const signIns = createEmailSignIns(database.sql, keyring)
  // All connections are open before the race.
  await Promise.all(Array.from({ length: 20 }, () => database.sql`select pg_sleep(0.05)`))
  for (let round = 0; round < 10; round++) {
    const browserId = newId()
    const signInId = await signIns.begin(address, browserId)
    const attempts = await Promise.all([
      ...Array.from({ length: 12 }, () =>
        signIns.enterLink(browserId, signInId, linkKeyOf(keyring, signInId)),
      ),
      ...Array.from({ length: 4 }, () => signIns.enterCode(browserId, codeOf(keyring, signInId))),
    ])
    expect(attempts.filter(({ kind }) => kind === 'in')).toEqual([{ kind: 'in', address }])
    expect(new Set(attempts.map(({ kind }) => kind))).toEqual(new Set(['in', 'over']))
  }
})

test('codes are spread over all six digits, and differ under another master key', () => {
  const ids = Array.from({ length: 2_000 }, () => crypto.randomUUID())
  const codes = ids.map((id) => codeOf(keyring, id))
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
  for (const digit of '0123456789')
    expect(codes.filter((code) => code.startsWith(digit)).length).toBeGreaterThan(120)
  const other = createKeyring(randomBytes(32).toString('base64'))
  expect(ids.filter((id) => codeOf(other, id) === codeOf(keyring, id)).length).toBeLessThan(3)
})

test('what has expired is let go of', async () => {
  await using database = await testDatabase({ max: 2 })
  const signIns = createEmailSignIns(database.sql, keyring)
  const [old, young] = [newId(), newId()]
  await signIns.begin(address, old)
  await database.sql`update email_sign_ins set expires_at = now() - interval '1 second'`
  await signIns.begin('grace@example.org', young)
  await signIns.purge()
  const [row] = await database.sql<{ count: number }[]>`select count(*) from email_sign_ins`
  expect(row!.count).toBe(1)
  expect(await signIns.find(young)).toMatchObject({ address: 'grace@example.org' })
})

test('an address hangs on the current epoch, also where the epoch has turned unheard, and goes with it', async () => {
  await using database = await testDatabase({ max: 4 })
  const { sql } = database
  const folder = mkdtempSync(join(tmpdir(), 'leeward-epochs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const place = { MASTER_KEY: randomBytes(32).toString('base64'), EPOCH_KEYS_FOLDER: folder }
  const [api, worker] = [await openServingKeyring(sql, place), await openServingKeyring(sql, place)]
  const signIns = createEmailSignIns(sql, api)
  await settleEpoch(sql, worker)

  const [early, late] = [newId(), newId()]
  const signInId = await signIns.begin(address, early)
  await makeEpochDue(sql)
  await turnEpoch(sql, worker, 7)
  // While the older epoch has its last ten minutes.
  expect(await createEmailSignIns(sql, worker).findUnsent(signInId)).toBe(address)
  expect(await signIns.enterCode(early, codeOf(api, signInId))).toEqual({ kind: 'in', address })

  const again = await signIns.begin(address, late)
  expect(await sql`select epoch_id as "epochId" from email_sign_ins`).toEqual([
    { epochId: worker.epochs!.current() },
  ])
  await settleEpoch(sql, worker)
  expect(await signIns.enterCode(late, codeOf(api, again))).toEqual({ kind: 'in', address })
})
