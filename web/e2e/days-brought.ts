import { expect, type Page } from '@playwright/test'
import { dayBefore, timeZone } from '#web/e2e/mood-seeds.ts'

const newId = (): string => crypto.randomUUID().replaceAll('-', '')

/** A day is that of the browser, whatever the hour is elsewhere. */
const headers = { 'Time-Zone': timeZone }

type Day = { daysAgo: number; mood: number; tags: string[] }

/** Back-dated entries, brought along as a person brings them: from another Leeward. */
export async function bringDays({ request }: Page, days: readonly Day[]): Promise<void> {
  await request.post('/api/mood-logs', { data: { level: 5, note: null, sessionId: null }, headers })
  const document = (await (await request.get('/api/data/export')).json()) as object
  const facts = days.map(({ daysAgo, mood, tags }) => ({
    id: crypto.randomUUID(),
    type: 'EntryWritten',
    at: `${dayBefore(daysAgo)}T17:00:00.000Z`,
    data: { entryId: newId(), day: dayBefore(daysAgo), tier: 'none', concerns: [] },
    personal: { title: null, content: 'A day like others.', mood, tags },
  }))
  const answer = await request.post('/api/data/import', { data: { ...document, facts }, headers })
  expect(answer.ok()).toBe(true)
}

/** An exercise done a few times: how hard it was before, and each time after. */
export async function doExercise(
  { request }: Page,
  exerciseId: string,
  before: number,
  afters: readonly number[],
): Promise<void> {
  for (const after of afters) {
    const data = { exerciseId, sessionId: null, completionId: newId(), rated: { before, after } }
    expect((await request.post('/api/exercises/complete', { data })).ok()).toBe(true)
  }
}
