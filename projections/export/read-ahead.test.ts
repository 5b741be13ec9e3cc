import { expect, test } from 'vitest'
import { readAhead } from '#projections/export/read-ahead.ts'

test('the next page is asked for before this one is done with; none is lost, and order stays', async () => {
  const asked: number[] = []
  async function* pages() {
    for (const page of [1, 2, 3]) {
      asked.push(page)
      yield page
    }
  }
  const seen: [number, number][] = []
  for await (const page of readAhead(pages())) {
    await Promise.resolve()
    seen.push([page, asked.length])
  }
  expect(seen).toEqual([
    [1, 2],
    [2, 3],
    [3, 3],
  ])
})

test('a fault of a page comes in its turn', async () => {
  async function* pages() {
    yield 1
    throw new Error('away')
  }
  const seen: number[] = []
  await expect(async () => {
    for await (const page of readAhead(pages())) seen.push(page)
  }).rejects.toThrow('away')
  expect(seen).toEqual([1])
})

test('who stops early ends the reading', async () => {
  let isEnded = false
  async function* pages() {
    try {
      for (let page = 0; ; page++) yield page
    } finally {
      isEnded = true
    }
  }
  for await (const page of readAhead(pages())) if (page === 2) break
  expect(isEnded).toBe(true)
})
