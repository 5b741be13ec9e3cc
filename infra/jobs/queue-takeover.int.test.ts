import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import type { QueuePlace } from '#infra/jobs/queue-backend.ts'
import { withRedis, withSql } from '#infra/testing/kept.ts'
import { onEachBackend } from '#infra/testing/places.ts'
import { idle, openQueue, reply, settle } from '#infra/testing/test-queue.ts'

onEachBackend('the reply of a killed worker is taken over by another', async (place) => {
  await using queue = openQueue(place, { timeScale: 0.25 })
  const payload = reply()
  await queue.enqueue('reply-to-message', payload, { dedupeId: payload.messageId })
  const child = jobProcess(place, 'hangs', 0.25)
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

onEachBackend('closing lets a running reply end and starts no other', async (place) => {
  const queue = openQueue(place, { timeScale: 1 })
  const [first, next] = [reply(), reply()]
  const [begun, ended, taken]: [string[], string[], string[]] = [[], [], []]
  const mayEnd = Promise.withResolvers<void>()
  await queue.work({
    ...idle,
    'reply-to-message': async ({ messageId }) => {
      begun.push(messageId)
      await mayEnd.promise
      ended.push(messageId)
    },
  })
  await queue.enqueue('reply-to-message', first)
  await settle(() => expect(begun).toHaveLength(1))
  const closed = queue.close()
  await using other = openQueue(place, { timeScale: 1 })
  await other.enqueue('reply-to-message', next)
  mayEnd.resolve()
  await closed

  expect(begun).toEqual([first.messageId])
  expect(ended).toEqual([first.messageId])
  await other.work({ ...idle, 'reply-to-message': async ({ messageId }) => void taken.push(messageId) })
  await settle(async () => expect(await other.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }))
  expect(taken).toEqual([next.messageId])
})

onEachBackend(
  'replies that outlast the drain are aborted, and another worker takes them at once',
  async (place) => {
    const queue = openQueue(place, { timeScale: 1, drainMs: 100 })
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
    await using other = openQueue(place, { timeScale: 1 })
    const taken: object[] = []
    await other.work({
      ...idle,
      'reply-to-message': async ({ messageId }, { attempt }) => void taken.push({ messageId, attempt }),
    })
    await queue.close()

    await settle(() => expect(taken).toHaveLength(2))
    // Handed over, not found once their locks had run out.
    expect(other.lines.join()).not.toContain('a job was taken over')
    for (const { messageId } of [throwing, returning]) expect(taken).toContainEqual({ messageId, attempt: 1 })
    await settle(async () => expect(await other.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }))
  },
)

onEachBackend('a reply whose lock was lost is told to stop', async (place) => {
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
    : withRedis(place.redisUrl, (redis) => redis.set('{leeward}:replies:1:lock', 'of another', 'PX', 60_000)))
  await settle(() => expect(signal.aborted).toBe(true))
})

onEachBackend('a worker process ends by itself once it is closed', async (place) => {
  await using queue = openQueue(place)
  await queue.enqueue('reply-to-message', reply())
  const child = jobProcess(place, 'closes', 0.1)
  expect(await once(child, 'exit')).toEqual([0, null])
})

function jobProcess(place: QueuePlace, ending: 'hangs' | 'closes', timeScale: number) {
  const script = new URL('../testing/job-process.ts', import.meta.url).pathname
  const places = [place.databaseUrl, place.redisUrl].filter((url) => url !== undefined)
  return spawn(process.execPath, [script, ending, String(timeScale), ...places], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}
