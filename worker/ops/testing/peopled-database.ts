import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { account } from '#domain/account/decider.ts'
import { messageSent, moodLogged, sessionStarted } from '#domain/testing/events.ts'
import { newId } from '#infra/ids.ts'
import { accountOf } from '#infra/sign-in/identities.ts'
import { openSql } from '#infra/sql.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { openServingKeyring } from '#infra/store/open-keyring.ts'
import { copyTemplate, dropDatabase } from '#infra/testing/databases.ts'
import { projections } from '#projections/all.ts'
import { openCheckpoints } from '#projections/engine/checkpoints.ts'
import { catchUpAll } from '#worker/ops/testing/catch-up-all.ts'

export const newMasterKey = () => randomBytes(32).toString('base64')

/** A database with people in it: what api and worker would have left there; with `openKeyring`, before there were epochs. */
export async function peopledDatabase(open = openServingKeyring) {
  const masterKey = newMasterKey()
  const url = await copyTemplate(inject('databaseServer'))
  const sql = openSql(url, { max: 4, name: 'leeward test' })
  await openCheckpoints(sql, projections)
  const folder = mkdtempSync(join(tmpdir(), 'leeward-epochs-'))
  const place = { MASTER_KEY: masterKey, EPOCH_KEYS_FOLDER: folder }
  const keyring = await open(sql, place)
  const store = createPostgresEventStore(sql, keyring)
  const context = { timeZone: 'UTC' }

  /** Somebody with an account, a browser, a conversation and two moods. `word` is in all that they said. */
  async function aPerson(word: string) {
    const identity = { issuer: 'email', subject: `${word}@example.org` }
    const subjectId = await accountOf({ sql, keyring }, identity)
    const sessionId = newId()
    const at = '2026-11-20T09:00:00.000Z'
    await commandHandler('account', account)(
      store,
      { subjectId, id: subjectId },
      {
        type: 'OpenAccount',
        at,
        data: { provider: 'email' },
        personal: { firstName: word, email: identity.subject },
      },
      context,
    )
    await store.append(
      { subjectId, streamId: `session-${sessionId}` },
      'any',
      [
        { ...sessionStarted, data: { sessionId } },
        { ...messageSent({ sessionId, messageId: newId(), at }), personal: { text: `${word} at night` } },
      ],
      context,
    )
    await store.append(
      { subjectId, streamId: `mood-${subjectId}` },
      'any',
      [1, 2].map(() => ({
        ...moodLogged({ moodId: newId() }),
        personal: { note: `${word} in the morning` },
      })),
      context,
    )
    await sql`
      insert into browser_sessions (id_hash, data, expires_at, subject_id)
      values (${randomBytes(32)}, ${sql.json({ subjectId, accountId: subjectId })}, now() + interval '1 day', ${subjectId})`
    await catchUpAll(sql)
    return { subjectId, sessionId, identity }
  }

  return {
    url,
    sql,
    store,
    keyring,
    masterKey,
    /** Where its keys hang, for the environment of a command. */
    place,
    context,
    aPerson,
    catchUpAll: () => catchUpAll(sql),
    [Symbol.asyncDispose]: async () => {
      await sql.end({ timeout: 5 })
      await dropDatabase(url)
      rmSync(folder, { recursive: true })
    },
  }
}
