import { expect, test } from 'vitest'
import { AsideEnded, createAside } from '#infra/aside/aside.ts'
import { AsideBusy, type Claimant } from '#infra/aside/places.ts'

const works = new URL('works-for-test.ts', import.meta.url)

async function* pieces(...lengths: number[]) {
  for (const length of lengths) yield new Uint8Array(length)
}

const run = (
  does: string,
  timeoutMs = 60_000,
  aside = createAside({ threads: 1, waiting: 0, each: 1, memoryMb: 32 }),
  whose: Claimant[] = [],
) => aside.run<number>(works, { does }, pieces(3, 4, 5), { timeoutMs, whose })

test('work aside takes its input piece by piece, and yields as it goes', async () => {
  expect(await Array.fromAsync(run('count'))).toEqual([3, 7, 12])
})

test('work that would never end is ended', async () => {
  await expect(run('hang', 500).next()).rejects.toThrow(AsideEnded)
})

test('work that fills the memory is ended, and the process stays', async () => {
  await expect(run('fill').next()).rejects.toThrow(AsideEnded)
})

test('input that is not read to its end is let go', async () => {
  let isOpen = true
  async function* endless() {
    try {
      for (;;) yield new Uint8Array(1)
    } finally {
      isOpen = false
    }
  }
  const outputs = createAside({ threads: 1, waiting: 0, each: 1 }).run<number>(
    works,
    { does: 'count' },
    endless(),
    { timeoutMs: 60_000, whose: [] },
  )
  await outputs.next()
  await outputs.return(undefined)
  expect(isOpen).toBe(false)
})

test('a fault of the work is one of whoever asked', async () => {
  await expect(run('fail').next()).rejects.toThrow(TypeError)
})

test('beyond the threads and those who wait, work is refused; a place that was left is free', async () => {
  const aside = createAside({ threads: 1, waiting: 1, each: 1 })
  const [first, second, third] = [
    run('count', 60_000, aside),
    run('count', 60_000, aside),
    run('count', 60_000, aside),
  ]
  expect((await first.next()).value).toBe(3)
  const waits = second.next()
  await expect(third.next()).rejects.toThrow(AsideBusy)
  await first.return(undefined)
  expect((await waits).value).toBe(3)
  await second.return(undefined)
})

test('one may have so many at once, whether they run or wait, and others have theirs', async () => {
  const aside = createAside({ threads: 1, waiting: 9, each: 2 })
  const of = (...whose: string[]) =>
    run(
      'count',
      60_000,
      aside,
      whose.map((name) => ({ name })),
    )
  const [running, waiting] = [of('ada', 'home'), of('home')]
  expect((await running.next()).value).toBe(3)
  const waits = waiting.next()
  await expect(of('bo', 'home').next()).rejects.toMatchObject({ name: 'AsideBusy', isOwn: true })
  const elsewhere = of('ada', 'office').next()
  await running.return(undefined)
  await waits
  await waiting.return(undefined)
  expect((await elsewhere).value).toBe(3)
})
