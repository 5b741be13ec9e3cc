import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SealBroken } from '#infra/store/sealing.ts'
import { turnEpoch } from '#infra/store/turn-epoch.ts'
import { openNoteStreams } from '#infra/testing/note-streams.ts'
import { makeEpochDue, makeEpochOutlived, settleEpoch } from '#infra/testing/turned-epoch.ts'

/** Two streams that are owed a seal, and one that is not. An event of the first does not open any more. */
async function openDamaged() {
  const streams = await openNoteStreams()
  const { sql, keyring, place, aStream, aNote, write, destroy, keysOf } = streams
  const [ada, grace, alan] = [aStream(), aStream(), aStream()]
  const [gone, one, damaged, two] = ['gone', 'one', 'damaged', 'two'].map(aNote)
  await write(ada, gone!, one!, damaged!, two!)
  const others = ['gone too', 'kept'].map(aNote)
  await write(grace, ...others)
  await write(alan, aNote('whole'))
  await destroy(ada, gone!)
  await destroy(grace, others[0]!)
  const [event] = await sql<{ position: number; sealed: Uint8Array }[]>`
    select position, sealed from events where event_id = ${damaged!.eventId}`
  const { position, sealed } = event!
  await sql`update events set sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 1) where position = ${position}`
  const mend = () => sql`update events set sealed = ${sealed} where position = ${position}`
  /** Gives the positions of what did not open. */
  async function turn(): Promise<number[]> {
    await settleEpoch(sql, keyring)
    await makeEpochDue(sql)
    const { events } = await turnEpoch(sql, keyring, 7)
    await makeEpochOutlived(sql)
    expect(await turnEpoch(sql, keyring, 7)).toEqual({ events: [], keys: [] })
    return events
  }
  const epochs = () => readdirSync(place.EPOCH_KEYS_FOLDER)
  const isLive = async (name: typeof ada) => (await keysOf(name)).map((key) => key.isLive)
  return { ...streams, ada, grace, alan, damaged: damaged!, position, mend, turn, epochs, isLive }
}

test('an event that does not open is left with its key; everybody else turns, and the old epoch ends', async () => {
  const { sql, keyring, ada, grace, alan, position, turn, epochs, isLive, notes } = await openDamaged()
  expect(await turn()).toEqual([position])

  expect(epochs()).toEqual([`${keyring.epochs!.current()}.json`])
  expect(await isLive(grace)).toEqual([false, true])
  expect(await notes(grace)).toEqual([null, 'kept'])
  expect(await notes(alan)).toEqual(['whole'])
  // All else of the stream has the new key, and what is damaged is never taken for deleted.
  expect(await isLive(ada)).toEqual([true, true])
  const left = await sql`
    select position from events join keys using (key_id) where replaced_at is not null and sealed is not null`
  expect(left).toEqual([{ position }])
  await expect(notes(ada)).rejects.toThrow(SealBroken)
})

test('each turn tries what did not open again, and once it is mended its old key goes', async () => {
  const { ada, position, mend, turn, epochs, isLive, notes } = await openDamaged()
  expect(await turn()).toEqual([position])
  expect(await turn()).toEqual([position])
  expect(epochs()).toHaveLength(1)
  await mend()
  expect(await turn()).toEqual([])
  expect(await notes(ada)).toEqual([null, 'one', 'damaged', 'two'])
  expect(await isLive(ada)).toEqual([false, true])
})

test('when what does not open is deleted, its old key goes with the next turn', async () => {
  const { ada, damaged, position, destroy, turn, isLive, notes } = await openDamaged()
  expect(await turn()).toEqual([position])
  await destroy(ada, damaged)
  expect(await turn()).toEqual([])
  expect(await notes(ada)).toEqual([null, 'one', null, 'two'])
  expect((await isLive(ada)).filter(Boolean)).toHaveLength(1)
})
