import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { createBell } from '#infra/live/bell.ts'

const never = new AbortController().signal
const longTime = 60_000

test('a ring wakes who waits', async () => {
  const bell = createBell()
  const heard = bell.heard(longTime, never)
  bell.ring()
  await heard
})

test('rings while nobody waits are kept as one', async () => {
  const bell = createBell()
  bell.ring()
  bell.ring()
  await bell.heard(longTime, never)
  const second = await Promise.race([bell.heard(longTime, never), Promise.resolve('still waiting')])
  expect(second).toBe('still waiting')
})

test('nobody waits longer than asked, or after an abort', async () => {
  const bell = createBell()
  await bell.heard(1, never)
  const leaving = new AbortController()
  const heard = bell.heard(longTime, leaving.signal)
  expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(1)
  leaving.abort()
  await heard
  await bell.heard(longTime, leaving.signal)
  expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(0)
})
