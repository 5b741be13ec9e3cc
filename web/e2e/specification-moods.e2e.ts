import type { Page } from '@playwright/test'
import { expect, test } from '#web/e2e/fixtures.ts'
import { bringMoods, dayBefore } from '#web/e2e/mood-seeds.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'
import { button } from '#web/e2e/talking.ts'
import { expectWords } from '#web/e2e/words-on-page.ts'

// What the specification says of moods, streaks and levels, to the letter and to the edge of each number.

const figure = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** "Nov 21, 2026", or with its weekday before it. */
const dayOf = (daysAgo: number, weekday?: 'short') =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...(weekday && { weekday }),
  }).format(new Date(dayBefore(daysAgo)))

/** Level by days before today: one log a day, 31 days in a row. */
const levels = [6, 6, 7, 7, 6, 8, 9, 10, ...Array<number>(16).fill(4), ...Array<number>(5).fill(5), 2, 1]
const seeds = levels.map((level, daysAgo) => ({ daysAgo, level, ...(daysAgo === 0 && { note: 'at sea' }) }))

test('a streak, from its first day to its bonus', async ({ page }) => {
  await openSignedIn(page)
  const banner = "Amazing streak! You're earning +5 bonus points for each activity!"
  const progress = page.getByRole('region', { name: 'Your progress' })
  const streaks = [
    { daysAgo: 0, streak: '1 day in a row', points: '+0' },
    { daysAgo: 1, streak: '2 days in a row', points: '+0' },
    { daysAgo: 2, streak: '3 days in a row', points: '+5' },
  ]
  for (const { daysAgo, streak, points } of streaks) {
    await bringMoods(page, [{ daysAgo, level: 6 }])
    await page.goto('/home')
    await expectWords(
      page,
      { '4 Levels': ['Level 1 of 5', `Streak${streak}Streak points${points}`] },
      progress,
    )
    await expect(progress.getByText(banner)).toHaveCount(points === '+5' ? 1 : 0)
    // The highlighted border and the gradient strip.
    if (points === '+5') await expect(progress).toHaveClass(/border-accent/)
    else await expect(progress).not.toHaveClass(/border-accent/)
    await expect(progress.locator('.bg-linear-to-r')).toHaveCount(points === '+5' ? 1 : 0)
  }
})

test('the mood tracker', async ({ page }) => {
  await openSignedIn(page, '/mood')
  await expect(
    page.getByText('No Mood Logs Yet: Start logging your mood to track your emotional patterns over time'),
  ).toBeVisible()
  // Folded: nobody is met by zeros.
  await page.getByText('Your figures').click()
  await expectWords(page, { '4 Mood trend, no logs': ['0/10', 'Trendstable'] })

  await bringMoods(page, seeds)
  await page.goto('/mood')
  await expectWords(page, {
    '2 Mood Tracker': ['Mood Tracker', 'Mood Trend', 'Recent Mood Logs', 'at sea'],
  })
  await expect(page.getByRole('group', { name: 'Show' }).getByRole('button')).toHaveText([
    'Last Week',
    'Last Month',
    'All Time',
  ])
  await expect(button(page, 'Last Week')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.recharts-yAxis .recharts-cartesian-axis-tick-value')).toHaveText([
    '1',
    '3',
    '5',
    '7',
    '9',
    '10',
  ])

  // 9, mood filters, at their edges: on the 7th day a 9, before it a 10; on the 30th a 2, before it a 1.
  // 9, average captions, at theirs: 7, 5 and 4.9.
  const spans = [
    { span: 'Last Week', average: '7/10Feeling calm', trend: 'declining', highest: 9, lowest: 6, days: 7 },
    { span: 'Last Month', average: '5/10Balanced', trend: 'improving', highest: 10, lowest: 2, days: 14 },
    {
      span: 'All Time',
      average: '4.9/10Experiencing anxiety',
      trend: 'improving',
      highest: 10,
      lowest: 1,
      days: 14,
    },
  ]
  for (const { span, average, trend, highest, lowest, days } of spans) {
    await button(page, span).click()
    await expect(figure(page, 'Average Level')).toHaveText(`Average Level${average}`)
    await expect(figure(page, 'Trend')).toContainText(trend)
    await expect(figure(page, 'Highest')).toHaveText(`Highest${highest}/10Peak calm level`)
    await expect(figure(page, 'Lowest')).toHaveText(`Lowest${lowest}/10Most anxious moment`)
    await expect(page.locator('[data-chart-point]')).toHaveCount(days)
  }

  // 9, the list: newest first, max 20.
  const logs = figure(page, 'Recent Mood Logs').getByRole('listitem')
  await expect(logs).toHaveCount(20)
  const time = (daysAgo: number) => `${dayOf(daysAgo)}, 12:00\u202fAM`
  await expect(logs.first()).toHaveText(`6 / 10Neutral${time(0)}at sea`)
  await expect(logs.last()).toHaveText(`4 / 10Moderately Anxious${time(19)}`)

  // 9, the chart: by day label, averaged, rounded to one decimal, the last 14 days.
  await bringMoods(page, [
    { daysAgo: 0, level: 6, note: 'still at sea' },
    { daysAgo: 0, level: 7 },
  ])
  await page.goto('/mood')
  await button(page, 'All Time').click()
  await button(page, 'Show as table').first().click()
  const days = figure(page, 'Mood by day').getByRole('row')
  await expect(days).toHaveCount(1 + 14)
  await expect(days.nth(1)).toHaveText(`${dayOf(0, 'short')}6.3 of 10, Neutral3`)
  await expect(days.last()).toHaveText(`${dayOf(13, 'short')}4 of 10, Moderately Anxious1`)
})

test('the trend of moods, to either side of its threshold', async ({ page }) => {
  await openSignedIn(page)
  // The mean of the last five against that of the first five, which differ by steps of a fifth: 0.4, then 0.6.
  await bringMoods(
    page,
    [3, 5, 5, 5, 5, 5].map((level, index) => ({ daysAgo: 6 - index, level })),
  )
  await page.goto('/mood')
  await expect(figure(page, 'Trend')).toContainText('stable')
  await bringMoods(page, [{ daysAgo: 0, level: 6 }])
  await page.goto('/mood')
  await expect(figure(page, 'Trend')).toContainText('improving')
})
