import type { Page } from '@playwright/test'
import { prompts } from '#domain/journal/prompts/prompts.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { beginEntry, contentBox, entry, openJournal } from '#web/e2e/journaling.ts'
import { button, expectToast } from '#web/e2e/talking.ts'

const offer = (page: Page) => page.getByRole('group', { name: 'To begin with, if you like' })
const offered = (page: Page) => offer(page).locator('[aria-live]').innerText()

/** Every prompt that is offered, from the first until it comes again. */
async function offeredInTurn(page: Page): Promise<string[]> {
  const all: string[] = []
  for (let text = await offered(page); !all.includes(text); text = await offered(page)) {
    all.push(text)
    await button(page, 'Another one').click()
    await expect(offer(page)).not.toContainText(text)
  }
  return all
}

test('one of twelve prompts begins an entry, stands above it and in none of it, and earns nothing', async ({
  page,
}) => {
  // Until it is known who writes, fewer are offered.
  const known = page.waitForResponse('**/api/journal/prompting')
  await openJournal(page)
  await known
  await button(page, 'Create Your First Entry').click()
  await look(page, 'journal-prompt')
  const first = await offered(page)
  await expect
    .poll(async () => (await offeredInTurn(page)).toSorted())
    .toEqual(prompts.map(({ text }) => text).toSorted())

  const before = await offered(page)
  await button(page, 'Another one').click()
  await expect(offer(page)).not.toContainText(before)
  const text = await offered(page)
  await button(page, 'Write about this').click()
  const dialog = page.getByRole('dialog', { name: 'New Entry' })
  await expect(dialog.getByText(text)).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
  await expect(contentBox(page)).toBeFocused()
  await expect(contentBox(page)).toHaveValue('')
  await expect(contentBox(page)).toHaveAccessibleDescription(new RegExp(text.slice(0, 12)))
  await look(page, 'journal-prompt-chosen')

  await contentBox(page).fill('The tide came in.')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/journal')),
    button(page, 'Save Entry').click(),
  ])
  expect(Object.keys(sent.postDataJSON()).toSorted()).toEqual(['content', 'entryId', 'mood', 'tags'])
  await expectToast(page, 'Entry saved')
  await expect(page.getByText(text)).toHaveCount(0)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(text)
  const withPrompt = await (await page.request.get('/api/progress')).json()

  // The next entry is offered another first; edited, an entry is not begun.
  await button(page, 'New Entry').click()
  expect(await offered(page)).not.toBe(first)
  await contentBox(page).fill('Gulls, and nothing else.')
  await button(page, 'Save Entry').click()
  await expect(entry(page, 'Untitled Entry')).toHaveCount(2)
  const without = await (await page.request.get('/api/progress')).json()
  expect(without.points).toBe(2 * withPrompt.points)
  await button(page, 'Edit Untitled Entry').first().click()
  await expect(page.getByRole('dialog', { name: 'Edit Journal Entry' })).toBeVisible()
  await expect(offer(page)).toHaveCount(0)
})

test('a prompt can be put away, and one that was chosen waits with the words', async ({ page }) => {
  await openJournal(page)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await beginEntry(page, '')
  await button(page, 'Write about this').click()
  await button(page, 'Put it away').click()
  await expect(contentBox(page)).toBeFocused()
  await expect(offer(page)).toHaveCount(0)
  await expect(button(page, 'Write about this')).toHaveCount(0)
  await button(page, 'Cancel').click()

  await beginEntry(page, '')
  const text = await offered(page)
  await button(page, 'Write about this').click()
  await contentBox(page).fill('The tide')
  await page.goBack()
  await expect(page).toHaveURL('/journal')
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await button(page, 'Go on writing').click()
  await expect(contentBox(page)).toHaveValue('The tide')
  await expect(page.getByRole('dialog').getByText(text)).toBeVisible()
})

test('after an entry that concerns, no prompt leads to what is hard', async ({ page }) => {
  await openJournal(page)
  await beginEntry(page, 'I am going to kill myself tonight.')
  await button(page, 'Save Entry').click()
  await button(page, 'I Understand').click()
  const gentle = prompts.filter(({ digs }) => !digs).map(({ text }) => text)
  await button(page, 'New Entry').click()
  expect((await offeredInTurn(page)).toSorted()).toEqual(gentle.toSorted())
  await button(page, 'Cancel').click()
  await page.reload()
  await button(page, 'New Entry').click()
  expect((await offeredInTurn(page)).toSorted()).toEqual(gentle.toSorted())
  await button(page, 'Cancel').click()

  // Its reflection is help and a human sentence.
  await button(page, 'Get Reflection').click()
  await expect(page.getByRole('region', { name: 'Reflection', exact: true })).toContainText(
    'I take it seriously',
  )
})
