import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { Postponed } from '#infra/jobs/jobs.ts'
import type { QueuePlace } from '#infra/jobs/queue-backend.ts'
import { everythingKept, withRedis, withSql } from '#infra/testing/kept.ts'
import { backends, isMissing, openPlace } from '#infra/testing/places.ts'
import { idle, openQueue, reply, settle } from '#infra/testing/test-queue.ts'

for (const backend of backends) {
  const on = (name: string, run: (place: QueuePlace) => Promise<void>) =>
    test.skipIf(isMissing(backend))(`${backend}: ${name}`, async () => {
      await using place = await openPlace(backend)
      await run(place)
    })

  on('replies start in the order in which they were asked for', async (place) => {
    // Unhurried: a lock that runs out under load would have a reply begin twice, as any job may.
    await using queue = openQueue(place, { haste: 1 })
    const asked = Array.from({ length: 30 }, reply)
    for (const payload of asked) await queue.enqueue('reply-to-message', payload)
    const begun: string[] = []
    await queue.work({ ...idle, 'reply-to-message': async ({ messageId }) => void begun.push(messageId) })

    await settle(() => expect(begun).toHaveLength(30))
    expect(begun).toEqual(asked.map(({ messageId }) => messageId))
    await settle(async () => expect(await queue.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }))
  })

  on('a failing reply is tried four times, ever later, and knows its last attempt', async (place) => {
    await using queue = openQueue(place)
    const seen: { attempt: number; isLastAttempt: boolean; at: number }[] = []
    await queue.work({
      ...idle,
      'reply-to-message': async (_, { attempt, isLastAttempt }) => {
        seen.push({ attempt, isLastAttempt, at: Date.now() })
        throw new Error('I count my pulse at night')
      },
    })
    await queue.enqueue('reply-to-message', reply())

    await settle(() => expect(seen).toHaveLength(4))
    expect(seen.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4])
    expect(seen.map(({ isLastAttempt }) => isLastAttempt)).toEqual([false, false, false, true])
    expect(seen[3]!.at - seen[2]!.at).toBeGreaterThan(1_300)
    await settle(() =>
      expect(queue.lines.filter((line) => line.includes('job failed for good'))).toHaveLength(1),
    )
    expect(queue.lines.join()).not.toContain('pulse')
    // Nothing names a person whose reply nobody tries to write any more. It is told a moment before it is cleared away.
    await settle(async () => expect(await queue.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }))
    expect(await everythingKept(place)).not.toMatch(/session-1|pulse/)
  })

  on('a job that is asked for again while it waits runs once', async (place) => {
    await using queue = openQueue(place)
    for (let time = 0; time < 10; time++) await queue.enqueue('project', { shard: 3 }, { dedupeId: '3' })
    let runs = 0
    await queue.work({ ...idle, project: async () => void runs++ })

    await settle(async () => expect(await queue.counts()).toMatchObject({ waiting: 0, active: 0 }))
    expect(runs).toBe(1)
  })

  on('a job that is asked for again while it runs runs once more: no wake-up is lost', async (place) => {
    await using queue = openQueue(place)
    const first = Promise.withResolvers<void>()
    let runs = 0
    await queue.work({ ...idle, project: async () => (++runs === 1 ? first.promise : undefined) })
    await queue.enqueue('project', { shard: 3 }, { dedupeId: '3' })
    await settle(() => expect(runs).toBe(1))
    for (let time = 0; time < 5; time++) await queue.enqueue('project', { shard: 3 }, { dedupeId: '3' })
    expect(runs).toBe(1)
    first.resolve()

    await settle(() => expect(runs).toBe(2))
    await queue.enqueue('project', { shard: 3 }, { dedupeId: '3' })
    await settle(() => expect(runs).toBe(3))
    await settle(async () => expect(await queue.counts()).toMatchObject({ waiting: 0, active: 0 }))
    expect(runs).toBe(3)
  })

  on(
    'however it races with the end of the run before it, the last wake-up is always served',
    async (place) => {
      await using queue = openQueue(place)
      let written = 0
      let served = 0
      await queue.work({ ...idle, project: async () => void (served = written) })
      for (let round = 0; round < 60; round++) {
        await queue.enqueue('project', { shard: 5 }, { dedupeId: '5' })
        await setTimeout(round % 6)
        written++
        await queue.enqueue('project', { shard: 5 }, { dedupeId: '5' })
        await settle(() => expect(served).toBe(written))
      }
    },
  )

  on('a reply never waits behind read models', async (place) => {
    await using queue = openQueue(place)
    const held = Promise.withResolvers<void>()
    let replies = 0
    await queue.work({ ...idle, project: () => held.promise, 'reply-to-message': async () => void replies++ })
    for (let shard = 0; shard < 16; shard++) await queue.enqueue('project', { shard })
    await queue.enqueue('reply-to-message', reply())

    await settle(() => expect(replies).toBe(1))
    held.resolve()
  })

  on('a reply never waits behind the model’s', async (place) => {
    await using queue = openQueue(place, { modelConcurrency: 2 })
    const held = Promise.withResolvers<void>()
    let [replies, waiting] = [0, 0]
    await queue.work({
      ...idle,
      'reply-with-model': () => {
        waiting++
        return held.promise
      },
      'reply-to-message': async () => void replies++,
    })
    for (let time = 0; time < 60; time++) await queue.enqueue('reply-with-model', reply())
    await settle(() => expect(waiting).toBe(2))
    await queue.enqueue('reply-to-message', reply())

    await settle(() => expect(replies).toBe(1))
    expect(waiting).toBe(2)
    held.resolve()
  })

  on(
    'two jobs of one person wait for the model; a third is put off, and keeps nobody waiting',
    async (place) => {
      await using queue = openQueue(place, { haste: 1 })
      const held = Promise.withResolvers<void>()
      const own = reply()
      const [begun, attempts]: [string[], Set<number>] = [[], new Set()]
      await queue.work({
        ...idle,
        'reply-with-model': async ({ subjectId }, { isTurn, attempt }) => {
          attempts.add(attempt)
          if (!(await isTurn())) throw new Postponed()
          begun.push(subjectId)
          await held.promise
        },
      })
      for (let time = 0; time < 5; time++)
        await queue.enqueue('reply-with-model', { ...own, messageId: reply().messageId })
      const other = reply()
      await settle(() => expect(begun).toHaveLength(2))
      await queue.enqueue('reply-with-model', other)

      await settle(() => expect(begun).toContain(other.subjectId))
      expect(begun.filter((subjectId) => subjectId === own.subjectId)).toHaveLength(2)
      held.resolve()
      await settle(() => expect(begun).toHaveLength(6))
      // To be put off is no attempt.
      expect([...attempts]).toEqual([1])
      await settle(async () => expect(await queue.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }))
    },
  )

  on('it is known whether a job is being worked', async (place) => {
    await using queue = openQueue(place)
    const held = Promise.withResolvers<void>()
    const isRunning = () => queue.isRunning('reply-with-model', 'a')
    expect(await isRunning()).toBe(false)
    await queue.enqueue('reply-with-model', reply(), { dedupeId: 'a' })
    expect(await isRunning()).toBe(false)
    await queue.work({ ...idle, 'reply-with-model': () => held.promise })
    await settle(async () => expect(await isRunning()).toBe(true))
    held.resolve()
    await settle(async () => expect(await isRunning()).toBe(false))
  })

  on('a bad payload fails at once, for good and loudly', async (place) => {
    await using queue = openQueue(place)
    const project = vi.fn(async () => {})
    await queue.work({ ...idle, project })
    await queue.enqueue('project', { shard: 99 })

    await settle(async () => expect((await queue.counts()).failed).toBe(1))
    expect(project).not.toHaveBeenCalled()
    expect(queue.lines.join()).toMatch(/"level":50.*"fields":\["shard"\].*bad payload/)
  })

  on('the reply of a killed worker is taken over by another', async (place) => {
    await using queue = openQueue(place, { haste: 4 })
    const payload = reply()
    await queue.enqueue('reply-to-message', payload, { dedupeId: payload.messageId })
    const child = jobProcess(place, 'hangs', 4)
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const taken: object[] = []
    await queue.work({
      ...idle,
      'reply-to-message': async ({ messageId }, { attempt, isLastAttempt }) =>
        void taken.push({ messageId, attempt, isLastAttempt }),
    })

    await settle(() =>
      expect(taken).toEqual([{ messageId: payload.messageId, attempt: 1, isLastAttempt: false }]),
    )
    await settle(async () => expect(await queue.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }))
  })

  on('closing lets a running reply end and starts no other', async (place) => {
    const queue = openQueue(place)
    const [begun, ended]: [string[], string[]] = [[], []]
    await queue.work({
      ...idle,
      'reply-to-message': async ({ messageId }) => {
        begun.push(messageId)
        await setTimeout(300)
        ended.push(messageId)
      },
    })
    const payload = reply()
    await queue.enqueue('reply-to-message', payload)
    await settle(() => expect(begun).toHaveLength(1))
    const closed = queue.close()
    await using other = openQueue(place)
    await other.enqueue('reply-to-message', reply())
    await closed

    expect(ended).toEqual([payload.messageId])
    expect(await other.counts()).toEqual({ waiting: 1, active: 0, failed: 0 })
  })

  on('replies that outlast the drain are aborted, and another worker takes them at once', async (place) => {
    // Unhurried: without being handed over they would wait for their locks to run out, for 8 s and more.
    const queue = openQueue(place, { haste: 1, drainMs: 100 })
    const [throwing, returning] = [reply(), reply()]
    await queue.work({
      ...idle,
      'reply-to-message': async ({ messageId }, { signal }) => {
        const long = setTimeout(60_000, undefined, { signal })
        await (messageId === throwing.messageId ? long : long.catch(() => {}))
      },
    })
    await queue.enqueue('reply-to-message', throwing)
    await queue.enqueue('reply-to-message', returning)
    await settle(async () => expect((await queue.counts()).active).toBe(2))
    await using other = openQueue(place, { haste: 1 })
    const taken: object[] = []
    await other.work({
      ...idle,
      'reply-to-message': async ({ messageId }, { attempt }) => void taken.push({ messageId, attempt }),
    })
    await queue.close()

    await settle(() => expect(taken).toHaveLength(2), 5_000)
    for (const { messageId } of [throwing, returning]) expect(taken).toContainEqual({ messageId, attempt: 1 })
    await settle(async () => expect(await other.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }))
  })

  on('a reply whose lock was lost is told to stop', async (place) => {
    await using queue = openQueue(place)
    const begun = Promise.withResolvers<AbortSignal>()
    await queue.work({
      ...idle,
      'reply-to-message': async (_, { signal }) => {
        begun.resolve(signal)
        await setTimeout(60_000, undefined, { signal }).catch(() => {})
      },
    })
    await queue.enqueue('reply-to-message', reply())
    const signal = await begun.promise
    await (place.redisUrl === undefined
      ? withSql(
          place.databaseUrl,
          (sql) => sql`update jobs.job set lock_token = 'of another' where queue = 'replies'`,
        )
      : withRedis(place.redisUrl, (redis) =>
          redis.set('{leeward}:replies:1:lock', 'of another', 'PX', 60_000),
        ))
    await settle(() => expect(signal.aborted).toBe(true))
  })

  on('a worker process ends by itself once it is closed', async (place) => {
    await using queue = openQueue(place)
    await queue.enqueue('reply-to-message', reply())
    const child = jobProcess(place, 'closes', 10)
    expect(await once(child, 'exit')).toEqual([0, null])
  })

  on('there is one sweep in each period, however many workers there are', async (place) => {
    await using one = openQueue(place)
    await using other = openQueue(place)
    let sweeps = 0
    const sweep = async () => void sweeps++
    const before = performance.now()
    await Promise.all([one.work({ ...idle, sweep }), other.work({ ...idle, sweep })])
    await settle(() => expect(sweeps).toBeGreaterThanOrEqual(3))
    // One at once, then one in each 1.35 s at most, however long it took.
    expect(sweeps).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - before) / 1_350))
  })
}

function jobProcess(place: QueuePlace, ending: 'hangs' | 'closes', haste: number) {
  const script = new URL('../testing/job-process.ts', import.meta.url).pathname
  const places = [place.databaseUrl, place.redisUrl].filter((url) => url !== undefined)
  return spawn(process.execPath, [script, ending, String(haste), ...places], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
