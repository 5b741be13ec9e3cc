import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { account } from '#domain/account/decider.ts'
import { chat } from '#domain/chat/decider.ts'
import type { AnyEvent } from '#domain/event.ts'
import { mood } from '#domain/mood/decider.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newSubjectId } from '#infra/ids.ts'
import { commandHandler, wholeStream, wordsOf } from '#infra/store/command-handler.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'

export const context = { timeZone: 'UTC' }
export const at = '2026-11-21T10:00:00.000Z'

/** People with something to delete, over a database and a folder of their own. */
export async function ledgerForTest() {
  const database = await testDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'leeward-ledger-'))
  afterAll(async () => {
    await database[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })
  const { sql } = database
  const keyring = createKeyring(randomBytes(32).toString('base64'))
  const store = createPostgresEventStore(sql, keyring)
  const append = (subjectId: string, streamId: string, events: AnyEvent[]) =>
    store.append({ subjectId, streamId }, 'any', events, context)

  const erase = (subjectId: string, askedBy: 'person' | 'operator' = 'person') =>
    erasePerson({ sql, ledger: openLedger(sql, undefined), log: memoryLog().log }, { subjectId, askedBy, at })

  async function person(): Promise<string> {
    const subjectId = newSubjectId()
    const open = {
      type: 'OpenAccount',
      at,
      data: { provider: 'email' },
      personal: { firstName: null, email: null },
    } as const
    await commandHandler('account', account)(store, { subjectId, id: subjectId }, open, context)
    return subjectId
  }

  const deleteMood = (subjectId: string, moodId: string) =>
    commandHandler('mood', mood, wordsOf('moodId'))(
      store,
      { subjectId, id: subjectId },
      { type: 'RetractMood', at, data: { moodId } },
      context,
    )
  const deleteMessage = (subjectId: string, id: string) =>
    commandHandler('session', chat, wordsOf('messageId'))(
      store,
      { subjectId, id: 'session' },
      { type: 'RetractMessage', at, data: { sessionId: 'session', id } },
      context,
    )
  const deleteSession = (subjectId: string) =>
    commandHandler('session', chat, wholeStream)(
      store,
      { subjectId, id: 'session' },
      { type: 'DeleteSession', at, data: { sessionId: 'session' } },
      context,
    )

  /** What is left of a stream: its facts, each with a star where there are still words. */
  const historyOf = async (subjectId: string, streamId: string) =>
    (await store.recall<AnyEvent>({ subjectId, streamId })).map(({ type, personal }) =>
      personal ? `${type}*` : type,
    )

  /** Keeps these tables as they are now, and gives how to bring them back: as a dump of its own would. */
  async function backup(...tables: string[]) {
    const kept = `kept_${newSubjectId().slice(0, 8)}`
    for (const table of tables) await sql`create table ${sql(`${kept}_${table}`)} as table ${sql(table)}`
    return async () => {
      for (const table of tables) {
        const columns = await sql<{ name: string }[]>`
          select attname as name from pg_attribute
          where attrelid = ${table}::regclass and attnum > 0 and attgenerated = '' and not attisdropped`
        const names = sql(columns.map(({ name }) => name))
        await sql`delete from ${sql(table)}`
        await sql`
          insert into ${sql(table)} (${names}) overriding system value
          select ${names} from ${sql(`${kept}_${table}`)}`
      }
    }
  }
  return {
    folder,
    sql,
    keyring,
    store,
    append,
    erase,
    person,
    deleteMood,
    deleteMessage,
    deleteSession,
    historyOf,
    backup,
  }
}
