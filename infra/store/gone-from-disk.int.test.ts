import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { moodLogged, moodRetracted } from '#domain/testing/events.ts'
import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { newEventId, newId, newSubjectId } from '#infra/ids.ts'
import { createEmailSignIns } from '#infra/sign-in/email-sign-ins.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import type { TakenBack } from '#infra/store/event-store.ts'
import { openServingKeyring } from '#infra/store/open-keyring.ts'
import { wrappingKeys } from '#infra/testing/break-in.ts'
import { copyDataFolder, openFromDisk, type Sealed } from '#infra/testing/data-folder.ts'
import { copyTemplate, makeTemplate } from '#infra/testing/databases.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'
import { startThrowawayPostgres } from '#infra/testing/throwaway-postgres.ts'
import { turnWholeEpoch } from '#infra/testing/turned-epoch.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'

const context = { timeZone: 'UTC' }

test('a copy of the whole data folder made after the epoch has turned opens nothing that was deleted before', async () => {
  // As on a server: whole pages go into the write-ahead log too.
  const postgres = await startThrowawayPostgres({ max_connections: '20', fsync: 'off' })
  onTestFinished(postgres.stop)
  const sql = openSql(await copyTemplate(await makeTemplate(postgres.url)), { max: 4 })
  onTestFinished(() => sql.end())
  const folder = mkdtempSync(join(tmpdir(), 'leeward-epochs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const place = { MASTER_KEY: randomBytes(32).toString('base64'), EPOCH_KEYS_FOLDER: folder }
  const keyring = await openServingKeyring(sql, place)
  const store = createPostgresEventStore(sql, keyring)
  const words: Sealed[] = []

  async function write(note: string, name = { subjectId: newSubjectId(), streamId: `mood-${newId()}` }) {
    const eventId = newEventId()
    await store.append(name, 'any', [{ ...moodLogged(), eventId, personal: { note } }], context)
    await see(eventId)
    const takeBack = async (what: TakenBack) =>
      store.append(name, 'any', [moodRetracted('mood')], context, undefined, what)
    return { ...name, eventId, takeBack }
  }
  const see = async (eventId: string) =>
    words.push(
      ...(await sql<Sealed[]>`
        select key_id as "keyId", event_id || ':' || type || ':' || schema_version as label, sealed
        from events where event_id = ${eventId}`),
    )
  /** Somebody signs in by a mail to this address: what was kept of it goes. */
  async function signIn(address: string) {
    const signIns = createEmailSignIns(sql, keyring)
    const signInId = await signIns.begin(address, newId())
    words.push(
      ...(await sql<Sealed[]>`
        select key_id as "keyId", 'sign-in address' as label, address as sealed, true as "isBrief"
        from email_sign_ins, system_keys where sign_in_id = ${signInId} and purpose = 'lookup'`),
    )
    expect(await sql`delete from email_sign_ins where sign_in_id = ${signInId}`).toHaveProperty('count', 1)
  }
  /** All that the disk opens together with the master key and what is in the folder. */
  async function breakIn(): Promise<string> {
    return openFromDisk(await copyDataFolder(sql), wrappingKeys(place), words).join()
  }

  await write('what stays')
  const conversation = await write('a conversation')
  const person = await write('a person')
  const single = await write('a single note')
  const neighbour = await write('its neighbour', { subjectId: single.subjectId, streamId: single.streamId })
  // By then the keys have been wrapped anew before.
  await turnWholeEpoch(sql, keyring)
  const later = await write('a later one')
  await conversation.takeBack('stream')
  await later.takeBack('stream')
  await single.takeBack({ eventIds: [single.eventId] })
  await signIn('an address')
  await erasePerson(
    { sql, ledger: openLedger(sql, undefined), log: memoryLog().log },
    { subjectId: person.subjectId, askedBy: 'person', at: '2026-11-21T10:00:00.000Z' },
  )
  await deleteClosedRows(sql)

  const [kept, gone] = [
    ['what stays', 'its neighbour'],
    ['a conversation', 'a person', 'a later one', 'a single note', 'an address'],
  ]
  const before = await breakIn()
  for (const said of [...kept, ...gone]) expect(before).toContain(said)
  await turnWholeEpoch(sql, keyring)
  await see(neighbour.eventId)
  const after = await breakIn()
  for (const said of kept) expect(after).toContain(said)
  for (const said of gone) expect.soft(after).not.toContain(said)
}, 180_000)
