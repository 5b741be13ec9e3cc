import { expect, vi } from 'vitest'
import { everythingKept } from '#infra/testing/kept.ts'
import { onEachBackend } from '#infra/testing/places.ts'
import { idle, openQueue, reply, settle } from '#infra/testing/test-queue.ts'

onEachBackend('replies start in the order in which they were asked for', async (place) => {
  // Unhurried: a lock that runs out under load would have a reply begin twice, as any job may.
  await using queue = openQueue(place, { timeScale: 1 })
  const asked = Array.from({ length: 30 }, reply)
  for (const payload of asked) await queue.enqueue('reply-to-message', payload)
  const begun: string[] = []
  await queue.work({ ...idle, 'reply-to-message': async ({ messageId }) => void begun.push(messageId) })

  await settle(() => expect(begun).toHaveLength(30))
  expect(begun).toEqual(asked.map(({ messageId }) => messageId))
  await settle(async () => expect(await queue.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }))
})

onEachBackend(
  'a failing reply is tried four times, ever later, and knows its last attempt',
  async (place) => {
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
  },
)

onEachBackend('it is known whether a job is being worked', async (place) => {
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

onEachBackend('a bad payload fails at once, for good and loudly', async (place) => {
  await using queue = openQueue(place)
  const project = vi.fn(async () => {})
  await queue.work({ ...idle, project })
  await queue.enqueue('project', { shard: 99 })

  await settle(async () => expect((await queue.counts()).failed).toBe(1))
  expect(project).not.toHaveBeenCalled()
  expect(queue.lines.join()).toMatch(/"level":50.*"fields":\["shard"\].*bad payload/)
})

onEachBackend('a reply that was asked for before an upgrade is written after it', async (place) => {
  await using queue = openQueue(place, { timeScale: 1 })
  const asked = reply()
  const askedBefore = { ...asked, isOverLimit: true }
  await queue.enqueue('reply-to-message', askedBefore)
  const begun: unknown[] = []
  await queue.work({ ...idle, 'reply-to-message': async (payload) => void begun.push(payload) })

  await settle(async () => expect(await queue.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }))
  expect(begun).toEqual([asked])
})
