import { expect, look, test } from '#web/e2e/fixtures.ts'

test('how Leeward listens, what it misses and how often it was needed is told to everybody', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Safety' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'How Leeward listens for danger' })).toBeVisible()
  await expect(page.getByText('The floor', { exact: true })).toBeVisible()
  await expect(page.getByText('It is on here, in version').first()).toBeVisible()

  const facts = await (await page.request.get('/api/safety')).json()
  const learnedIsOn = facts.layers.some(
    (one: { layer: string; isOn: boolean }) => one.layer === 'learned' && one.isOn,
  )
  const measured = learnedIsOn ? facts.figures.withLearned : facts.figures.floorAlone
  await page.getByText('The measurements').click()
  const { hits, of } = measured.groups[0].dialogRecall
  const shown = (100 * (hits / of)).toLocaleString('en', { maximumFractionDigits: 1 })
  await expect(page.getByText(`Dialog opens where it should: ${shown} %`).first()).toBeVisible()
  const rows = page.getByRole('table', { name: 'By language' }).getByRole('row')
  await expect(rows).toHaveCount(measured.languages.length + 1)
  await expect(page.getByText(`${new Date().getUTCFullYear()}: words were met`)).toContainText('fewer than 5')
  await page.getByText(`All that it is told, in version ${facts.prompt.version}`).click()
  await expect(page.getByText('You are the companion of Leeward')).toBeVisible()
  await look(page, 'safety', { isWhole: true })

  await page.goto('/privacy')
  await page.getByRole('main').getByRole('link', { name: 'Safety' }).click()
  await expect(page).toHaveURL('/safety')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the protocol can be read, and leads to the figures', async ({ page }) => {
    await page.goto('/safety')
    await expect(page.getByText('Nobody watches the chat live.')).toBeVisible()
    await expect(page.getByText('the way out', { exact: false }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'the same as data' }).first()).toHaveAttribute(
      'href',
      '/api/safety',
    )
  })
})
