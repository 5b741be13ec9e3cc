import { expect, test } from 'vitest'
import { inBatches } from '#infra/in-batches.ts'

function held() {
  const runs: { items: string[]; end: PromiseWithResolvers<string> }[] = []
  const ask = inBatches(2, async (items: string[]) => {
    const end = Promise.withResolvers<string>()
    runs.push({ items, end })
    return end.promise
  })
  return { ask, runs }
}

test('whoever comes while a run is under way shares the next one', async () => {
  const { ask, runs } = held()
  const first = ask('a')
  const [second, third] = [ask('b'), ask('c')]
  expect(runs.map(({ items }) => items)).toEqual([['a']])
  runs[0]!.end.resolve('one')
  expect(await first).toBe('one')
  expect(runs.map(({ items }) => items)).toEqual([['a'], ['b', 'c']])
  runs[1]!.end.resolve('two')
  expect(await Promise.all([second, third])).toEqual(['two', 'two'])
})

test('a run takes only so many', async () => {
  const { ask, runs } = held()
  const all = ['a', 'b', 'c', 'd'].map(ask)
  for (let index = 0; index < 3; index++) {
    await expect.poll(() => runs.length).toBe(index + 1)
    runs[index]!.end.resolve('')
  }
  await Promise.all(all)
  expect(runs.map(({ items }) => items)).toEqual([['a'], ['b', 'c'], ['d']])
})

test('a run that fails fails for those who share it, and the next one runs', async () => {
  const { ask, runs } = held()
  const first = ask('a')
  const second = ask('b')
  runs[0]!.end.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => runs.length).toBe(2)
  runs[1]!.end.resolve('two')
  expect(await second).toBe('two')
  const third = ask('c')
  runs[2]!.end.resolve('three')
  expect(await third).toBe('three')
})
