import { expect, look, test } from '#web/e2e/fixtures.ts'
import { expectOfflinePage, offlineKept } from '#web/e2e/offline-kept.ts'
import { button, openChat, say } from '#web/e2e/talking.ts'

test.use({ serviceWorkers: 'allow' })

test('a visitor writes their plan one part at a time; it is there in a crisis, on paper and without a network', async ({
  page,
}) => {
  await page.goto('/plan')
  await look(page, 'plan', { isWhole: true })
  await button(page, 'Write How I notice').click()
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('I stop answering messages.')
  await look(page, 'plan-part', { isWhole: true })
  await button(page, 'Next part').click()
  await page.keyboard.type('Walk to the river.')
  await button(page, 'Done for now').click()
  await expect(page.getByText('Saved.')).toBeVisible()

  await page.getByRole('switch', { name: 'Keep it on this device too' }).click()
  await expect(page.getByRole('switch')).toBeChecked()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.locator('[data-print]').getByText('Walk to the river.')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await expect(page.getByText('I stop answering messages.').first()).toBeVisible()

  await openChat(page)
  await say(page, 'I am going to kill myself tonight')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('My plan for hard moments').click()
  await expect(dialog.getByText('Walk to the river.')).toBeVisible()
  await look(page, 'plan-in-crisis')

  await page.goto('/about')
  await offlineKept(page)
  await page.context().setOffline(true)
  await page.goto('/')
  await expectOfflinePage(page)
  const plan = page.getByRole('region', { name: 'My plan for hard moments' })
  await expect(plan.getByText('Walk to the river.')).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('river')
})
