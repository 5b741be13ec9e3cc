import { letSignInsGrowStale } from '#infra/testing/stale-sign-ins.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'

test('whoever signed in long ago signs in once more to delete or take along, and comes back', async ({
  page,
  product,
}) => {
  const address = await openSignedIn(page)
  await letSignInsGrowStale(product.databaseUrl)

  await page.goto('/data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: /^Delete in/ }).click()
  await expect(page.getByRole('heading', { name: 'Sign in once more' })).toBeVisible()
  await look(page, 'sign-in-again')

  await page.getByLabel('E-mail address').fill(address)
  await page.getByRole('button', { name: 'Send me a link and a code' }).click()
  const code = /code is (\d{6})/.exec(await page.locator('pre').innerText())?.[1]
  await page.getByLabel('Code of six digits').fill(code ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/data')

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export JSON' }).click()
  expect((await download).suggestedFilename()).toMatch(/^leeward-.*\.json$/)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('button', { name: /^Delete in/ }).click()
  await expect(page).toHaveURL(/\/receipts\//)
})
