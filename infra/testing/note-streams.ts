import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { MoodLogged } from '#domain/mood/events.ts'
import { moodLogged, moodRetracted } from '#domain/testing/events.ts'
import { newEventId, newId, newSubjectId } from '#infra/ids.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import type { StreamName } from '#infra/store/event-store.ts'
import type { Keyring } from '#infra/store/keys.ts'
import { openServingKeyring } from '#infra/store/open-keyring.ts'
import { replaceKey } from '#infra/store/reseal.ts'
import { turnEpoch } from '#infra/store/turn-epoch.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { makeEpochDue, settleEpoch } from '#infra/testing/turned-epoch.ts'

const context = { timeZone: 'UTC' }

type Key = { keyId: string; isReplaced: boolean; isLive: boolean; isDue: boolean }

/** A database with keys of its own, streams of notes in it, and what becomes of their keys. */
export async function openNoteStreams() {
  const database = await testDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'leeward-epochs-'))
  onTestFinished(async () => {
    await database[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true })
  })
  const { sql, url } = database
  const place = { MASTER_KEY: randomBytes(32).toString('base64'), EPOCH_KEYS_FOLDER: folder }
  const keyring = await openServingKeyring(sql, place)
  const store = createPostgresEventStore(sql, keyring)

  const aNote = (note: string) => ({ ...moodLogged(), eventId: newEventId(), personal: { note } })
  type Note = ReturnType<typeof aNote>
  const write = async (name: StreamName, ...notes: Note[]) => store.append(name, 'any', notes, context)
  const aStream = () => ({ subjectId: newSubjectId(), streamId: `mood-${newId()}` })
  const destroy = async (name: StreamName, ...notes: Note[]) => {
    const eventIds = notes.map(({ eventId }) => eventId)
    return store.append(name, 'any', [moodRetracted('mood')], context, undefined, { eventIds })
  }
  const notesAs = async (by: Keyring, name: StreamName) =>
    (await createPostgresEventStore(sql, by).recall<MoodLogged>(name))
      .filter(({ type }) => type === 'MoodLogged')
      .map(({ personal }) => personal?.note ?? null)
  const notes = (name: StreamName) => notesAs(keyring, name)
  /** The keys of a stream, the oldest first. */
  const keysOf = ({ subjectId, streamId }: StreamName) => sql<Key[]>`
    select key_id as "keyId", replaced_at is not null as "isReplaced", wrapped is not null as "isLive",
      reseal_due as "isDue"
    from keys where subject_id = ${subjectId} and stream_id = ${streamId} order by replaced_at nulls last`
  /** Ends in the middle of a turn: the stream has another key, and nothing is sealed with it yet. */
  async function replaceKeys() {
    await settleEpoch(sql, keyring)
    await makeEpochDue(sql)
    const stopped = AbortSignal.abort()
    await turnEpoch(sql, keyring, 7, stopped)
    for (const { keyId } of await sql<Key[]>`select key_id as "keyId" from keys where reseal_due`)
      await replaceKey(sql, keyring, keyId)
  }
  return {
    sql,
    url,
    place,
    keyring,
    store,
    aStream,
    aNote,
    write,
    destroy,
    notes,
    notesAs,
    keysOf,
    replaceKeys,
  }
}
