import { expect, type Page } from '@playwright/test'
import { dayBefore } from '#web/e2e/mood-seeds.ts'

const newId = (): string => crypto.randomUUID().replaceAll('-', '')

/** Check-ins with GAD-7 that add up to these, two weeks apart, the last one a fortnight ago. */
export async function bringCheckIns({ request }: Page, scale: 'gad-7', totals: readonly number[]) {
  const document = (await (await request.get('/api/data/export')).json()) as object
  const facts = totals.map((total, index) => {
    const day = dayBefore(14 * (totals.length - index))
    // As even as it can be over the seven.
    const answers = Array.from({ length: 7 }, (_, question) => Math.floor((total + question) / 7))
    return {
      id: crypto.randomUUID(),
      type: 'CheckInAnswered',
      at: `${day}T17:00:00.000Z`,
      data: { checkInId: newId(), scale, day },
      personal: { answers },
    }
  })
  const answer = await request.post('/api/data/import', { data: { ...document, facts } })
  expect(answer.ok()).toBe(true)
}
