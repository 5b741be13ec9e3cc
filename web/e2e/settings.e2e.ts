import { expect, keepPicture, look, test, withMotion } from '#web/e2e/fixtures.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'
import { button, messageBox, needHelp, openChat, replies, say } from '#web/e2e/talking.ts'
import { neutralPage } from '#web/safety/quick-exit.ts'

test.use(withMotion)

test('what is chosen in the settings holds at once and after a reload', async ({ page }) => {
  await page.goto('/settings')
  await look(page, 'settings', { isWhole: true })
  await page.getByRole('switch', { name: 'Evening colours' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('switch', { name: 'Still background' }).click()
  await page.getByRole('switch', { name: 'Hide points and streaks' }).click()
  await page.reload()
  for (const name of ['Evening colours', 'Still background', 'Hide points and streaks'])
    await expect(page.getByRole('switch', { name })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-waves', 'still')
})

test('the help lines are those of the country that was chosen, everywhere', async ({ page }) => {
  await page.goto('/settings')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Call 988' })).toBeVisible()
  await main.getByLabel('Country').selectOption('United Kingdom')
  await expect(main.getByRole('link', { name: 'Call 116 123' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Call 988' })).toHaveCount(0)

  await needHelp(page).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: /Call 116 123/ })).toHaveAttribute(
    'href',
    'tel:116123',
  )
  await page.keyboard.press('Escape')

  await main.getByLabel('Country').selectOption('Another country')
  await expect(main.getByRole('link', { name: 'Find a line in your country' })).toBeVisible()

  await main.getByLabel('Country').selectOption('United Kingdom')
  await openChat(page)
  await say(page, 'I am going to kill myself tonight')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Call 999' })).toBeVisible()
  await button(page, 'I Understand').click()
  await expect(replies(page)).toContainText('Call 116 123')
})

test('the Exit button is there for who asked for it, and leaves nothing open', async ({
  page,
  context,
  product,
  language,
}) => {
  // What lies outside the machine: a page that only has to be reached.
  await context.route(`${neutralPage}**`, (route) =>
    route.fulfill({ body: 'Somewhere else', contentType: 'text/html' }),
  )
  await openSignedIn(page, '/settings')
  const exit = page.getByRole('banner').getByRole('button', { name: 'Exit' })
  await expect(exit).toHaveCount(0)
  await page.getByRole('switch', { name: 'Show the Exit button' }).click()
  await expect(exit).toBeVisible()
  await look(page, 'settings-exit')
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(exit).toBeInViewport({ ratio: 1 })
    const header = await page.getByRole('banner').boundingBox()
    // Longer words may take a second line.
    expect(header?.height, `the header at ${width} px`).toBeLessThan(language === 'en' ? 70 : 125)
    await keepPicture(page, `settings-exit-${width}`)
  }

  await openChat(page)
  await messageBox(page).fill('Something that nobody may see')
  await exit.click()
  await expect(page).toHaveURL(neutralPage)
  await page.goto(`${product.url}/profile`)
  await expect(page.getByRole('heading', { name: 'Not Logged In' })).toBeVisible()
})

test('Shift three times leaves too, in the middle of a word', async ({ page, context }) => {
  await context.route(`${neutralPage}**`, (route) =>
    route.fulfill({ body: 'Somewhere else', contentType: 'text/html' }),
  )
  await page.goto('/settings')
  await page.getByRole('switch', { name: 'Show the Exit button' }).click()
  await openChat(page)
  await messageBox(page).fill('Something')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift')
  await expect(page).toHaveURL(neutralPage)
})
