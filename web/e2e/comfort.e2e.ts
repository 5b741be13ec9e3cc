import type { Page } from '@playwright/test'
import { expect, look, test, withMotion } from '#web/e2e/fixtures.ts'
import { button, openChat } from '#web/e2e/talking.ts'

test.use(withMotion)

/** Uses what has the focus, and counts what changes its looks slowly then. */
const changing = (): number => {
  ;(document.activeElement as HTMLElement).click()
  return document.getAnimations().filter((one) => one instanceof CSSTransition).length
}

test('the theme is that of the device until one is chosen, which this browser keeps', async ({ page }) => {
  const sky = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto('/')
  const light = await sky()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(button(page, 'Use the light theme')).toBeVisible()
  const dark = await sky()
  expect(dark).not.toBe(light)
  await page.goto('/api/login')
  await expect(page.locator('html')).toHaveClass('dark')
  await page.goto('/')
  expect(await sky()).toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(button(page, 'Use the dark theme')).toBeVisible()
  expect(await sky()).toBe(light)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()

  await button(page, 'Use the dark theme').focus()
  // Nothing stays light for a moment longer.
  expect(await page.evaluate(changing)).toBe(0)
  await expect(button(page, 'Use the light theme')).toBeVisible()
  await openChat(page)
  await expect(button(page, 'Use the light theme')).toBeVisible()
  expect(await sky()).toBe(dark)

  await page.goto('/api/login')
  await expect(page.locator('html')).toHaveClass('dark')
  await page.getByLabel('E-mail address').fill('ada@example.org')
  await page.getByRole('button', { name: 'Send me a link and a code' }).click()
  await expect(page.getByRole('heading', { name: 'Your mail' })).toBeVisible()
  await look(page, 'sign-in-mail', { isWhole: true })
  await openChat(page)
  await button(page, 'Use the light theme').click()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await sky()).toBe(light)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light')
})

/** What moves on the page by itself. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)

test('the waves drift until they are paused, and stay so', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => moving(page)).toBeGreaterThan(0)
  await button(page, 'Pause the waves').click()
  await expect.poll(() => moving(page)).toBe(0)
  await openChat(page)
  await expect(button(page, 'Let the waves move')).toBeVisible()
  await expect.poll(() => moving(page)).toBe(0)
  await button(page, 'Let the waves move').click()
  await expect.poll(() => moving(page)).toBeGreaterThan(0)
})

test('nothing moves for those who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/chat']) {
    await page.goto(path)
    await expect(button(page, 'Need help?').first()).toBeVisible()
    await expect(button(page, 'Pause the waves')).toHaveCount(0)
    expect(await moving(page)).toBe(0)
  }
})
