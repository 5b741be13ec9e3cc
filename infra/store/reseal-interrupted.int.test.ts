import { expect, test } from 'vitest'
import { moodRetracted } from '#domain/testing/events.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { openServingKeyring } from '#infra/store/open-keyring.ts'
import { killAtEachStep } from '#infra/testing/kill-at-each-step.ts'
import { openNoteStreams } from '#infra/testing/note-streams.ts'
import { makeEpochDue, settleEpoch, turnWholeEpoch } from '#infra/testing/turned-epoch.ts'

const context = { timeZone: 'UTC' }

test('while people write, read and delete, turns lose nothing and refuse nobody', async () => {
  const { sql, place, keyring, aStream, aNote, notesAs, keysOf } = await openNoteStreams()
  const api = await openServingKeyring(sql, place)
  const store = createPostgresEventStore(sql, api)
  const turned = new AbortController()
  const person = async () => {
    const name = aStream()
    const expected: (string | null)[] = []
    while (!turned.signal.aborted || expected.length < 20) {
      const note = aNote(`note ${expected.length}`)
      const { key } = await store.read(name)
      expect(await store.append(name, 'any', [note], context, key)).toMatchObject(
        await store.append(name, 'any', [note], context),
      )
      expected.push(note.personal.note)
      if (expected.length % 3 === 0) {
        const back = { eventIds: [note.eventId] }
        await store.append(name, 'any', [moodRetracted('mood')], context, undefined, back)
        expected[expected.length - 1] = null
      }
      expect(await notesAs(api, name)).toEqual(expected)
    }
    return { name, expected }
  }
  const people = Promise.all([person(), person(), person()])
  for (const _ of [1, 2, 3, 4]) await turnWholeEpoch(sql, keyring)
  turned.abort()
  for (const { name, expected } of await people) {
    await turnWholeEpoch(sql, keyring)
    expect(await notesAs(api, name)).toEqual(expected)
    const keys = await keysOf(name)
    expect(keys.length).toBeGreaterThan(1)
    expect(keys.filter(({ isLive, isDue }) => isLive || isDue)).toEqual([keys.at(-1)])
  }
}, 300_000)

test('killed before any of its steps, a turn leaves every word that stayed and none that was deleted', async () => {
  const { sql, url, place, keyring, aStream, aNote, write, destroy, keysOf, notesAs } =
    await openNoteStreams()
  const many = () => Array.from({ length: 250 }, (_, n) => aNote(`note ${n}`))
  const steps = await killAtEachStep({
    databaseUrl: url,
    script: 'infra/testing/turn-epoch-process.ts',
    environment: place,
    prepare: async () => {
      const [ada, notes] = [aStream(), many()]
      await settleEpoch(sql, keyring)
      await write(ada, ...notes)
      await destroy(ada, notes[7]!)
      await makeEpochDue(sql)
      return { ada, notes }
    },
    check: async ({ ada, notes }) => {
      const another = await openServingKeyring(sql, place)
      const left = notes.map(({ personal }, n) => (n === 7 ? null : personal.note))
      expect(await notesAs(another, ada)).toEqual(left)
      await write(ada, aNote('new'))
      await settleEpoch(sql, another)
      expect((await keysOf(ada)).map(({ isLive }) => isLive)).toEqual([false, true])
      expect(await notesAs(another, ada)).toEqual([...left, 'new'])
      expect(
        await sql`select from events join keys using (key_id) where wrapped is null and sealed is not null`,
      ).toHaveLength(0)
    },
  })
  expect(steps).toBeGreaterThan(20)
}, 600_000)
