import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryWindow } from '#infra/rate-limits/memory-window.ts'

afterEach(() => void vi.useRealTimers())

test('a window is counted until it ends, and begins anew', () => {
  vi.useFakeTimers()
  const window = createMemoryWindow({ seconds: 60 })
  expect([window.take('ada'), window.take('ada')]).toEqual([
    { used: 1, endsInMs: 60_000 },
    { used: 2, endsInMs: 60_000 },
  ])
  expect(window.take('grace').used).toBe(1)
  vi.advanceTimersByTime(60_000)
  expect(window.take('ada')).toEqual({ used: 1, endsInMs: 60_000 })
})

test('what is given back is not counted', () => {
  const window = createMemoryWindow({ seconds: 60 })
  window.take('ada')
  window.giveBack('ada')
  window.giveBack('ada')
  window.giveBack('nobody')
  expect(window.take('ada').used).toBe(1)
})

test('however many come, only so many are kept, the latest', () => {
  const window = createMemoryWindow({ seconds: 60 }, 100)
  for (let n = 0; n < 1_000; n++) window.take(`fresh-${n}`)
  expect(window.size()).toBe(100)
  expect(window.take('fresh-999').used).toBe(2)
  expect(window.take('fresh-0').used).toBe(1)
})

test('what has ended is forgotten when others come', () => {
  vi.useFakeTimers()
  const window = createMemoryWindow({ seconds: 60 })
  for (let n = 0; n < 10; n++) window.take(`fresh-${n}`)
  vi.advanceTimersByTime(60_000)
  window.take('ada')
  expect(window.size()).toBe(1)
})
