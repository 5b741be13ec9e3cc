import type { Locator, Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { everyPath } from '#web/e2e/paths.ts'
import { needHelp, openChat, replies, say } from '#web/e2e/talking.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const select = (within: Locator) => within.getByLabel('Somewhere else?')
const ofUnitedStates = /\b(988|741741|911)\b/

test.describe('somebody in Germany', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })

  test('sees no number of the United States on any page', async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of everyPath) {
      await page.goto(path)
      await needHelp(page).click()
      await expect(dialog(page).getByRole('link', { name: /0800 111 0 111/ }), path).toBeVisible()
      expect(await page.content(), path).not.toMatch(ofUnitedStates)
      if (path === '/about') await look(page, 'support-dialog-germany')
      await page.keyboard.press('Escape')
    }
  })

  test('is told a line of Germany while offline', async ({ page, context }) => {
    await page.goto('/about')
    await context.setOffline(true)
    await expect(page.getByText(/You are offline/)).toContainText('call 0800 111 0 111')
  })

  test('is sent to lines of Germany in a crisis, first of all to what it is about', async ({ page }) => {
    await openChat(page)
    await say(page, 'I am going to kill myself tonight')
    await expect(dialog(page).getByRole('link', { name: 'Call 0800 111 0 111' })).toBeVisible()
    expect(await page.content()).not.toMatch(ofUnitedStates)
    await look(page, 'crisis-dialog-germany')
    await page.getByRole('button', { name: 'I Understand' }).click()
    await expect(replies(page)).toContainText('0800 111 0 111')
    await expect(replies(page)).not.toContainText(ofUnitedStates)
  })
})

test.describe('somebody in Germany who is here for the first time', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin', hasAccepted: false })

  test('agrees to call a number of Germany', async ({ page }) => {
    await page.goto('/chat')
    await expect(dialog(page).getByText('In a crisis I will contact 112 or a help line.')).toBeVisible()
    expect(await page.content()).not.toMatch(ofUnitedStates)
  })
})

test.describe('somebody in Germany without scripts', () => {
  test.use({ locale: 'de-DE', javaScriptEnabled: false })

  test('sees no number of the United States on any page, those that the server writes included', async ({
    page,
  }) => {
    for (const path of [...everyPath, '/api/login', '/api/logout']) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const words = await page.content()
      expect(words, path).toContain('tel:08001110111')
      expect(words, path).not.toMatch(ofUnitedStates)
    }
  })
})

test.describe('somebody whose browser speaks American English, far from there', () => {
  test.use({ locale: 'en-US', timezoneId: 'Europe/Sofia' })

  test('is shown what holds everywhere, and can choose a country inside the dialog', async ({ page }) => {
    await page.goto('/about')
    await needHelp(page).click()
    await expect(dialog(page).getByRole('link', { name: /Find a line in your country/ })).toBeVisible()
    await expect(dialog(page)).toContainText('Call your local emergency number')
    expect(await page.getByRole('main').innerText()).not.toMatch(ofUnitedStates)
    await select(dialog(page)).selectOption('Japan')
    await expect(dialog(page).getByRole('link', { name: /0120-279-338/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.reload()
    await needHelp(page).click()
    await expect(dialog(page).getByRole('link', { name: /0120-279-338/ })).toBeVisible()
  })
})

test('a country that is chosen in the crisis dialog holds there at once, and for the reply', async ({
  page,
}) => {
  await openChat(page)
  await say(page, 'I am going to kill myself tonight')
  await expect(dialog(page).getByRole('link', { name: 'Call 988' })).toBeVisible()
  await look(page, 'crisis-dialog-country')
  await select(dialog(page)).selectOption('United Kingdom')
  await expect(dialog(page).getByRole('link', { name: 'Call 116 123' })).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: 'Call 988' })).toHaveCount(0)
  await page.getByRole('button', { name: 'I Understand' }).click()
  await say(page, 'I still want to die tonight')
  await expect(replies(page).last()).toContainText('116 123')
})
