import type { Page } from '@playwright/test'
import { expect, look } from '#web/e2e/fixtures.ts'
import { expectRoom } from '#web/e2e/reach.ts'
import { test } from '#web/e2e/signed-in-person.ts'

test.use({ viewport: { width: 375, height: 812 } })

/** Leaves that stand out of the window at either side, where nothing scrolls or hides them on purpose. */
const outside = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        if (element.children.length > 0 || element.closest('[aria-hidden=true], .sr-only')) return false
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
        const { left, right, width } = element.getBoundingClientRect()
        if (width <= 1 || (left >= -0.5 && right <= innerWidth + 0.5)) return false
        for (let box = element.parentElement; box; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== 'visible') return false
        return true
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  )

async function expectFits(page: Page, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectRoom(page, name)
  expect.soft(await outside(page), name).toEqual([])
  await look(page, `pseudo-${name}`, { isNarrow: true, isWhole: true })
}

async function open(page: Page, path: string, words: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByText(words).first()).toBeVisible()
}

/** What is seen once the page is whole. */
const ofVisitors: [path: string, words: string][] = [
  ['/', 'Your Personal Wellness Companion'],
  ['/chat', 'Need help?'],
  ['/exercises', 'What would help right now?'],
  ['/exercises/4-7-8-breathing', 'Why this'],
  ['/check-ins', 'Check-ins'],
  ['/plan', 'My plan for hard moments'],
  ['/data', 'Your data in this browser'],
  ['/safety', 'Need help?'],
  ['/settings', 'Help lines'],
  ['/about', 'Why I Built Leeward'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/offline', 'Leeward without a network'],
]

test('what a visitor sees fits when its words are longer and go from right to left', async ({ page }) => {
  for (const [path, words] of ofVisitors)
    await test.step(path, async () => {
      await open(page, path, words)
      await expectFits(page, `visitor-${path.slice(1) || 'landing'}`)
    })
  await test.step('the ways to reach help', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Need help?' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectFits(page, 'help')
  })
})

test.describe('on a first visit', () => {
  test.use({ hasAccepted: false })

  test('the question before anything is said fits too', async ({ page }) => {
    await open(page, '/chat', 'Before you begin')
    await expectFits(page, 'disclosure')
  })
})

const ofPersons: [path: string, words: string][] = [
  ['/home', 'What You Can Do Here'],
  ['/journal', 'Read all'],
  ['/mood', 'Recent Mood Logs'],
  ['/profile', 'Session History'],
  ['/conversations', 'Conversations'],
  ['/settings', 'Help lines'],
  ['/data', 'What Leeward knows'],
  ['/nowhere', 'Page Not Found'],
]

test('what somebody signed in sees fits too', async ({ page, context, person }) => {
  await context.addCookies(person)
  for (const [path, words] of ofPersons)
    await test.step(path, async () => {
      await open(page, path, words)
      await expectFits(page, `person-${path.slice(1)}`)
    })
})
