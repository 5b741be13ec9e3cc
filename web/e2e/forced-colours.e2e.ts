import type { Locator, Page } from '@playwright/test'
import { expect, keepPicture } from '#web/e2e/fixtures.ts'
import { entry } from '#web/e2e/journaling.ts'
import { expectFocusInSight } from '#web/e2e/reach.ts'
import { test } from '#web/e2e/signed-in-person.ts'
import { button, hearOut, messageBox, openChat, say, sayings } from '#web/e2e/talking.ts'

test.beforeEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' }),
)

const styleOf = (of: Locator, property: string) =>
  of.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
const ground = (of: Locator) => styleOf(of, 'background-color')

/** All that can be written in or chosen from has a line around it, and each icon the colour of the words beside it. */
async function expectLinesAndIcons(page: Page, what: string) {
  const lost = await page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const isAround = (element: Element | null, depth = 0): boolean =>
      element !== null &&
      depth < 3 &&
      (parseFloat(getComputedStyle(element).borderTopWidth) >= 1 ||
        isAround(element.parentElement, depth + 1))
    const colour = (element: Element | null) => element && getComputedStyle(element).color
    return [
      ...seen('textarea, select, input:not([aria-hidden=true])').filter((field) => !isAround(field)),
      ...seen('svg.lucide').filter((icon) => colour(icon) !== colour(icon.parentElement)),
    ].map((element) => element.outerHTML.slice(0, 160))
  })
  expect.soft(lost, what).toEqual([])
}

test('where a person forces their colours, a talk is told apart', async ({ page }) => {
  await openChat(page)
  await say(page, 'I feel tense.')
  await hearOut(page)
  expect(parseFloat(await styleOf(sayings(page), 'border-top-width'))).toBeGreaterThanOrEqual(1)
  await button(page, 'Helpful').click()
  await expect.poll(() => ground(button(page, 'Helpful'))).not.toBe(await ground(button(page, 'Not helpful')))
  await messageBox(page).focus()
  await expectFocusInSight(page)
  await expectLinesAndIcons(page, 'chat')
  await keepPicture(page, 'forced-chat')
  await button(page, 'Grounding').click()
  await hearOut(page, 2)
  await button(page, 'Start Exercise').click()
  await page.getByRole('checkbox').first().click()
  await button(page, 'How are you feeling right now?').click()
  await expect(page.getByRole('slider')).toBeVisible()
  await expectLinesAndIcons(page, 'chat with an exercise and a mood')
  await page.getByRole('checkbox').first().scrollIntoViewIfNeeded()
  await keepPicture(page, 'forced-chat-mood')
})

test('where a person forces their colours, what is chosen in the settings is seen', async ({ page }) => {
  await page.goto('/settings')
  // What is on at first may be the device's choice: what is turned over is seen to be.
  const first = page.getByRole('switch').first()
  const before = await ground(first)
  await first.click()
  await expect.poll(() => ground(first)).not.toBe(before)
  await page.keyboard.press('Tab')
  await expectFocusInSight(page)
  await expectLinesAndIcons(page, 'settings')
  await keepPicture(page, 'forced-settings', true)
  await button(page, 'Need help?').first().click()
  await expectLinesAndIcons(page, 'support')
  await keepPicture(page, 'forced-support')
})

test('where a person forces their colours, they see where they are', async ({ page, context, person }) => {
  await context.addCookies(person)
  for (const [path, name] of [
    ['/home', 'Home'],
    ['/journal', 'Journal'],
    ['/mood', 'Mood Tracker'],
    ['/profile', 'Profile'],
  ] as const) {
    await page.goto(path)
    const way = (to: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: to })
    await expect(way(name)).toHaveAttribute('aria-current', 'page')
    expect(await ground(way(name)), path).not.toBe(await ground(way('Chat')))
    await expectLinesAndIcons(page, path)
    await keepPicture(page, `forced${path.replace('/', '-')}`, true)
  }
  await page.goto('/journal')
  await expect(entry(page, 'A long night')).toBeVisible()
  await button(page, 'sleep').first().click()
  expect(await ground(button(page, 'sleep').first())).not.toBe(
    await ground(button(page, 'health worry').first()),
  )
  await button(page, 'New Entry').click()
  await expectFocusInSight(page)
  await expectLinesAndIcons(page, 'journal-new')
  await keepPicture(page, 'forced-journal-new')
})
