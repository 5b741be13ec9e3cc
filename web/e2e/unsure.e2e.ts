import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { entries, openJournal, walk } from '#web/e2e/journaling.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { button } from '#web/e2e/talking.ts'

const unsure = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'We could not find out who is here' })

test('who cannot be asked for is not taken for signed out', async ({ page }) => {
  test.slow()
  await openJournal(page, walk)
  let isAway = true
  await page.route('**/api/auth/user', (route) =>
    isAway ? route.fulfill({ status: 500, body: 'Something broke.' }) : route.continue(),
  )
  await page.reload()
  await expect(unsure(page)).toBeVisible()
  await expect(page.getByText('Please log in')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /988/ }).first()).toBeVisible()
  await look(page, 'unsure')
  await expectReachable(page, 'unsure')

  // What everybody may read is there, and so is help.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('We could not find out who is here')
  await page.getByRole('banner').getByRole('link', { name: 'Leeward' }).click()
  await expect(unsure(page)).toBeVisible()
  await page.goBack()
  await page.goBack()

  await button(page, 'Try again').click()
  await expect(page.getByText('Still no answer.')).toBeVisible()
  await expect(button(page, 'Try again')).toBeFocused()
  isAway = false
  await button(page, 'Try again').click()
  await expect(entries(page)).toContainText(walk.content)
})

test('without a network it is said as well', async ({ page }) => {
  await openJournal(page)
  await page.route('**/api/auth/user', (route) => route.abort('connectionrefused'))
  await page.goto('/profile')
  await expect(unsure(page)).toBeVisible()
})

test('who was known stays known when the question fails later', async ({ page }) => {
  await openJournal(page, walk)
  const asked = page.waitForResponse('**/api/auth/user')
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: 'Something broke.' }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await asked
  await expect(entries(page)).toContainText(walk.content)
  await expect(unsure(page)).toHaveCount(0)
})
