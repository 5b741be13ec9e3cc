import { expect, test } from 'vitest'
import type { Concerned } from '#api/chat/concern.ts'
import { withLaterConcern } from '#api/chat/later-concern.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'

const done: ChatStreamEvent = { done: true, seq: 2, messageId: '1'.padStart(32, '0') }
const found: Concerned = { crisisDetected: true, tier: 'crisis', concerns: ['suicide'] }

async function* reply(): AsyncGenerator<ChatStreamEvent> {
  yield { chunk: 'That sounds long.', seq: 1 }
  yield done
}

/** Nothing is told while the reply runs; what is known is what `now` says. */
const watchOf = (now: () => Concerned | null) => ({
  next: () => new Promise<never>(() => {}),
  now: async () => now(),
  [Symbol.dispose]: () => {},
})

test('what a layer finds once the reply is whole comes after its end', async () => {
  const screened = Promise.withResolvers<void>()
  let known: Concerned | null = null
  const events = withLaterConcern(
    reply(),
    watchOf(() => known),
    { from: 0, known: null, screened: screened.promise },
  )
  expect((await events.next()).value).toMatchObject({ chunk: 'That sounds long.' })
  expect((await events.next()).value).toEqual(done)
  known = found
  screened.resolve()
  expect((await events.next()).value).toEqual({ chunk: '', seq: 2, ...found })
  expect((await events.next()).done).toBe(true)
})

test('where nothing more is found the reply ends with its end', async () => {
  const following = { from: 0, known: found, screened: Promise.resolve() }
  const events = await Array.fromAsync(
    withLaterConcern(
      reply(),
      watchOf(() => found),
      following,
    ),
  )
  expect(events.at(-1)).toMatchObject({ done: true })
})
