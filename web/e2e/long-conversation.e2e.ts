import type { Page } from '@playwright/test'
import { expect, test } from '#web/e2e/fixtures.ts'
import { bringLongTalk, openTalk } from '#web/e2e/long-talk.ts'
import { button, hearOut, openChat, say, sayings } from '#web/e2e/talking.ts'

const place = (page: Page) => page.getByRole('region', { name: 'Conversation' })
/** How far the end of the conversation is below what is shown. */
const belowEnd = (page: Page): Promise<number> =>
  place(page).evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop)
const scrollBy = (page: Page, by: number): Promise<void> =>
  place(page).evaluate((box, pixels) => box.scrollBy(0, pixels), by)

/** A line for each of so many numbers. */
const manyLines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `Line ${index + 1} of a long day.`).join('\n')

test('the way to the latest words goes when they are reached, however that came', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 })
  await openChat(page)
  await say(page, manyLines(40))
  await hearOut(page)
  const toLatest = button(page, 'Scroll to latest')
  await expect.poll(() => belowEnd(page)).toBeLessThanOrEqual(2)
  await expect(toLatest).toHaveCount(0)

  await scrollBy(page, -130)
  await expect(toLatest).toBeVisible()
  // The window grows, as a phone's does when its keyboard goes: nothing is scrolled, and the end is in sight.
  const left = await belowEnd(page)
  await page.setViewportSize({ width: 1280, height: 640 + Math.ceil(left) })
  await expect.poll(() => belowEnd(page)).toBeLessThanOrEqual(2)
  await expect(toLatest).toHaveCount(0)

  await scrollBy(page, -400)
  await toLatest.click()
  await expect.poll(() => belowEnd(page)).toBeLessThanOrEqual(2)
  await expect(toLatest).toHaveCount(0)
})

test('whoever goes up while the words grow stays there, however fast they grow', async ({ page }) => {
  await openChat(page)
  await say(page, manyLines(60))
  await hearOut(page)
  await expect.poll(() => belowEnd(page)).toBeLessThanOrEqual(2)
  // Just when the end was followed, and before the browser has told of it.
  await place(page).evaluate(async (box) => {
    const words = box.firstElementChild!
    const grow = () =>
      words.append(Object.assign(document.createElement('p'), { style: 'min-height: 300px' }))
    const hasGoneUp = Promise.withResolvers<void>()
    const known = box.scrollHeight
    grow()
    new ResizeObserver((_, observer) => {
      if (box.scrollHeight === known) return
      observer.disconnect()
      box.scrollTop -= 150
      hasGoneUp.resolve()
    }).observe(words)
    await hasGoneUp.promise
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    grow()
  })
  await expect.poll(() => belowEnd(page)).toBeGreaterThan(400)
  await expect(button(page, 'Scroll to latest')).toBeVisible()
})

const word = (page: Page, turn: number) => sayings(page).filter({ hasText: `Word ${turn} of` })

test('a long conversation opens at its end, and what was said before comes as one scrolls up', async ({
  page,
}) => {
  await page.goto('/')
  const sessionId = await bringLongTalk(page, 90)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(`/api/messages/${sessionId}`)) asked.push(request.url())
  })
  await openTalk(page, sessionId)
  await expect(word(page, 90)).toBeInViewport()
  await expect(sayings(page)).toHaveCount(25)
  expect(asked.filter((url) => !url.endsWith('/concerns'))).toHaveLength(1)

  // What one reads stays where it is while the words before it come in.
  await place(page).evaluate((box) => (box.scrollTop = 500))
  const top = () => word(page, 68).evaluate((line) => line.getBoundingClientRect().top)
  await expect(sayings(page)).toHaveCount(50)
  await expect(word(page, 68)).toBeInViewport()
  const before = await top()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2)

  const showOlder = button(page, 'Show older')
  await showOlder.focus()
  await page.keyboard.press('Enter')
  await expect(sayings(page)).toHaveCount(75)
  await expect(showOlder).toBeFocused()
  await showOlder.press('Enter')
  await expect(sayings(page)).toHaveCount(90)
  await expect(word(page, 1)).toBeAttached()
  await expect(showOlder).toHaveCount(0)
  await expect(place(page)).toBeFocused()
})

test('words from before that cannot be loaded say so, and can be asked for again', async ({ page }) => {
  await page.goto('/')
  const sessionId = await bringLongTalk(page, 40)
  await openTalk(page, sessionId)
  await expect(sayings(page)).toHaveCount(25)
  await page.route('**/api/messages/*?*cursor=*', (route) => route.abort(), { times: 1 })
  await place(page).evaluate((box) => (box.scrollTop = 0))
  await expect(page.getByText('What was said before could not be loaded.')).toBeVisible()
  await button(page, 'Try again').click()
  await expect(sayings(page)).toHaveCount(40)
})

test('help for what was said long before stays in sight, and what it had shown opens nothing again', async ({
  page,
}) => {
  await page.goto('/')
  const sessionId = await bringLongTalk(page, 60, { crisisIn: 3 })
  await openTalk(page, sessionId)
  await expect(word(page, 60)).toBeInViewport()
  await expect(word(page, 3)).toHaveCount(0)
  await expect(page.getByText('Help is still here.')).toBeInViewport()
  await say(page, 'I want to kill myself.')
  await expect(button(page, 'Send')).toBeVisible()
  await expect(sayings(page).last()).toHaveText('I want to kill myself.')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
