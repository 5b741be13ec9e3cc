import { readFile } from 'node:fs/promises'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { button, expectToast, hearOut, replies, say, sayings } from '#web/e2e/talking.ts'

test.use({ hasAccepted: false })

const points = [/not medical advice/, /AI, and not a human professional/, /988, 911 or emergency services/]

test('only three ticks and a click close the disclosure, and they are asked for once', async ({ page }) => {
  await page.goto('/chat')
  const disclosure = page.getByRole('dialog', { name: 'Before you begin' })
  const accept = disclosure.getByRole('button', { name: 'I Understand and Accept' })
  await expect(disclosure).toBeVisible()
  await look(page, 'disclosure')

  await page.keyboard.press('Escape')
  await page.mouse.click(5, 400)
  await expect(disclosure).toBeVisible()

  await disclosure.getByText('Need help?').click()
  await expect(disclosure.getByRole('link', { name: /Call or Text 988/ })).toHaveAttribute('href', 'tel:988')
  await expect(disclosure.getByRole('link', { name: /Text HOME to 741741/ })).toBeVisible()
  await expect(disclosure.getByRole('link', { name: /Call 911/ })).toBeVisible()
  await expect(disclosure.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms')
  await expect(disclosure.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy')

  for (const point of points) {
    await expect(accept).toBeDisabled()
    await disclosure.getByRole('checkbox', { name: point }).click()
  }
  await disclosure.getByRole('checkbox', { name: points[0]! }).click()
  await expect(accept).toBeDisabled()
  await disclosure.getByRole('checkbox', { name: points[0]! }).click()
  await accept.click()
  await expect(disclosure).toBeHidden()
  const kept = await page.evaluate(() => localStorage.getItem('disclaimer-accepted-at'))
  expect(new Date(kept ?? '').toISOString()).toBe(kept)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'You can start anywhere.' })).toBeVisible()
  await expect(disclosure).toBeHidden()
})

test('a stranger talks, breathes, notes a mood, rates a reply and takes a copy along', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Leeward' })).toBeVisible()
  await expect(page.getByText('Your Personal Wellness Companion')).toBeVisible()
  console.log(await page.locator('body').ariaSnapshot())
})
