import { randomBytes } from 'node:crypto'
import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { newId } from '#infra/ids.ts'
import type { QueuePlace } from '#infra/jobs/queue-backend.ts'
import { open, seal } from '#infra/store/sealing.ts'
import { withRedis } from '#infra/testing/kept.ts'
import { backends, isMissing, openPlace } from '#infra/testing/places.ts'
import { cipher, follow, never, openLives, textOf } from '#infra/testing/test-live.ts'
import { settle } from '#infra/testing/test-queue.ts'

for (const backend of backends) {
  type Lives = Awaited<ReturnType<typeof openLives>>
  const on = (name: string, run: (lives: Lives, place: QueuePlace) => Promise<void>) =>
    test.skipIf(isMissing(backend))(`${backend}: ${name}`, async () => {
      await using place = await openPlace(backend)
      await using lives = await openLives(place)
      await run(lives, place)
    })

  on(
    'all who follow a reply see the same pieces in the same order, whenever they came',
    async ({ writing, reading }) => {
      const messageId = newId()
      const early = follow(reading, messageId)
      const writer = await writing.begin(messageId, cipher)
      expect(await writer.write({ kind: 'started' })).toBe(true)
      const middle = follow(reading, messageId)
      for (let n = 0; n < 200; n++) expect(await writer.write({ kind: 'piece', text: `${n} ` })).toBe(true)
      await writer.write({ kind: 'done', position: 42 })
      const late = follow(reading, messageId)
      await Promise.all([early.ended, middle.ended, late.ended])

      expect(early.pieces).toHaveLength(202)
      expect(textOf(early.pieces)).toBe(Array.from({ length: 200 }, (_, n) => `${n} `).join(''))
      expect(early.pieces.at(-1)).toMatchObject({ kind: 'done', position: 42 })
      expect(middle.pieces).toEqual(early.pieces)
      expect(late.pieces).toEqual(early.pieces)
    },
  )

  on('a piece reaches who follows without waiting for the next look', async ({ writing, reading }) => {
    const messageId = newId()
    const { pieces, ended } = follow(reading, messageId)
    const writer = await writing.begin(messageId, cipher)
    await writer.write({ kind: 'started' })
    await settle(() => expect(pieces).toHaveLength(1))
    const before = performance.now()
    for (let n = 1; n <= 20; n++) {
      await writer.write({ kind: 'piece', text: 'a' })
      await settle(() => expect(pieces).toHaveLength(1 + n))
    }
    // A reader that no hint reaches looks once a second.
    expect(performance.now() - before).toBeLessThan(10_000)
    await writer.write({ kind: 'done', position: 1 })
    await ended
  })

  on('who comes back after any piece gets exactly the rest', async ({ writing, reading }) => {
    const messageId = newId()
    const writer = await writing.begin(messageId, cipher)
    for (let n = 0; n < 20; n++) await writer.write({ kind: 'piece', text: `${n} ` })
    await writer.write({ kind: 'done', position: 7 })
    const whole = follow(reading, messageId)
    await whole.ended
    for (const [index, { seq }] of whole.pieces.slice(0, -1).entries()) {
      const rest = follow(reading, messageId, seq)
      await rest.ended
      expect(rest.pieces).toEqual(whole.pieces.slice(index + 1))
    }
  })

  on('who comes back in the middle of a reply that goes on loses nothing', async ({ writing, reading }) => {
    const messageId = newId()
    const writer = await writing.begin(messageId, cipher)
    const leaving = new AbortController()
    const first = follow(reading, messageId, 0, leaving.signal)
    const writes = (async () => {
      for (let n = 0; n < 100; n++) {
        await writer.write({ kind: 'piece', text: `${n} ` })
        if (n === 50) leaving.abort()
      }
      await writer.write({ kind: 'done', position: 7 })
    })()
    await first.ended
    const second = follow(reading, messageId, first.pieces.at(-1)?.seq ?? 0)
    await Promise.all([writes, second.ended])
    expect(textOf([...first.pieces, ...second.pieces])).toBe(
      Array.from({ length: 100 }, (_, n) => `${n} `).join(''),
    )
  })

  on('a second attempt supersedes the first and locks it out', async ({ writing, reading }) => {
    const messageId = newId()
    const first = await writing.begin(messageId, cipher)
    await first.write({ kind: 'piece', text: 'half of an ans' })
    const early = follow(reading, messageId)
    await settle(() => expect(early.pieces).toHaveLength(1))

    const second = await reading.begin(messageId, cipher)
    expect(await first.write({ kind: 'piece', text: 'wer from the dead' })).toBe(false)
    expect(await first.write({ kind: 'done', position: 1 })).toBe(false)
    expect(await second.write({ kind: 'piece', text: 'a whole answer' })).toBe(true)
    expect(await second.write({ kind: 'done', position: 2 })).toBe(true)
    const late = follow(reading, messageId)
    await Promise.all([early.ended, late.ended])

    expect(textOf(early.pieces)).toBe('half of an ansa whole answer')
    expect(early.pieces[1]!.attempt).toBeGreaterThan(early.pieces[0]!.attempt)
    expect(early.pieces[1]!.seq).toBeGreaterThan(early.pieces[0]!.seq)
    expect(textOf(late.pieces)).toBe('a whole answer')
    expect(late.pieces.at(-1)).toMatchObject({ kind: 'done', position: 2 })
  })

  on(
    'pieces under a key that the conversation has no more are passed by',
    async ({ writing, reading, lines }) => {
      const messageId = newId()
      const key = randomBytes(32)
      const first = await writing.begin(messageId, {
        seal: (label, clear) => seal(key, label, clear),
        open: (label, sealed) => open(key, label, sealed),
      })
      const { pieces, ended } = follow(reading, messageId)
      await first.write({ kind: 'started' })
      await first.write({ kind: 'piece', text: 'unseen' })
      await settle(() => expect(lines.join()).toContain('a live reply is sealed with another key'))
      const second = await writing.begin(messageId, cipher)
      await second.write({ kind: 'piece', text: 'seen' })
      await second.write({ kind: 'done', position: 3 })
      await ended
      expect(textOf(pieces)).toBe('seen')
      expect(lines.join()).not.toContain('unseen')
    },
  )

  on('of many attempts that begin at once only the last may write', async ({ writing, reading }) => {
    const messageId = newId()
    const begun = await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? writing : reading).begin(messageId, cipher)),
    )
    const written = await Promise.all(begun.map((writer) => writer.write({ kind: 'piece', text: 'mine' })))
    expect(written.filter(Boolean)).toHaveLength(1)
  })

  on('a wish to stop reaches whoever writes that reply, and nobody else', async ({ writing, reading }) => {
    const [mine, other] = [newId(), newId()]
    const stopped: string[] = []
    const forget = writing.onStop(mine, () => void stopped.push('mine'))
    writing.onStop(other, () => void stopped.push('other'))
    await settle(async () => {
      await reading.askToStop(mine)
      expect(stopped.length).toBeGreaterThan(0)
    })
    forget()
    const heard = stopped.length
    await reading.askToStop(mine)
    await reading.askToStop(other)
    await settle(() => expect(stopped.at(-1)).toBe('other'))
    expect(stopped.filter((name) => name === 'mine')).toHaveLength(heard)
  })

  on('who leaves stops listening, and leaves nothing behind', async ({ writing, reading }, place) => {
    const messageId = newId()
    const writer = await writing.begin(messageId, cipher)
    await writer.write({ kind: 'started' })
    const leaving = new AbortController()
    const followers = Array.from({ length: 30 }, () => follow(reading, messageId, 0, leaving.signal))
    await settle(() => expect(followers.every(({ pieces }) => pieces.length === 1)).toBe(true))
    leaving.abort()
    await Promise.all(followers.map(({ ended }) => ended))

    expect(getEventListeners(leaving.signal, 'abort')).toEqual([])
    for await (const piece of reading.tail(messageId, 0, cipher, never)) {
      expect(piece.kind).toBe('started')
      break
    }
    if (place.redisUrl !== undefined)
      await settle(async () => expect(await subscribers(place.redisUrl!, messageId)).toBe(0))
    const gone = new AbortController()
    gone.abort()
    const { pieces, ended } = follow(reading, messageId, 0, gone.signal)
    await ended
    expect(pieces).toEqual([])
  })

  on('closing ends all who follow', async ({ writing, reading }) => {
    const messageId = newId()
    await (await writing.begin(messageId, cipher)).write({ kind: 'started' })
    const { pieces, ended } = follow(reading, messageId)
    await settle(() => expect(pieces).toHaveLength(1))
    await reading.close()
    await ended
  })
}

const subscribers = (redisUrl: string, messageId: string): Promise<number> =>
  withRedis(redisUrl, async (redis) => {
    const [, count] = await redis.pubsub('NUMSUB', `leeward:live:${messageId}`)
    return Number(count)
  })
