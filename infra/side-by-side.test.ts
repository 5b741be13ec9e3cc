import { expect, test } from 'vitest'
import { sideBySide } from '#infra/side-by-side.ts'

const begunAndHeld = () => {
  const begun: number[] = []
  const held = new Map<number, PromiseWithResolvers<string>>()
  const work = (item: number): Promise<string> => {
    begun.push(item)
    const one = Promise.withResolvers<string>()
    held.set(item, one)
    return one.promise
  }
  return { begun, held, work }
}

test('so many are begun as may be at a time, and what comes of them keeps the order', async () => {
  const { begun, held, work } = begunAndHeld()
  const done = Array.fromAsync(sideBySide([1, 2, 3, 4], 2, work))
  await expect.poll(() => begun).toEqual([1, 2])
  held.get(2)!.resolve('two')
  held.get(1)!.resolve('one')
  await expect.poll(() => begun).toEqual([1, 2, 3, 4])
  held.get(4)!.resolve('four')
  held.get(3)!.resolve('three')
  expect(await done).toEqual(['one', 'two', 'three', 'four'])
})

test('what fails is met in its turn, after all that came before it', async () => {
  const done = sideBySide([1, 2, 3], 3, async (item) => {
    if (item === 2) throw new Error('two')
    return item
  })
  expect((await done.next()).value).toBe(1)
  await expect(done.next()).rejects.toThrow('two')
})
