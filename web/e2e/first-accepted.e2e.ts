import { expect, look, test } from '#web/e2e/fixtures.ts'
import { button, expectToast, hearOut, later, messageBox, sayings } from '#web/e2e/talking.ts'

test.use({ hasAccepted: false })

const accept = 'I Understand and Accept'

test('nothing can be written before the disclosure is accepted, whichever way one came', async ({ page }) => {
  await page.goto('/about')
  await expect(button(page, accept)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
  await expect(button(page, accept)).toBeVisible()
  await look(page, 'data-unaccepted')
  for (const path of ['/mood', '/profile', '/journal', '/chat']) {
    await page.goto(path)
    await expect(button(page, accept), path).toBeVisible()
  }
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check()
  await button(page, accept).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your data in this browser' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what is sent as soon as it was accepted goes once there is a session', async ({ page }) => {
  const begun = later()
  await page.route('**/api/session/new', async (route) => {
    await begun.until
    await route.continue()
  })
  await page.goto('/chat')
  for (const box of await page.getByRole('dialog').getByRole('checkbox').all()) await box.check()
  await button(page, accept).click()
  await messageBox(page).fill('Is somebody there?')
  await messageBox(page).press('Enter')
  await expectToast(page, 'Session Not Ready', 'Please wait for the session to initialize, then try again.')
  await expect(page.getByText('This is sent as soon as it has.')).toBeVisible()
  begun.now()
  await hearOut(page)
  await expect(sayings(page)).toHaveText(['Is somebody there?'])
  await expect(messageBox(page)).toHaveValue('')
})
