import { devices, type Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { beginEntry, contentBox, entries, openJournal } from '#web/e2e/journaling.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { button, hearOut, messageBox, openChat, say } from '#web/e2e/talking.ts'

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7']
test.use({ viewport, userAgent, hasTouch, isMobile })

const words = 'I wanted to tell you about the lighthouse'

/** Until the server has answered what the page does with words that were not sent. */
const answered = (page: Page, method: 'PUT' | 'DELETE', path = /\/api\/unsent$/) =>
  page.waitForResponse(
    (response) => path.test(response.url()) && response.request().method() === method && response.ok(),
  )

async function write(page: Page): Promise<void> {
  const kept = answered(page, 'PUT')
  await messageBox(page).pressSequentially(words)
  await kept
}

/** As a phone puts away a tab that nobody looks at, without asking it: another page comes in its place. */
async function discard(page: Page): Promise<Page> {
  const context = page.context()
  await page.close({ runBeforeUnload: false })
  return context.newPage()
}

test('what was written is in the box again after the phone has put the tab away', async ({ page }) => {
  await openChat(page)
  await write(page)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored).not.toContain('lighthouse')
  const back = await discard(page)
  await openChat(back)
  await expect(messageBox(back)).toHaveValue(words)
  const sent = answered(back, 'DELETE')
  await button(back, 'Send').click()
  await hearOut(back)
  await sent
  const again = await discard(back)
  await openChat(again)
  await expect(again.getByRole('article', { name: 'You' })).toHaveText([words])
  await expect(messageBox(again)).toHaveValue('')
})

test('what was not sent is read under "Your data", gone on with, and deleted', async ({ page }) => {
  await openChat(page)
  await say(page, 'Hello')
  await hearOut(page)
  await write(page)
  await page.goto('/data')
  const section = page.getByRole('region', { name: 'Not sent yet' }).first()
  await expect(section).toContainText(words)
  await look(page, 'unsent', { isWhole: true })
  await expectReachable(page, 'unsent')
  await section.getByRole('link', { name: 'Go on writing' }).click()
  await expect(messageBox(page)).toHaveValue(words)
  await page.goBack()
  await section.getByRole('button', { name: 'Delete these words' }).click()
  await expect(section).toHaveCount(0)
  await openChat(page)
  await expect(page.getByRole('article', { name: 'You' })).toHaveText(['Hello'])
  await expect(messageBox(page)).toHaveValue('')
})

const ofEntries = /\/api\/unsent\/entries\/\w+$/

test('entries that were being written in two tabs wait in the journal after the phone has put them away', async ({
  page,
}) => {
  await openJournal(page)
  const other = await page.context().newPage()
  await other.goto('/journal')
  for (const [tab, title] of [
    [other, 'The other tab'],
    [page, 'The sea'],
  ] as const) {
    await beginEntry(tab, '')
    const kept = answered(tab, 'PUT', ofEntries)
    await tab.getByLabel('Title (optional)').fill(title)
    await contentBox(tab).pressSequentially(words)
    await kept
  }
  await discard(other)
  const back = await discard(page)
  await back.goto('/data')
  const section = back.getByRole('region', { name: 'Not saved yet' }).first()
  await expect(section.getByText(words)).toHaveCount(2)
  await look(back, 'unsent-entry', { isWhole: true })
  await section.getByRole('link', { name: 'Go on writing' }).first().click()
  const waiting = back.getByRole('main').getByRole('button', { name: 'Go on writing' })
  await expect(waiting).toHaveCount(2)
  await look(back, 'unsent-entries-waiting')
  await waiting.last().click()
  await expect(back.getByLabel('Title (optional)')).toHaveValue('The sea')
  await expect(contentBox(back)).toHaveValue(words)
  const gone = answered(back, 'DELETE', ofEntries)
  await button(back, 'Save Entry').click()
  await expect(entries(back)).toContainText(words)
  await gone
  const again = await discard(back)
  await again.goto('/journal')
  await expect(entries(again)).toHaveCount(1)
  await expect(again.getByText('is not saved yet')).toHaveCount(1)
  await button(again, 'Go on writing').click()
  await expect(again.getByLabel('Title (optional)')).toHaveValue('The other tab')
})
