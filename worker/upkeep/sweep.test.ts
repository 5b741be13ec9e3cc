import { expect, test, vi } from 'vitest'
import { memoryLog } from '#infra/testing/memory-log.ts'
import type { Deps } from '#worker/deps.ts'
import { createSweep, type Duty } from '#worker/upkeep/sweep.ts'

const never = new AbortController().signal

function sweepOf(duties: Duty[], timeoutMs?: number) {
  const { log, lines } = memoryLog()
  return { sweep: createSweep({ log } as Deps, duties, timeoutMs), lines }
}

test('a duty that fails keeps no other from happening, and is an alarm of its own', async () => {
  const done: string[] = []
  const { sweep, lines } = sweepOf([
    { name: 'broken', run: async () => Promise.reject(new Error('the words of a person')) },
    { name: 'whole', run: async () => void done.push('whole') },
  ])
  await sweep(never)
  expect(done).toEqual(['whole'])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { alarm: 'a duty of the sweep failed', duty: 'broken' },
  ])
  expect(lines.join()).not.toContain('the words of a person')
})

test('a duty that hangs is waited for no longer than told, and left out until it has ended, with an alarm each time', async () => {
  const counts = { hanging: 0, whole: 0 }
  const { promise, resolve } = Promise.withResolvers<void>()
  const { sweep, lines } = sweepOf(
    [
      { name: 'hanging', run: async () => (counts.hanging++, promise) },
      { name: 'whole', run: async () => void counts.whole++ },
    ],
    1,
  )
  await sweep(never)
  await sweep(never)
  await sweep(never)
  expect(counts).toEqual({ hanging: 1, whole: 3 })
  expect(lines.map((line) => JSON.parse(line).alarm)).toEqual([
    'a duty of the sweep failed',
    'a duty of the sweep has not ended',
    'a duty of the sweep has not ended',
  ])
  resolve()
  await vi.waitFor(async () => {
    await sweep(never)
    expect(counts.hanging).toBe(2)
  })
})

test('a duty is told when the sweep is to end, and what it then throws is no alarm', async () => {
  const ending = new AbortController()
  const { sweep, lines } = sweepOf([
    {
      name: 'long',
      run: (_, signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('ended')))
        }),
    },
  ])
  const swept = sweep(ending.signal)
  ending.abort()
  await swept
  expect(lines).toEqual([])
})

test('a duty that rests is not run with each sweep', async () => {
  let times = 0
  const { sweep } = sweepOf([{ name: 'seldom', everyMs: 3_600_000, run: async () => void times++ }])
  await sweep(never)
  await sweep(never)
  expect(times).toBe(1)
})
