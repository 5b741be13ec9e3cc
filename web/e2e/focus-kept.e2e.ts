import { expect, test } from '#web/e2e/fixtures.ts'
import { passMidnight } from '#web/e2e/pass-midnight.ts'
import { expectFocusInSight } from '#web/e2e/reach.ts'
import { tabTo } from '#web/e2e/tabbing.ts'
import { button, expectToast, hearOut, later, openChat, say, toast } from '#web/e2e/talking.ts'

test('whoever rates a reply keeps their place', async ({ page }) => {
  await openChat(page)
  await say(page, 'A marmalade morning')
  await hearOut(page)
  await button(page, 'Helpful').press('Enter')
  await expectToast(page, 'Thank you!')
  await expect(button(page, 'Helpful')).toBeDisabled()
  await expect(button(page, 'Helpful')).toBeFocused()
})

for (const key of ['Enter', 'Escape'])
  test(`whoever closes a toast with ${key} is where they were before it`, async ({ page }) => {
    await openChat(page)
    await say(page, 'A marmalade morning')
    await hearOut(page)
    await button(page, 'Helpful').press('Enter')
    const close = toast(page).getByRole('button', { name: 'Close' })
    await close.focus()
    await close.press(key)
    await expect(toast(page).getByRole('listitem')).toHaveCount(0)
    await expect(button(page, 'Helpful')).toBeFocused()
  })

test('whoever takes moods over from Daylio keeps their place', async ({ page }) => {
  await page.goto('/')
  await page.request.post('/api/mood-logs', { data: { level: 7, note: null, sessionId: null } })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
  const lines = [
    'full_date,date,weekday,time,mood,activities,note_title,note',
    '2026-01-02,January 2,Friday,8:15 PM,good,,,',
    '2026-01-03,January 3,Saturday,9:15 PM,soft,,,',
    '2026-01-04,January 4,Sunday,9:15 PM,steady,,,',
  ]
  const file = { name: 'daylio.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) }
  await page.getByLabel('Moods from Daylio (CSV)').setInputFiles(file)
  const level = page.getByLabel('“soft”')
  await level.focus()
  await level.press('ArrowDown')
  await expect(page.getByText('2 moods can be taken over.')).toBeVisible()
  await expect(level).toBeFocused()
  await page.getByLabel('“steady”').selectOption('7')
  await expect(page.getByText('3 moods can be taken over.')).toBeVisible()
  await button(page, 'Take these moods over').press('Enter')
  await expect(page.getByText('3 moods taken over.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Moods from Daylio' })).toBeFocused()
})

test('what comes late above what has the focus does not push it out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/about')
  await page.request.post('/api/mood-logs', { data: { level: 7, note: null, sessionId: null } })
  const remembered = later()
  await page.route('**/api/memory', async (route) => {
    await remembered.until
    await route.continue()
  })
  await page.goto('/data')
  await expect(button(page, 'Delete everything')).toBeVisible()
  await tabTo(page, 'button', 'Delete everything')
  remembered.now()
  await expect(page.getByRole('switch')).toBeVisible()
  await expectFocusInSight(page)
})

test('yesterday’s words are not under "Today"', async ({ page }) => {
  await page.clock.install()
  await openChat(page)
  await say(page, 'A marmalade morning')
  await hearOut(page)
  await expect(page.getByText('Today', { exact: true })).toBeVisible()
  await passMidnight(page)
  await expect(page.getByText('Yesterday', { exact: true })).toBeVisible()
  await expect(page.getByText('Today', { exact: true })).toHaveCount(0)
})
