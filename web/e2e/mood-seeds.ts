import { expect, type Page } from '@playwright/test'

export const timeZone = 'America/New_York'

export type Seed = { daysAgo: number; level: number; note?: string; time?: string }

/** The calendar day (YYYY-MM-DD) so many days before today, where the journeys take place. */
export function dayBefore(daysAgo: number): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  return new Date(Date.parse(today) - daysAgo * 86_400_000).toISOString().slice(0, 10)
}

/** Back-dated moods, brought along as a person brings them: from another tracker. */
export async function bringMoods(page: Page, seeds: readonly Seed[]): Promise<void> {
  const lines = seeds.map(
    ({ daysAgo, level, note = '', time = '00:00' }) => `${dayBefore(daysAgo)},${time},level ${level},${note}`,
  )
  const levels = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`level ${index + 1}`, index + 1]),
  )
  const answer = await page.request.post('/api/data/import/daylio', {
    data: { csv: ['full_date,time,mood,note', ...lines].join('\n'), levels, isPreview: false },
    headers: { 'Time-Zone': timeZone },
  })
  expect(await answer.json()).toMatchObject({ added: seeds.length })
}

/** Two weeks that began low and end calmer, one day left out, some days with several logs. */
export const twoWeeks: Seed[] = [
  { daysAgo: 14, level: 2, note: 'Could not stop checking my pulse.' },
  { daysAgo: 13, level: 3 },
  { daysAgo: 12, level: 3, note: 'Walked to the harbour and back.' },
  { daysAgo: 11, level: 4 },
  { daysAgo: 10, level: 4 },
  { daysAgo: 9, level: 3, note: 'A hard phone call.' },
  { daysAgo: 7, level: 5 },
  { daysAgo: 6, level: 5, note: 'Slept seven hours.' },
  { daysAgo: 5, level: 6 },
  { daysAgo: 5, level: 8, time: '20:30' },
  { daysAgo: 4, level: 6 },
  { daysAgo: 3, level: 8, note: 'The breathing helped before the appointment.' },
  { daysAgo: 2, level: 7 },
  { daysAgo: 1, level: 8 },
  { daysAgo: 1, level: 9, time: '21:00', note: 'Read on the porch until it was dark.' },
  { daysAgo: 0, level: 8 },
]

/** Every day of a year, on a slow wave. */
export const wholeYear: Seed[] = Array.from({ length: 365 }, (_, daysAgo) => ({
  daysAgo,
  level: Math.round(5.5 + 3.5 * Math.sin(daysAgo / 9) + ((daysAgo * 7) % 3) - 1),
}))
