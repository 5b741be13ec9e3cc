import { expect, test } from 'vitest'
import type { MoodLog } from '#contract/mood.ts'
import { instantAt } from '#domain/progress/day.ts'
import { sharedProduct } from '#infra/testing/shared-product.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor } from '#infra/testing/visitor.ts'

const product = await sharedProduct()

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

test('a mood that is logged for an earlier day stands on that day, among the others', async () => {
  const ada = visitor(product.url)
  await ada.post('/api/mood-logs', { level: 7 })
  const day = dayBefore(3)
  const { body } = await ada.post<MoodLog>('/api/mood-logs', { level: 3, note: 'Long ago.', day })
  expect(body.timestamp).toBe(instantAt(day, '12:00', 'Europe/Berlin'))
  const listed = (await ada.get<MoodLog[]>('/api/mood-logs')).body
  expect(listed.map(({ level }) => level)).toEqual([7, 3])
  expect(listed[1]).toMatchObject({ timestamp: body.timestamp, note: 'Long ago.' })
})

test('a mood cannot be logged for a day to come, nor for one that is long gone', async () => {
  const ada = visitor(product.url)
  for (const day of [dayBefore(-2), dayBefore(40)])
    expect((await ada.post('/api/mood-logs', { level: 3, day })).status).toBe(400)
  expect((await ada.get('/api/mood-logs')).body).toEqual([])
})

test('what entries tell of moods is listed without their words', async () => {
  const ada = visitor(product.url)
  expect((await ada.get('/api/journal/moods')).status).toBe(401)
  await signInShown(ada)
  await ada.post('/api/journal', { content: 'Nothing of moods.' })
  await ada.post('/api/journal', { content: 'A calm day.', mood: 8 })
  const moods = async (since: string) =>
    (await ada.get<{ level: number }[]>(`/api/journal/moods?since=${since}`)).body
  const found = await moods(dayBefore(33))
  expect(found).toMatchObject([{ level: 8 }])
  expect(Object.keys(found[0]!)).toEqual(['id', 'level', 'timestamp'])
  expect(await moods(dayBefore(-2))).toEqual([])
})
