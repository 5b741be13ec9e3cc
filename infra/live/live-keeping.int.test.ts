import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { QueuePlace } from '#infra/jobs/queue-backend.ts'
import { cutConnections, everythingKept, withRedis, withSql } from '#infra/testing/kept.ts'
import { isRedisImmortal, mortalRedis } from '#infra/testing/mortal-redis.ts'
import { backends, isMissing, openPlace } from '#infra/testing/places.ts'
import { loseEverything } from '#infra/testing/redis-database.ts'
import { cipher, follow, openLives, textOf } from '#infra/testing/test-live.ts'
import { settle } from '#infra/testing/test-queue.ts'

for (const backend of backends) {
  type Lives = Awaited<ReturnType<typeof openLives>>
  const on = (name: string, run: (lives: Lives, place: QueuePlace) => Promise<void>) =>
    test.skipIf(isMissing(backend))(`${backend}: ${name}`, async () => {
      await using place = await openPlace(backend)
      await using lives = await openLives(place)
      await run(lives, place)
    })

  on('nothing that was written can be read where it is kept', async ({ writing, reading, lines }, place) => {
    const messageId = randomUUID()
    const writer = await writing.begin(messageId, cipher)
    await writer.write({ kind: 'piece', text: 'I count my pulse at night' })
    await writer.write({ kind: 'replace', text: 'I count my pulse at night' })
    await writer.write({ kind: 'done', position: 1 })
    const { pieces, ended } = follow(reading, messageId)
    await ended
    expect(textOf(pieces)).toContain('pulse')

    const kept = await everythingKept(place)
    expect(kept.includes(messageId)).toBe(true)
    for (const hint of [/pulse/, new RegExp(Buffer.from('pulse').toString('hex')), /\breplace\b/])
      expect(kept).not.toMatch(hint)
    expect(lines.join()).not.toContain('pulse')
  })

  on('what is forgotten is nowhere, and whoever was writing it goes no further', async (lives, place) => {
    const { writing, reading } = lives
    const messageId = randomUUID()
    const writer = await writing.begin(messageId, cipher)
    expect(await writer.write({ kind: 'piece', text: 'for nobody' })).toBe(true)
    const sealedPieces = async () => (await everythingKept(place)).match(/"sealed"|\\\\x01/g)?.length ?? 0
    expect(await sealedPieces()).toBe(1)
    await reading.forget(messageId)
    expect(await sealedPieces()).toBe(0)
    expect(await writer.write({ kind: 'piece', text: 'any more' })).toBe(false)
    expect(await sealedPieces()).toBe(0)

    const next = await writing.begin(messageId, cipher)
    await next.write({ kind: 'piece', text: 'anew' })
    await next.write({ kind: 'done', position: 1 })
    const { pieces, ended } = follow(reading, messageId)
    await ended
    expect(textOf(pieces)).toBe('anew')
  })

  on('a piece that was moved to another place is shown to nobody there', async ({ writing }, place) => {
    const [mine, other] = [randomUUID(), randomUUID()]
    await (await writing.begin(mine, cipher)).write({ kind: 'piece', text: 'for Ada' })
    await moveAll(place, mine, other)
    const { pieces, ended } = follow(writing, other)
    const writer = await writing.begin(other, cipher)
    await writer.write({ kind: 'piece', text: 'for Bo' })
    await writer.write({ kind: 'done', position: 1 })
    await ended
    expect(textOf(pieces)).toBe('for Bo')
  })

  on('who follows goes on when every connection was cut', async ({ writing, reading }, place) => {
    const messageId = randomUUID()
    const { pieces, ended } = follow(reading, messageId)
    const writer = await writing.begin(messageId, cipher)
    await writer.write({ kind: 'piece', text: 'before ' })
    await settle(() => expect(pieces).toHaveLength(1))
    await cutConnections(place)
    await settle(() => writing.ping())
    await settle(async () => expect(await writer.write({ kind: 'piece', text: 'after' })).toBe(true))
    await writer.write({ kind: 'done', position: 1 })
    await ended
    expect(textOf(pieces)).toBe('before after')
    const stopped = Promise.withResolvers<void>()
    writing.onStop(messageId, stopped.resolve)
    const asking = setInterval(() => void reading.askToStop(messageId).catch(() => {}), 50)
    await stopped.promise
    clearInterval(asking)
  })

  on(
    'a new attempt is higher than the ones before even if all of them were lost',
    async ({ writing }, place) => {
      const messageId = randomUUID()
      const first = await writing.begin(messageId, cipher)
      await first.write({ kind: 'failed', position: 1 })
      const before = follow(writing, messageId)
      await before.ended
      await forgetAll(place)
      await setTimeout(150)

      const second = await writing.begin(messageId, cipher)
      await second.write({ kind: 'done', position: 2 })
      const after = follow(writing, messageId, before.pieces[0]!.seq)
      await after.ended
      expect(after.pieces).toMatchObject([{ kind: 'done', position: 2 }])
      expect(after.pieces[0]!.seq).toBeLessThan(Number.MAX_SAFE_INTEGER / 4)
    },
  )
}

test.skipIf(isMissing('redis'))('redis: ten minutes after the last piece a reply is dropped', async () => {
  await using place = await openPlace('redis')
  await using lives = await openLives(place)
  const messageId = randomUUID()
  const writer = await lives.writing.begin(messageId, cipher)
  const timeToLive = () => withRedis(place.redisUrl!, (redis) => redis.ttl(`leeward:live:${messageId}`))
  const shorten = () => withRedis(place.redisUrl!, (redis) => redis.expire(`leeward:live:${messageId}`, 5))
  expect(await timeToLive()).toBeGreaterThan(590)
  await shorten()
  await writer.write({ kind: 'piece', text: 'a' })
  expect(await timeToLive()).toBeGreaterThan(590)
  expect(await timeToLive()).toBeLessThanOrEqual(600)
})

test('postgres: ten minutes after the last piece a reply is dropped, and not before', async () => {
  await using place = await openPlace('postgres')
  await using lives = await openLives(place)
  const [old, young] = [randomUUID(), randomUUID()]
  for (const messageId of [old, young]) {
    const writer = await lives.writing.begin(messageId, cipher)
    await writer.write({ kind: 'piece', text: 'a' })
  }
  await withSql(place.databaseUrl, async (sql) => {
    await sql`
      update live_pieces set written_at = now() - interval '601 seconds'
      where message_id = ${old} or sealed is null`
    expect(await lives.reading.purge()).toBe(2)
    expect(await lives.reading.purge()).toBe(0)
    expect(await sql`select distinct message_id from live_pieces`).toEqual([{ message_id: young }])
  })
})

test('postgres: hints come again after the database was away for a while', async () => {
  await using place = await openPlace('postgres')
  await using lives = await openLives(place)
  const database = new URL(place.databaseUrl).pathname.slice(1)
  const elsewhere = new URL('/postgres', place.databaseUrl).href
  const allow = (connections: boolean) =>
    withSql(elsewhere, (sql) => sql.unsafe(`alter database ${database} allow_connections ${connections}`))
  await allow(false)
  await withSql(
    elsewhere,
    (sql) => sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database}`,
  )
  await setTimeout(700)
  await expect(lives.writing.ping()).rejects.toThrow('not currently accepting connections')
  await allow(true)

  const messageId = randomUUID()
  const stopped = Promise.withResolvers<void>()
  lives.writing.onStop(messageId, stopped.resolve)
  const { pieces, ended } = follow(lives.reading, messageId)
  await settle(() => lives.writing.ping())
  const writer = await lives.writing.begin(messageId, cipher)
  await settle(() => expect(lives.lines.join().match(/gives hints again/g)).toHaveLength(2))
  const before = performance.now()
  for (let n = 1; n <= 20; n++) {
    await writer.write({ kind: 'piece', text: 'a' })
    await settle(() => expect(pieces).toHaveLength(n))
  }
  // A reader that no hint reaches looks once a second.
  expect(performance.now() - before).toBeLessThan(10_000)
  await lives.reading.askToStop(messageId)
  await stopped.promise
  await writer.write({ kind: 'done', position: 1 })
  await ended
})

test.skipIf(isRedisImmortal)('a reply can be followed across the loss of a whole Redis', async () => {
  await using redis = await mortalRedis()
  await redis.start()
  await using lives = await openLives({ databaseUrl: '', redisUrl: redis.url })
  const messageId = randomUUID()
  const { pieces, ended } = follow(lives.reading, messageId)
  const first = await lives.writing.begin(messageId, cipher)
  await first.write({ kind: 'piece', text: 'half of an ans' })
  await settle(() => expect(pieces).toHaveLength(1))
  await redis.kill()
  const before = performance.now()
  await expect(first.write({ kind: 'piece', text: 'wer' })).rejects.toThrow()
  expect(performance.now() - before).toBeLessThan(10_000)

  await redis.start()
  await settle(() => lives.writing.ping())
  const second = await lives.writing.begin(messageId, cipher)
  await second.write({ kind: 'piece', text: 'a whole answer' })
  await second.write({ kind: 'done', position: 2 })
  await ended
  expect(textOf(pieces)).toBe('half of an ansa whole answer')
  expect(lives.lines.join()).toContain('redis is back')
})

const forgetAll = ({ databaseUrl, redisUrl }: QueuePlace): Promise<unknown> =>
  redisUrl === undefined ? withSql(databaseUrl, (sql) => sql`truncate live_pieces`) : loseEverything(redisUrl)

const moveAll = ({ databaseUrl, redisUrl }: QueuePlace, from: string, to: string): Promise<unknown> =>
  redisUrl === undefined
    ? withSql(databaseUrl, (sql) => sql`update live_pieces set message_id = ${to} where message_id = ${from}`)
    : withRedis(redisUrl, (redis) => redis.rename(`leeward:live:${from}`, `leeward:live:${to}`))
