import type { Page } from '@playwright/test'
import { expect, test } from '#web/e2e/fixtures.ts'
import { button, hearOut, openChat, say } from '#web/e2e/talking.ts'

const pages = ['/', '/chat', '/about', '/privacy', '/terms']

test('the theme is kept on this browser, and light until it is chosen', async ({ page }) => {
  const sky = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto('/')
  const light = await sky()
  await button(page, 'Use the dark theme').click()
  await expect(button(page, 'Use the light theme')).toBeVisible()
  const dark = await sky()
  expect(dark).not.toBe(light)
  await openChat(page)
  await expect(button(page, 'Use the light theme')).toBeVisible()
  expect(await sky()).toBe(dark)
  await button(page, 'Use the light theme').click()
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

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const { how, width, textSize } of [
  { how: 'at 320 px', width: 320, textSize: 16 },
  { how: 'with text twice as large', width: 640, textSize: 32 },
])
  test(`${how} nothing has to be scrolled sideways`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 })
    // As a person sets it in the browser.
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize } })
    const ofRoot = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
    for (const path of pages) {
      await page.goto(path)
      expect(await ofRoot()).toBe(`${textSize}px`)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      expect(await overflow(page), path).toBe(0)
    }
    await openChat(page)
    await say(
      page,
      'https://example.org/a-very-long-address-without-any-place-to-break-it-into-two-lines-at-all',
    )
    await hearOut(page)
    await button(page, 'Breathing').click()
    await hearOut(page, 2)
    await button(page, 'Start Exercise').click()
    expect(await overflow(page), 'a conversation').toBe(0)
    await button(page, 'How are you feeling right now?').click()
    expect(await overflow(page), 'the mood form').toBe(0)
    await button(page, 'Need help?').first().click()
    expect(await overflow(page), 'the support dialog').toBe(0)
  })

test('whatever can be tapped is at least 24 px wide and high', async ({ page }) => {
  await openChat(page)
  await button(page, 'Breathing').click()
  await hearOut(page)
  await button(page, 'Start Exercise').click()
  await button(page, 'How are you feeling right now?').click()
  for (const role of ['button', 'checkbox', 'slider', 'textbox'] as const)
    for (const target of await page.getByRole(role).all()) {
      const box = await target.boundingBox()
      const name = `${role} ${await target.getAttribute('aria-label')} ${await target.textContent()}`
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(24)
    }
  for (const place of ['banner', 'contentinfo'] as const)
    for (const link of await page.getByRole(place).getByRole('link').filter({ visible: true }).all()) {
      if ((await link.textContent()) === 'Skip to content') continue
      const box = await link.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0), (await link.textContent())!).toBeGreaterThanOrEqual(
        24,
      )
    }
})
