import { expect, look, test } from '#web/e2e/fixtures.ts'

test('Privacy and Terms say who runs this server, or that nobody said so, and who gets something', async ({
  page,
}) => {
  await page.goto('/privacy')
  await expect(page.getByText('has not said who they are')).toBeVisible()
  await expect(page.getByText('that is nobody: there are none')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Consumer Health Data Privacy Policy' })).toBeVisible()
  await look(page, 'privacy-unnamed', { isWhole: true })

  const facts = await (await page.request.get('/api/server')).json()
  const named = {
    ...facts,
    operator: {
      name: 'Quiet Harbour',
      address: '1 Harbour Street, Hamburg',
      contact: 'hello@harbour.example',
      country: 'DE',
    },
    processors: [{ purpose: 'model', name: 'models.example.net (calm-1)' }],
    leastAges: { ...facts.leastAges, byCountry: { AT: 14 } },
  }
  await page.route('**/api/server', (route) => route.fulfill({ json: named }))
  await page.reload()
  await expect(page.getByText('This server is run by Quiet Harbour')).toContainText('in Germany')
  await expect(page.getByRole('link', { name: 'hello@harbour.example' })).toHaveAttribute(
    'href',
    'mailto:hello@harbour.example',
  )
  await expect(page.getByRole('listitem').filter({ hasText: 'models.example.net (calm-1)' })).toBeVisible()
  await page.goto('/terms')
  await expect(page.getByText('The law of Germany holds')).toBeVisible()
  await expect(page.getByText('Anyone who is 13 or older')).toContainText('14 in Austria')
  await expect(page.getByText('A companion like this may not suit everyone under 18.')).toBeVisible()
  await look(page, 'terms-named', { isWhole: true })
})

test('the foot of every page leads to what is kept about health, and how', async ({ page }) => {
  const heading = page.getByRole('heading', { name: 'Consumer Health Data Privacy Policy' })
  for (const path of ['/', '/about', '/privacy']) {
    await page.goto(path)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Health data' }).click()
    await expect(page).toHaveURL('/privacy#consumer-health-data')
    await page.locator('#root[data-viewer]').waitFor({ state: 'detached' })
    await expect(heading).toBeInViewport()
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the first page leads there, too', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Health data' }).click()
    await expect(page.getByRole('heading', { name: 'Consumer Health Data' })).toBeInViewport()
  })
})
