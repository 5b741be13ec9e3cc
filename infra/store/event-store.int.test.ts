import { randomBytes } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { EventInvalid } from '#domain/event-schemas.ts'
import type { MoodLogged } from '#domain/mood/events.ts'
import { newEventId, newId, newSubjectId } from '#infra/ids.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import {
  type AppendContext,
  EventIdConflict,
  type StreamName,
  VersionConflict,
} from '#infra/store/event-store.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { testDatabase } from '#infra/testing/database.ts'
import { createMemoryEventStore } from '#infra/testing/event-store-memory.ts'

const database = await testDatabase()
afterAll(() => database[Symbol.asyncDispose]())

const keyring = createKeyring(randomBytes(32).toString('base64'))
const context: AppendContext = { timeZone: 'Europe/Berlin' }
const at = '2026-11-21T03:00:00.000Z'

const moodLogged = (level: number, note: string | null = null): MoodLogged => ({
  type: 'MoodLogged',
  at,
  data: { moodId: newId(), level, sessionId: null, day: '2026-11-21' },
  personal: { note },
})
const aPerson = (): StreamName => ({ subjectId: newSubjectId(), streamId: `mood-${newId()}` })

const stores = [
  ['memory', createMemoryEventStore()],
  ['postgres', createPostgresEventStore(database.sql, keyring)],
] as const

for (const [name, store] of stores) {
  test(`${name}: what was appended is read in order, without words`, async () => {
    const ada = aPerson()
    const { version } = await store.append(
      ada,
      'none',
      [moodLogged(3, 'tight chest'), moodLogged(5)],
      context,
    )
    const stream = await store.read<MoodLogged>(ada)
    expect(version).toBe(2)
    expect(stream.version).toBe(2)
    expect(stream.facts.map(({ data, at: when, version: at_ }) => [data.level, when, at_])).toEqual([
      [3, at, 1],
      [5, at, 2],
    ])
    expect(JSON.stringify(stream.facts)).not.toContain('tight chest')
  })

  test(`${name}: recalling gives the words back, by stream and by position`, async () => {
    const ada = aPerson()
    const { position } = await store.append(ada, 'any', [moodLogged(3, 'Müde, aber ruhig 🌊')], context)
    const [event] = await store.recall<MoodLogged>(ada)
    expect(event?.personal).toEqual({ note: 'Müde, aber ruhig 🌊' })
    const found = await store.recallAt<MoodLogged>(ada.subjectId, [position, position + 1000])
    expect([...found.values()].map(({ personal }) => personal)).toEqual([{ note: 'Müde, aber ruhig 🌊' }])
  })

  test(`${name}: of a long stream the latest events can be recalled alone, in order`, async () => {
    const ada = aPerson()
    await store.append(ada, 'none', [moodLogged(1), moodLogged(2, 'then'), moodLogged(3, 'now')], context)
    const latest = await store.recall<MoodLogged>(ada, 2)
    expect(latest.map(({ data, personal }) => [data.level, personal?.note])).toEqual([
      [2, 'then'],
      [3, 'now'],
    ])
  })

  test(`${name}: a stream of somebody else reads as empty, and its words stay closed`, async () => {
    const ada = aPerson()
    const { position } = await store.append(ada, 'none', [moodLogged(2, 'private')], context)
    const grace = { subjectId: newSubjectId(), streamId: ada.streamId }
    expect((await store.read(grace)).version).toBe(0)
    expect(await store.recall(grace)).toEqual([])
    expect((await store.recallAt(grace.subjectId, [position])).size).toBe(0)
  })

  test(`${name}: "none" refuses a stream that exists and tells where it is`, async () => {
    const ada = aPerson()
    await store.append(ada, 'none', [moodLogged(1), moodLogged(2)], context)
    await expect(store.append(ada, 'none', [moodLogged(3)], context)).rejects.toMatchObject({ version: 2 })
    expect((await store.read(ada)).version).toBe(2)
  })

  test(`${name}: "exactly n" refuses a stream that is elsewhere, before and after`, async () => {
    const ada = aPerson()
    await store.append(ada, 'none', [moodLogged(1)], context)
    await expect(store.append(ada, 2, [moodLogged(2)], context)).rejects.toBeInstanceOf(VersionConflict)
    await store.append(ada, 1, [moodLogged(2)], context)
    await expect(store.append(ada, 1, [moodLogged(3)], context)).rejects.toMatchObject({ version: 2 })
  })

  test(`${name}: of many who expect the same version, one succeeds`, async () => {
    const ada = aPerson()
    await store.append(ada, 'none', [moodLogged(1)], context)
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => store.append(ada, 1, [moodLogged(index + 1)], context)),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await store.read(ada)).version).toBe(2)
  })

  test(`${name}: of many who expect anything, all succeed, one after the other`, async () => {
    const ada = aPerson()
    const appended = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        store.append(ada, 'any', [moodLogged(index + 1, 'x')], context),
      ),
    )
    expect(appended.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect((await store.recall<MoodLogged>(ada)).every(({ personal }) => personal.note === 'x')).toBe(true)
  })

  test(`${name}: what is no event, or none of today, is refused whole`, async () => {
    const ada = aPerson()
    const unknown = { type: 'MoodForgotten', at, data: {} }
    for (const wrong of [moodLogged(11), { ...moodLogged(5), at: '0000-01-01T00:00:00.000Z' }, unknown])
      await expect(store.append(ada, 'any', [moodLogged(5), wrong], context)).rejects.toBeInstanceOf(
        EventInvalid,
      )
    for (const timeZone of ['Mars/Olympus', '', 'UTC'.padEnd(1_000)]) {
      await expect(store.append(ada, 'any', [{ ...moodLogged(5), timeZone }], context)).rejects.toThrow(
        'timeZone',
      )
      await expect(store.append(ada, 'any', [moodLogged(5)], { timeZone })).rejects.toThrow('timeZone')
    }
    expect((await store.read(ada)).version).toBe(0)
  })

  test(`${name}: the same event id with the same content is the first success again`, async () => {
    const ada = aPerson()
    const event = { ...moodLogged(4, 'again'), eventId: newEventId() }
    const first = await store.append(ada, 'none', [event], context)
    const again = await store.append(ada, 'none', [event], context)
    expect(again).toMatchObject({ position: first.position, version: 1 })
    expect((await store.read(ada)).version).toBe(1)
  })

  test(`${name}: the same event id with other words is a conflict`, async () => {
    const ada = aPerson()
    const event = { ...moodLogged(4, 'one'), eventId: newEventId() }
    await store.append(ada, 'any', [event], context)
    const other = { ...event, personal: { note: 'two' } }
    await expect(store.append(ada, 'any', [other], context)).rejects.toBeInstanceOf(EventIdConflict)
    const half = [event, moodLogged(5)]
    await expect(store.append(ada, 'any', half, context)).rejects.toBeInstanceOf(EventIdConflict)
  })
}

test('the log and the keys hold no words, and a dump of them neither', async () => {
  const [, store] = stores[1]
  const ada = aPerson()
  await store.append(ada, 'none', [moodLogged(4, 'the red lighthouse')], context)
  const rows = await database.sql`
    select e::text, encode(sealed, 'escape') as bytes, k::text as key
    from events e join keys k using (key_id) where e.subject_id = ${ada.subjectId}`
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain('lighthouse')
})

test('a destroyed key reads as erased; an absent key and a changed ciphertext are errors', async () => {
  const [, store] = stores[1]
  const { sql } = database
  const [erased, absent, changed] = [aPerson(), aPerson(), aPerson()]
  for (const name of [erased, absent, changed])
    await store.append(name, 'none', [moodLogged(4, 'words')], context)

  await sql`update keys set wrapped = null, destroyed_at = now() where subject_id = ${erased.subjectId}`
  const [event] = await store.recall<MoodLogged>(erased)
  expect(event).toMatchObject({ type: 'MoodLogged', data: { level: 4 } })
  expect(event?.personal).toBeUndefined()

  await sql`delete from keys where subject_id = ${absent.subjectId}`
  await expect(store.recall(absent)).rejects.toThrow(/key of the event at position \d+ is missing/)

  await sql`update events set sealed = set_byte(sealed, 20, 255 - get_byte(sealed, 20)) where subject_id = ${changed.subjectId}`
  await expect(store.recall(changed)).rejects.toThrow(/does not open/)
})

test('the application role may append and read, and never write the log itself', async () => {
  const { sql } = database
  const ada = aPerson()
  await sql.begin(async (tx) => {
    await tx`set local role leeward_app`
    await expect(
      tx.savepoint(
        (inner) => inner`
        insert into events (subject_id, stream_id, version, event_id, type, schema_version, data, occurred_at, time_zone)
        values (${ada.subjectId}, 's', 1, ${newEventId()}, 'X', 1, '{}', now(), 'UTC')`,
      ),
    ).rejects.toThrow(/permission denied/)
    await expect(tx.savepoint((inner) => inner`update keys set wrapped = null`)).rejects.toThrow(
      /permission denied/,
    )
    await expect(tx.savepoint((inner) => inner`delete from events`)).rejects.toThrow(/permission denied/)
  })
})
