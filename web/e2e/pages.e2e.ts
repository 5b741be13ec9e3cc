import { expect, look, test } from '#web/e2e/fixtures.ts'
import { button } from '#web/e2e/talking.ts'

test.describe('before anything is accepted', () => {
  test.use({ hasAccepted: false })

  test('the story and the legal pages can be read', async ({ page }) => {
    const readable = [
      { path: '/about', title: 'Why I Built Leeward' },
      { path: '/privacy', title: 'Privacy Policy' },
      { path: '/terms', title: 'Terms of Service' },
    ]
    for (const { path, title } of readable) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      if (path !== '/about') await expect(page.getByText(/October 26, 2025/)).toBeVisible()
      await look(page, path.slice(1), { isWhole: true })
    }
  })
})

test('every page leads to every other', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Read My Story' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Why I Built Leeward' })).toBeVisible()
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await expect(page).toHaveTitle(/Privacy/)
  await footer.getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Service' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'Leeward' }).click()
  await expect(button(page, 'Need help?').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})
