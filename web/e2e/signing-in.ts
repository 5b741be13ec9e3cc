import { expect, type Page } from '@playwright/test'

/** Signs in by the mail that the page of a fresh machine shows, starting at the header. Gives the address. */
export async function signInByMail(
  page: Page,
  address = `ada-${crypto.randomUUID()}@example.org`,
): Promise<string> {
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByLabel('E-mail address').fill(address)
  await page.getByRole('button', { name: 'Send me a link and a code' }).click()
  const code = /code is (\d{6})/.exec(await page.locator('pre').innerText())?.[1]
  await page.getByLabel('Code of six digits').fill(code ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/api/'))
  await expect(page.getByRole('contentinfo')).toBeVisible()
  // Not only its first words: whatever this page asks for is asked.
  await page.locator('#root[data-viewer]').waitFor({ state: 'detached' })
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
  return address
}
