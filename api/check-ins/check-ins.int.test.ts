import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { exportOf } from '#api/portability/document-for-test.ts'
import type { CheckIns } from '#contract/check-ins.ts'
import type { Progress } from '#contract/progress.ts'
import type { TimelineEvent } from '#contract/your-data.ts'
import { checkInAnswered } from '#domain/testing/events.ts'
import { newId } from '#infra/ids.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
afterAll(() => product[Symbol.asyncDispose]())

const checkInsOf = async (who: Visitor) => (await who.get<CheckIns>('/api/check-ins')).body
const gad7 = [1, 2, 1, 0, 0, 2, 1]
const answer = (who: Visitor, checkInId = newId(), scale = 'gad-7', answers = gad7) =>
  who.post<CheckIns>('/api/check-ins', { checkInId, scale, answers })
const eventsOf = async (who: Visitor) =>
  (await who.get<{ events: TimelineEvent[] }>('/api/data/events?kind=check-in')).body.events

test('a scale is answered once in two weeks, and counts for nothing but its own line', async () => {
  const who = visitor(product.url)
  expect(await checkInsOf(who)).toMatchObject({ checkIns: [], scales: [{}, { nextDay: null }, {}] })
  const before = (await who.get<Progress>('/api/progress')).body
  const id = newId()
  const { body } = await answer(who, id)
  expect(body.checkIns).toMatchObject([{ id, scale: 'gad-7', total: 7 }])
  expect(body.scales.map(({ scale, nextDay }) => [scale, nextDay !== null])).toEqual([
    ['phq-4', false],
    ['gad-7', true],
    ['pc-ptsd-5', false],
  ])
  expect((await answer(who, id)).status).toBe(200)
  const early = await answer(who)
  expect([early.status, early.headers.get('Error-Code')]).toEqual([409, 'check-in-early'])
  expect((await checkInsOf(who)).checkIns).toHaveLength(1)
  expect((await who.get<Progress>('/api/progress')).body).toEqual(before)
})

test('what is not answered whole is not kept', async () => {
  const who = visitor(product.url)
  expect((await answer(who, newId(), 'gad-7', [1, 2])).text).toContain('Answer every question.')
  expect((await answer(who, newId(), 'pc-ptsd-5', [1])).status).toBe(400)
  expect((await answer(who, newId(), 'pc-ptsd-5', [0])).status).toBe(200)
})

test('a check-in is deleted with its answers, and the two weeks stay', async () => {
  const who = visitor(product.url)
  const id = newId()
  await answer(who, id)
  expect((await eventsOf(who))[0]).toMatchObject({
    title: 'You answered a check-in: GAD-7',
    words: expect.stringContaining('Trouble relaxing: Not at all'),
    canDelete: true,
    target: { kind: 'check-in', id },
  })
  expect((await who.delete('/api/check-ins/' + newId())).status).toBe(404)
  const { body } = await who.delete<{ receipt: string }>(`/api/check-ins/${id}`)
  expect(body.receipt).toEqual(expect.any(String))
  expect((await checkInsOf(who)).checkIns).toEqual([])
  expect(await eventsOf(who)).toMatchObject([
    { title: 'You deleted a check-in' },
    { words: null, isErased: true, canDelete: false },
  ])
  expect((await answer(who)).status).toBe(409)
})

test('check-ins are brought along, once, and one that was deleted loses its answers where it was brought before', async () => {
  const who = visitor(product.url)
  const id = newId()
  await answer(who, id)
  const early = await exportOf(who)
  expect(early.checkIns).toMatchObject([{ id, scale: 'gad-7', answers: gad7, total: 7 }])
  const other = visitor(product.url)
  for (const document of [early, early])
    expect((await other.post('/api/data/import', document)).status).toBe(200)
  expect((await checkInsOf(other)).checkIns).toHaveLength(1)
  expect((await answer(other)).status).toBe(409)

  await who.delete(`/api/check-ins/${id}`)
  await other.post('/api/data/import', await exportOf(who))
  expect((await checkInsOf(other)).checkIns).toEqual([])
  expect(JSON.stringify((await exportOf(other)).facts)).not.toContain('answers')
})

test('an older one leaves the way free, and whoever signs in takes all of them along', async () => {
  const who = visitor(product.url)
  await answer(who, newId(), 'phq-4', [1, 1, 0, 0])
  const old = checkInAnswered({ checkInId: newId(), day: '2026-01-02', at: '2026-01-02T09:00:00.000Z' })
  const document = { ...(await exportOf(who)), facts: [{ ...old, id: randomUUID() }] }
  expect((await who.post('/api/data/import', document)).status).toBe(200)
  expect((await answer(who)).status).toBe(200)
  await signInShown(who)
  expect((await checkInsOf(who)).checkIns.map(({ day }) => day)[0]).toBe('2026-01-02')
  expect((await checkInsOf(who)).checkIns).toHaveLength(3)
})
