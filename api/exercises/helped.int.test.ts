import { afterAll, expect, test } from 'vitest'
import { exportOf } from '#api/portability/document-for-test.ts'
import type { HelpedExercise } from '#contract/exercises.ts'
import { newId } from '#infra/ids.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
afterAll(() => product[Symbol.asyncDispose]())

const exerciseId = 'longer-exhale'
const helpedOf = async (who: Visitor) => (await who.get<HelpedExercise[]>('/api/exercises/helped')).body

async function doOnce(who: Visitor, after: number): Promise<string> {
  const completionId = newId()
  const completion = { exerciseId, sessionId: null, completionId }
  await who.post('/api/exercises/complete', completion)
  const rated = { before: 7, after }
  expect((await who.post('/api/exercises/complete', { ...completion, rated })).status).toBe(200)
  return completionId
}

test('what helped is counted from five times on, goes along to another Leeward, and ends with a deletion', async () => {
  const who = visitor(product.url)
  await who.get('/api/progress')
  for (const after of [5, 4, 6, 5]) await doOnce(who, after)
  expect(await helpedOf(who)).toMatchObject([{ exerciseId, uses: 4, rated: 4, change: null }])
  const last = await doOnce(who, 5)
  const [helped] = await helpedOf(who)
  expect(helped).toMatchObject({ exerciseId, uses: 5, rated: 5, change: { mean: 2 } })
  expect(helped?.change?.low).toBeGreaterThan(0)
  // Five of ten points each count, and a number for how it was none.
  expect((await who.get<{ points: number }>('/api/progress')).body.points).toBe(50)

  const document = await exportOf(who)
  expect(document.exercises.map(({ before, after }) => [before, after])).toContainEqual([7, 4])
  const other = visitor(product.url)
  await other.get('/api/progress')
  expect((await other.post('/api/data/import', document)).status).toBe(200)
  await expect.poll(() => helpedOf(other)).toEqual([helped])

  await who.delete(`/api/exercises/completions/${last}`)
  await expect.poll(() => helpedOf(who)).toMatchObject([{ uses: 4, change: null }])
})

test('whoever has done nothing here has nothing that helped', async () =>
  expect(await helpedOf(visitor(product.url))).toEqual([]))
