import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Deadline } from '#infra/companion/deadline.ts'

const timeouts = { firstMs: 100, firstInCrisisMs: 100, idleMs: 40, wholeMs: 200 }
const forever = new AbortController().signal

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first sentence may take longer than what comes after it', () => {
  using deadline = new Deadline(timeouts, forever)
  vi.advanceTimersByTime(99)
  expect(deadline.hasPassed).toBe(false)
  deadline.words('I hear you.')
  vi.advanceTimersByTime(39)
  expect(deadline.hasPassed).toBe(false)
  vi.advanceTimersByTime(2)
  expect(deadline.hasPassed).toBe(true)
  expect(deadline.signal.aborted).toBe(true)
})

test('a word now and then is no first sentence, and space is no word', () => {
  using deadline = new Deadline(timeouts, forever)
  for (const text of ['I ', ' ', 'hear ', '\n\n']) {
    vi.advanceTimersByTime(24)
    deadline.words(text)
  }
  vi.advanceTimersByTime(5)
  expect(deadline.hasPassed).toBe(true)
})

test('eighty letters without an end are enough for a first sentence', () => {
  using deadline = new Deadline(timeouts, forever)
  vi.advanceTimersByTime(90)
  deadline.words('a'.repeat(80))
  vi.advanceTimersByTime(30)
  expect(deadline.hasPassed).toBe(false)
})

test('words do not stretch the whole', () => {
  using deadline = new Deadline(timeouts, forever)
  for (let ms = 0; ms < 210; ms += 30) {
    vi.advanceTimersByTime(30)
    deadline.words('One more. ')
  }
  expect(deadline.hasPassed).toBe(true)
})

test('someone else’s stop aborts it, and is not taken for a time-out', () => {
  const outer = new AbortController()
  using deadline = new Deadline(timeouts, outer.signal)
  outer.abort()
  expect(deadline.signal.aborted).toBe(true)
  expect(deadline.hasPassed).toBe(false)
})

test('once disposed it never passes', () => {
  const deadline = new Deadline(timeouts, forever)
  deadline[Symbol.dispose]()
  vi.advanceTimersByTime(1_000)
  expect(deadline.hasPassed).toBe(false)
})
