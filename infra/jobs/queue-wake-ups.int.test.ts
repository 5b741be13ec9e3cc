import { setTimeout } from 'node:timers/promises'
import { expect } from 'vitest'
import { onEachBackend } from '#infra/testing/places.ts'
import { idle, openQueue, settle } from '#infra/testing/test-queue.ts'

onEachBackend('a job that is asked for again while it waits runs once', async (place) => {
  await using queue = openQueue(place)
  for (let time = 0; time < 10; time++) await queue.enqueue('project', { shard: 3 }, { dedupeId: '3' })
  let runs = 0
  await queue.work({ ...idle, project: async () => void runs++ })

  await settle(async () => expect(await queue.counts()).toMatchObject({ waiting: 0, active: 0 }))
  expect(runs).toBe(1)
})

onEachBackend(
  'a job that is asked for again while it runs runs once more: no wake-up is lost',
  async (place) => {
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
  },
)

onEachBackend(
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

onEachBackend('there is one sweep in each period, however many workers there are', async (place) => {
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
