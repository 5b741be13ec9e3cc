import { expect, test } from 'vitest'
import { newId } from '#infra/ids.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import { visitor } from '#infra/testing/visitor.ts'

const product = await sharedProduct()

test('a note with a mood is screened as any words are, when it is logged and when it is set right', async () => {
  const ada = visitor(product.url)
  const moodId = newId()
  const calm = { crisisDetected: false, tier: 'none', concerns: [] }
  const inDanger = { crisisDetected: true, concerns: ['suicide'] }
  const note = 'I am going to kill myself tonight.'
  const log = async (mood: object) => (await ada.post('/api/mood-logs', { level: 1, ...mood })).body
  expect(await log({ note: null, moodId })).toMatchObject(calm)
  expect(await log({ note: 'Slept badly.' })).toMatchObject(calm)
  expect(await log({ note })).toMatchObject(inDanger)
  expect((await ada.patch(`/api/mood-logs/${moodId}`, { level: 1, note })).body).toMatchObject(inDanger)
})
