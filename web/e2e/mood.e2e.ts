import type { Page } from '@playwright/test'
import { expect, keepPicture, look, test } from '#web/e2e/fixtures.ts'
import { bringMoods, twoWeeks, wholeYear } from '#web/e2e/mood-seeds.ts'
import { openKind } from '#web/e2e/opened-kind.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'
import { button, expectToast, later } from '#web/e2e/talking.ts'

const figure = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const points = (page: Page) => page.locator('[data-chart-point]')

/** As somebody finds the page: nothing pointed at, nothing scrolled. */
async function toTop(page: Page) {
  await page.mouse.move(1, 1)
  await page.evaluate(() => {
    scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement || document.activeElement instanceof SVGElement)
      document.activeElement.blur()
  })
}

async function openMood(page: Page) {
  await page.goto('/mood')
  await expect(page.getByRole('heading', { level: 1, name: 'Mood Tracker' })).toBeVisible()
}

async function signedInWith(page: Page, seeds: Parameters<typeof bringMoods>[1]) {
  await openSignedIn(page)
  await bringMoods(page, seeds)
  await openMood(page)
}

test('signed out, the mood tracker asks to log in', async ({ page }) => {
  await page.goto('/mood')
  await expect(page.getByRole('heading', { name: 'Not Logged In' })).toBeVisible()
  await expect(page.getByText('Please log in to view your mood tracker')).toBeVisible()
  await look(page, 'mood-signed-out')
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the first mood is logged here, by the keyboard, and seen at once', async ({ page }) => {
  await openSignedIn(page)
  await openMood(page)
  await expect(
    page.getByText('No Mood Logs Yet: Start logging your mood to track your emotional patterns over time'),
  ).toBeVisible()
  // Folded: nobody is met by zeros.
  await page.getByText('Your figures').click()
  await expect(figure(page, 'Average Level')).toContainText('0/10')
  await expect(figure(page, 'Trend')).toContainText('stable')
  await expect(page.getByText('Experiencing anxiety')).toHaveCount(0)
  await expect(button(page, 'Last Week')).toHaveAttribute('aria-pressed', 'true')
  await look(page, 'mood-empty', { isWhole: true })

  await button(page, 'Log your mood').press('Enter')
  const form = page.getByRole('form', { name: 'How are you feeling right now?' })
  await expect(form.getByRole('slider')).toHaveAttribute('aria-valuetext', '6 of 10, Neutral')
  await form.getByRole('slider').press('ArrowUp')
  await form.getByRole('textbox').fill('the kettle sings')
  await look(page, 'mood-log-here')
  await form.getByRole('button', { name: 'Log mood' }).press('Enter')
  await expectToast(page, 'Mood logged')
  await expect(button(page, 'Log your mood')).toBeFocused()
  await expect(figure(page, 'Recent Mood Logs')).toContainText('7 / 10Somewhat Calm')
  await expect(figure(page, 'Recent Mood Logs')).toContainText('the kettle sings')
  await expect(figure(page, 'Average Level')).toContainText('7/10Feeling calm')
  await expect(points(page)).toHaveCount(1)
  await look(page, 'mood-one', { isWhole: true })

  await button(page, 'Log your mood').click()
  await button(page, 'Cancel').click()
  await expect(button(page, 'Log your mood')).toBeFocused()

  await page.getByRole('link', { name: 'Correct or delete a log' }).click()
  await openKind(page, 'Moods')
  await page.getByText('You logged a mood: 7 of 10', { exact: true }).click()
  await expect(button(page, /^Correct ?You logged a mood: 7 of 10/)).toBeVisible()
})

test('two weeks of moods: figures, month, chart and list', async ({ page }) => {
  await signedInWith(page, twoWeeks)
  // Today and the six days before: nine logs.
  await expect(figure(page, 'Average Level')).toContainText('7.2/10Feeling calm')
  await expect(figure(page, 'Trend')).toContainText('improving')
  await expect(figure(page, 'Highest')).toContainText('9/10Peak calm level')
  await expect(figure(page, 'Lowest')).toContainText('5/10Most anxious moment')
  await expect(points(page)).toHaveCount(7)
  for (const tick of ['1', '3', '5', '7', '9', '10'])
    await expect(page.locator('.recharts-yAxis').getByText(tick, { exact: true })).toBeVisible()

  await button(page, 'Last Month').click()
  await expect(figure(page, 'Average Level')).toContainText('5.6/10Balanced')
  await expect(figure(page, 'Lowest')).toContainText('2/10')
  await expect(points(page)).toHaveCount(14)
  const rows = figure(page, 'Recent Mood Logs').getByRole('listitem')
  await expect(rows).toHaveCount(16)
  await expect(rows.first()).toContainText('8 / 10')
  // Scrolled into sight, the chart must not come to lie under the mouse.
  await page.mouse.move(1, 1)
  const chart = page.getByRole('application')
  await chart.press('ArrowRight')
  await chart.press('ArrowRight')
  await expect(page.getByRole('status').filter({ hasText: 'of 10' })).toContainText('(1 log)')
  await keepPicture(page, 'mood-chart-focus')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('status').filter({ hasText: 'of 10' })).toHaveCount(0)

  const yesterday = figure(page, 'A month of weather').getByRole('button').nth(-2)
  await expect(yesterday).toHaveAccessibleName(/: Clear, 8\.5 of 10, Very Calm$/)
  await yesterday.click()
  await expect(figure(page, 'A month of weather')).toContainText('Read on the porch until it was dark.')

  await toTop(page)
  await look(page, 'mood-two-weeks', { isWhole: true })

  const said = await points(page).count()
  await button(page, 'Show as table').first().click()
  const table = figure(page, 'Mood by day').getByRole('table')
  await expect(table.getByRole('rowheader')).toHaveCount(said)
  await expect(table.getByRole('row').nth(1)).toContainText('8 of 10, Moderately Calm')
  await toTop(page)
  await look(page, 'mood-table', { isWhole: true })
  await button(page, 'Show as table').first().click()
  await expect(points(page)).toHaveCount(said)
})

test('a day of the month tells what was noted on it, and a mood is logged for it', async ({ page }) => {
  await openSignedIn(page)
  await page.request.post('/api/journal', { data: { content: 'The kettle sang.', mood: 9 } })
  await bringMoods(page, [{ daysAgo: 1, level: 3, note: 'A loud heart.' }])
  await openMood(page)
  const month = figure(page, 'A month of weather')
  const day = (name: RegExp) => month.getByRole('button', { name })
  await day(/: Clear, 9 of 10, Very Calm$/).click()
  await expect(month.getByRole('listitem').filter({ hasText: '9 of 10, Very Calm' })).toContainText(
    'From your journal',
  )
  await look(page, 'mood-journal-day', { isWhole: true })

  const chosen = month.getByRole('button').nth(26)
  await expect(day(/: no log$/)).toHaveCount(28)
  await day(/: no log$/)
    .nth(-2)
    .press('Enter')
  await expect(month).toContainText('Nothing is noted on this day.')
  await button(page, 'Log a mood for this day').press('Enter')
  const form = month.getByRole('form', { name: /^How did you feel on .*\?$/ })
  await form.getByRole('slider').press('ArrowDown')
  await form.getByRole('textbox').fill('a grey ferry')
  await look(page, 'mood-back-dated', { isWhole: true })
  await form.getByRole('button', { name: 'Log mood' }).press('Enter')
  await expectToast(page, 'Mood logged')
  await expect(month).toContainText('a grey ferry')
  await expect(chosen).toHaveAccessibleName(/: Cloudy, 5 of 10, /)
  await expect(button(page, 'Log a mood for this day')).toBeFocused()
  await expect(figure(page, 'Recent Mood Logs')).toContainText('a grey ferry')

  await day(/: Clear, 9 of 10/).click()
  await month.getByRole('link', { name: 'From your journal' }).click()
  await expect(page.getByText('The kettle sang.').last()).toBeVisible()
})

test('a year of moods shows the last 14 days and the last 20 logs', async ({ page }) => {
  await signedInWith(page, wholeYear)
  await button(page, 'All Time').click()
  await expect(points(page)).toHaveCount(14)
  const list = figure(page, 'The logs, the newest first')
  await expect(list.getByRole('listitem')).toHaveCount(20)
  const mean = wholeYear.reduce((sum, { level }) => sum + level, 0) / wholeYear.length
  await expect(figure(page, 'Average Level')).toContainText(`${Math.round(mean * 10) / 10}/10`)
  await expect(figure(page, 'Lowest')).toContainText(`${Math.min(...wholeYear.map(({ level }) => level))}/10`)
  expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
  await look(page, 'mood-year', { isWhole: true })
  const showOlder = list.getByRole('button', { name: 'Show older' })
  await showOlder.focus()
  for (const shown of [40, 60, 80, 100, 120]) {
    await page.keyboard.press('Enter')
    await expect(list.getByRole('listitem')).toHaveCount(shown)
    await expect(showOlder).toBeFocused()
  }
})

test('a week without a log says so, and leads to the earlier ones', async ({ page }) => {
  await signedInWith(page, [{ daysAgo: 7, level: 4 }])
  await expect(page.getByText('There is no log in this time. Your earlier ones are kept.')).toBeVisible()
  await look(page, 'mood-nothing-in-week', { isWhole: true })
  await button(page, 'Show all of them').click()
  await expect(button(page, 'All Time')).toHaveAttribute('aria-pressed', 'true')
  await expect(figure(page, 'Average Level')).toContainText('4/10Experiencing anxiety')
})

test('while moods are fetched the page says so, and when they cannot be, that nothing is lost', async ({
  page,
}) => {
  await openSignedIn(page)
  const answer = later()
  await page.route(
    '**/api/mood-logs',
    async (route) => {
      await answer.until
      await route.fulfill({ status: 500, body: 'Something broke.' })
    },
    { times: 1 },
  )
  await openMood(page)
  await expect(page.getByText('Loading mood data...', { exact: true })).toBeVisible()
  await look(page, 'mood-loading')
  answer.now()
  await expect(page.getByText('This could not be loaded. Nothing of it is lost.')).toBeVisible()
  await look(page, 'mood-not-loaded')
  await expectReachable(page, 'mood-not-loaded')
  await button(page, 'Try again').click()
  await expect(page.getByText('No Mood Logs Yet')).toBeVisible()
})

test('a chart that cannot be loaded shows its numbers', async ({ page }) => {
  await page.route('**/assets/*-drawing-*.js', (route) => route.abort())
  await signedInWith(page, twoWeeks)
  await expect(page.getByText('We could not load the picture. Here are its numbers.')).toHaveCount(1)
  await expect(figure(page, 'Mood by day').getByRole('rowheader')).toHaveCount(7)
  await expect(figure(page, 'Recent Mood Logs').getByRole('listitem')).toHaveCount(9)
  await look(page, 'mood-chart-failed', { isWhole: true })
})

test('nothing jumps when the charts arrive', async ({ page }) => {
  await openSignedIn(page)
  await bringMoods(page, twoWeeks)
  const charts = later()
  await page.route('**/assets/*-drawing-*.js', async (route) => {
    await charts.until
    await route.continue()
  })
  await openMood(page)
  await expect(figure(page, 'Recent Mood Logs')).toBeVisible()
  await page.evaluate(() => {
    Object.assign(globalThis, { shifts: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, { shifts: Reflect.get(globalThis, 'shifts') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift' })
  })
  const before = await figure(page, 'Recent Mood Logs').boundingBox()
  charts.now()
  await expect(points(page)).toHaveCount(7)
  expect(await figure(page, 'Recent Mood Logs').boundingBox()).toEqual(before)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toBe(0)
})

for (const { how, width, textSize } of [
  { how: 'at 320 px', width: 320, textSize: 16 },
  { how: 'with text twice as large', width: 640, textSize: 32 },
])
  test(`${how} the moods need no scrolling sideways`, async ({ page, context }) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize } })
    await signedInWith(page, twoWeeks)
    await page.setViewportSize({ width, height: 2400 })
    await expect(points(page)).toHaveCount(7)
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await overflow()).toBe(0)
    await keepPicture(page, `mood-${width}`)
    await button(page, 'Log your mood').click()
    await button(page, 'Show as table').first().click()
    expect(await overflow()).toBe(0)
    await keepPicture(page, `mood-form-${width}`)
  })

test('the charts are drawn in the colours that a person forces, and nothing moves', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await signedInWith(page, twoWeeks)
  await expect(points(page)).toHaveCount(7)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  const canvasText = await page.evaluate(() => getComputedStyle(document.body).color)
  expect(await page.locator('.recharts-area-curve').evaluate((line) => getComputedStyle(line).stroke)).toBe(
    canvasText,
  )
  await keepPicture(page, 'mood-forced-colours', true)
})
