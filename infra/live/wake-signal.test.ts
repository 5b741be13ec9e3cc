import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { createWakeSignal } from '#infra/live/wake-signal.ts'

const never = new AbortController().signal
const longTime = 60_000

test('a ring wakes who waits', async () => {
  const wakeSignal = createWakeSignal()
  const heard = wakeSignal.wait(longTime, never)
  wakeSignal.raise()
  await heard
})

test('rings while nobody waits are kept as one', async () => {
  const wakeSignal = createWakeSignal()
  wakeSignal.raise()
  wakeSignal.raise()
  await wakeSignal.wait(longTime, never)
  const second = await Promise.race([wakeSignal.wait(longTime, never), Promise.resolve('still waiting')])
  expect(second).toBe('still waiting')
})

test('nobody waits longer than asked, or after an abort', async () => {
  const wakeSignal = createWakeSignal()
  await wakeSignal.wait(1, never)
  const leaving = new AbortController()
  const heard = wakeSignal.wait(longTime, leaving.signal)
  expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(1)
  leaving.abort()
  await heard
  await wakeSignal.wait(longTime, leaving.signal)
  expect(getEventListeners(leaving.signal, 'abort')).toHaveLength(0)
})
