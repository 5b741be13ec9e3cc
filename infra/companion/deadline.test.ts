import { expect, test, vi } from 'vitest'
import { Deadline } from '#infra/companion/deadline.ts'

const timeouts = { firstMs: 100, firstInCrisisMs: 100, idleMs: 40, wholeMs: 200 }
const forever = new AbortController().signal

test('the first sign of life may take longer than the ones after it', () => {
  vi.useFakeTimers()
  using deadline = new Deadline(timeouts, forever)
  vi.advanceTimersByTime(99)
  expect(deadline.hasPassed).toBe(false)
  deadline.signOfLife()
  vi.advanceTimersByTime(41)
  expect(deadline.hasPassed).toBe(true)
  expect(deadline.signal.aborted).toBe(true)
  vi.useRealTimers()
})

test('signs of life do not stretch the whole', () => {
  vi.useFakeTimers()
  using deadline = new Deadline(timeouts, forever)
  for (let ms = 0; ms < 210; ms += 30) {
    vi.advanceTimersByTime(30)
    deadline.signOfLife()
  }
  expect(deadline.hasPassed).toBe(true)
  vi.useRealTimers()
})

test('someone else’s stop aborts it, and is not taken for a time-out', () => {
  const outer = new AbortController()
  using deadline = new Deadline(timeouts, outer.signal)
  outer.abort()
  expect(deadline.signal.aborted).toBe(true)
  expect(deadline.hasPassed).toBe(false)
})

test('once disposed it never passes', () => {
  vi.useFakeTimers()
  const deadline = new Deadline(timeouts, forever)
  deadline[Symbol.dispose]()
  vi.advanceTimersByTime(1_000)
  expect(deadline.hasPassed).toBe(false)
  vi.useRealTimers()
})
