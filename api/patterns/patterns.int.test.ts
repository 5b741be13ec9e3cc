import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { exportOf } from '#api/portability/document-for-test.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { listHelpedWith } from '#contract/exercises.ts'
import type { findPatterns } from '#contract/patterns.ts'
import {
  entryWritten,
  exerciseCompleted,
  exerciseRated,
  messageSent,
  replyWritten,
  sessionStarted,
} from '#domain/testing/events.ts'
import { newId } from '#infra/ids.ts'
import { productForTest } from '#infra/testing/product-for-test.ts'
import { type Visitor, visitor } from '#infra/testing/visitor.ts'

const product = await productForTest('postgres')
afterAll(() => product[Symbol.asyncDispose]())

const patternsOf = async (who: Visitor, since?: string) =>
  (await who.get<ReplyOf<typeof findPatterns>>(`/api/patterns${since ? `?since=${since}` : ''}`)).body

/** So many days of November, every other one with a walk and three points calmer. */
const written = Array.from({ length: 24 }, (_, index) => {
  const day = `2026-10-${String(index + 1).padStart(2, '0')}`
  const isWalk = index % 2 === 0
  const { personal, ...fact } = entryWritten({ entryId: newId(), day, at: `${day}T12:00:00.000Z` })
  return {
    ...fact,
    id: randomUUID(),
    personal: { ...personal, mood: (isWalk ? 7 : 4) + (index % 3), tags: isWalk ? ['walk', 'tea'] : ['tea'] },
  }
})

test('what went together is told from ten days on each side, by span, and comes along to another Leeward', async () => {
  const who = visitor(product.url)
  await who.get('/api/progress')
  expect(await patternsOf(who)).toEqual({ days: [], notedDays: 0, tags: [], compared: 0, patterns: [] })
  await who.post('/api/mood-logs', { level: 5, sessionId: null })
  const document = await exportOf(who)
  expect((await who.post('/api/data/import', { ...document, facts: written })).status).toBe(200)
  await expect.poll(async () => (await patternsOf(who)).notedDays).toBe(24)
  const found = await patternsOf(who)
  expect(found.days).toHaveLength(25)
  expect(found.tags).toEqual([
    { tag: 'tea', days: 24 },
    { tag: 'walk', days: 12 },
  ])
  // Tea is there every day, so there is nothing to compare it with.
  expect(found).toMatchObject({ compared: 1, patterns: [{ tag: 'walk', daysWith: 12, daysWithout: 12 }] })
  expect(found.patterns[0]!.difference.low).toBeGreaterThan(1)
  expect(await patternsOf(who, '2026-10-10')).toMatchObject({ notedDays: 15, compared: 0, patterns: [] })
})

test('a mood counts for the day of whoever logged it, wherever it is asked for', async () => {
  const who = visitor(product.url)
  const days: (string | undefined)[] = []
  for (const timeZone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    await who.request('POST', '/api/mood-logs', { level: 4, sessionId: null }, { 'Time-Zone': timeZone })
    days.push(new Intl.DateTimeFormat('en-CA', { timeZone }).format())
  }
  const found = await patternsOf(who)
  expect(found.days.map(({ day }) => day)).toEqual(days)
})

test('what helped is told by what the guide had heard just before, and no longer once the conversation is gone', async () => {
  const [sessionId, messageId] = [newId(), newId()]
  const guide = { need: 'panic-now', step: 'offered', missed: 0 }
  const at = (minute: number) => `2026-10-01T12:${String(minute).padStart(2, '0')}:00.000Z`
  const uses = [1, 2, 3, 4, 5].flatMap((minute) => {
    const completionId = newId()
    return [
      exerciseCompleted({ completionId, sessionId, exerciseId: 'longer-exhale', at: at(minute) }),
      { ...exerciseRated({ completionId, before: 7, after: 4 + (minute % 2) }), at: at(minute) },
    ]
  })
  const facts = [
    { ...sessionStarted, at: at(0), data: { sessionId } },
    messageSent({ sessionId, messageId, at: at(0) }),
    replyWritten({ sessionId, messageId, replyId: newId(), guide, at: at(0) }),
    ...uses,
  ].map((fact) => ({ ...fact, id: randomUUID() }))
  const who = visitor(product.url)
  await who.post('/api/mood-logs', { level: 5, sessionId: null })
  const document = await exportOf(who)
  expect((await who.post('/api/data/import', { ...document, facts })).status).toBe(200)
  const helpedWith = async () =>
    (await who.get<ReplyOf<typeof listHelpedWith>>('/api/exercises/helped/by-need')).body
  await expect
    .poll(helpedWith)
    .toMatchObject([{ need: 'panic-now', exercises: [{ exerciseId: 'longer-exhale', rated: 5 }] }])
  const [brought] = (await exportOf(who)).sessions
  expect((await who.delete(`/api/sessions/${brought?.id}`)).status).toBe(200)
  await expect.poll(helpedWith).toEqual([])
})
