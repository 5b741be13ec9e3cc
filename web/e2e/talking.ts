import { expect, type Locator, type Page, test } from '@playwright/test'
import { takeToast } from '#web/e2e/toasts-shown.ts'

export const messageBox = (page: Page): Locator => page.getByRole('textbox', { name: 'Your message' })
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

/** The way to help at the top of every page. */
export const needHelp = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Need help?' })

/** What Leeward has said, and is saying. */
export const replies = (page: Page): Locator => page.getByRole('article', { name: 'Leeward' })
/** What the person has said. */
export const sayings = (page: Page): Locator => page.getByRole('article', { name: 'You' })

/** The chat, ready to be talked to. */
export async function openChat(page: Page, address = '/chat'): Promise<void> {
  await page.goto(address)
  await sessionBegun(page)
  await expect(messageBox(page)).toBeVisible()
}

export const sessionBegun = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => localStorage.getItem('leeward-session') !== null)

/** Wholly in sight without scrolling; in the pseudo-language, whose words are longer than any, by scrolling too. */
export async function expectInSight(place: Locator): Promise<void> {
  if (test.info().project.name === 'pseudo') await place.scrollIntoViewIfNeeded()
  await expect(place).toBeInViewport({ ratio: 1 })
}

/** Another conversation: the page is loaded anew, and ready to be talked to. */
export async function newChat(page: Page): Promise<void> {
  const before = await page.evaluate(() => localStorage.getItem('leeward-session'))
  await button(page, 'New Chat').click()
  await page.waitForFunction((id) => localStorage.getItem('leeward-session') !== id, before)
  await expect(messageBox(page)).toBeVisible()
}

export async function say(page: Page, words: string): Promise<void> {
  await messageBox(page).fill(words)
  await button(page, 'Send').click()
}

/** Until the reply is whole and something new can be said. */
export async function hearOut(page: Page, count = 1): Promise<void> {
  await expect(replies(page)).toHaveCount(count)
  await expect(button(page, 'Send')).toBeVisible()
  await expect(button(page, 'Helpful')).toHaveCount(count)
}

export const toast = (page: Page): Locator => page.getByRole('region', { name: /^Notifications/ })

/** Until a toast says this; it may have gone away again since. */
export const expectToast = (page: Page, title: string, message?: string): Promise<void> =>
  expect.poll(() => takeToast(page, [title, ...(message === undefined ? [] : [message])])).toBe(true)

/** A promise that a journey keeps when it is time. */
export const later = (): { until: Promise<void>; now: () => void } => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { until: promise, now: resolve }
}
