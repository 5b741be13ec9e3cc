import type { Page } from '@playwright/test'
import { expect, test } from '#web/e2e/fixtures.ts'
import { night, openJournal } from '#web/e2e/journaling.ts'
import { bringMoods, twoWeeks } from '#web/e2e/mood-seeds.ts'
import { button, say } from '#web/e2e/talking.ts'
import { controls, expectFocusAfterUse } from '#web/e2e/using.ts'

/** What was begun on Home with one press is answered by now. */
const isAnswered = (page: Page) => expect(button(page, 'Helpful').first()).toBeVisible()

/** Enough of them that some are left when the walk has deleted others. */
async function haveConversations(page: Page): Promise<void> {
  for (let count = 1; count <= 4; count++) await page.request.post('/api/session/new', { data: {} })
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem').nth(3)).toBeVisible()
}

async function askForHelp(page: Page): Promise<void> {
  await say(page, 'I am going to kill myself tonight')
  await expect(button(page, 'I Understand')).toBeVisible()
}

/** As on a first visit. */
async function beAskedFirst(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('disclaimer-accepted'))
  await page.reload()
  await expect(button(page, 'I Understand and Accept')).toBeVisible()
}

type Row = {
  path: string
  within?: string
  begin?: (page: Page) => Promise<void>
  /** Opens the dialog that is walked in the place of the page. */
  dialog?: (page: Page) => Promise<void>
  isOnce?: boolean
}

/** What stands around each page is used on the first of them. */
const rows: Row[] = [
  { path: '/home', within: 'body' },
  { path: '/mood' },
  { path: '/journal' },
  { path: '/settings' },
  { path: '/data' },
  { path: '/profile' },
  { path: '/conversations', begin: haveConversations },
  { path: '/exercises' },
  { path: '/exercises/urge-surfing' },
  { path: '/exercises/longer-exhale' },
  { path: '/chat', begin: isAnswered },
  { path: '/chat', dialog: askForHelp, isOnce: true },
  { path: '/chat', dialog: beAskedFirst },
]

test('whatever control is used, the focus is not lost', async ({ page }) => {
  test.slow()
  await openJournal(page, night)
  // Each of them brings the same controls.
  await bringMoods(page, twoWeeks.slice(-2))
  for (const { begin, ...part } of rows)
    await test.step(part.path, async () => {
      await page.goto(part.path)
      await begin?.(page)
      await expect(page.locator(`main ${controls}`).first()).toBeVisible()
      await expectFocusAfterUse(page, part)
    })
})
