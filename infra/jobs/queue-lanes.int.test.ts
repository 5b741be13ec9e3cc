import { expect } from 'vitest'
import { Postponed } from '#infra/jobs/jobs.ts'
import { onEachBackend } from '#infra/testing/places.ts'
import { idle, openQueue, reply, settle } from '#infra/testing/test-queue.ts'

onEachBackend('a reply never waits behind read models', async (place) => {
  await using queue = openQueue(place)
  const held = Promise.withResolvers<void>()
  let replies = 0
  await queue.work({ ...idle, project: () => held.promise, 'reply-to-message': async () => void replies++ })
  for (let shard = 0; shard < 16; shard++) await queue.enqueue('project', { shard })
  await queue.enqueue('reply-to-message', reply())

  await settle(() => expect(replies).toBe(1))
  held.resolve()
})

onEachBackend('a reply never waits behind the model’s', async (place) => {
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

onEachBackend(
  'two jobs of one person wait for the model; a third is put off, and keeps nobody waiting',
  async (place) => {
    await using queue = openQueue(place, { timeScale: 1 })
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
