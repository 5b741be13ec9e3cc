import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { contentBox, entries, openJournal, walk } from '#web/e2e/journaling.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { button, expectToast } from '#web/e2e/talking.ts'

const here = 'The rain came in sideways, and I stayed in.'
const there = 'I went out all the same, and it was fine.'

/** Somebody at the same entry in two tabs, with other words in the second, not saved yet. */
async function writingTwice(page: Page): Promise<Page> {
  await openJournal(page, walk)
  const other = await page.context().newPage()
  await other.goto('/journal')
  await other.locator('#root[data-viewer]').waitFor({ state: 'detached' })
  await button(other, 'Edit Untitled Entry').click()
  await contentBox(other).fill(there)
  return other
}

async function saveHere(page: Page): Promise<void> {
  await button(page, 'Edit Untitled Entry').click()
  await contentBox(page).fill(here)
  await button(page, 'Update Entry').click()
  await expectToast(page, 'Entry updated')
}

test('two tabs that edit one entry lose no text: both are shown, and both can stay', async ({ page }) => {
  test.slow()
  const other = await writingTwice(page)
  await saveHere(page)
  await button(other, 'Update Entry').click()
  const dialog = other.getByRole('dialog', { name: 'There are two versions' })
  await expect(dialog.getByRole('region', { name: 'What is saved' })).toContainText(here)
  await expect(dialog.getByRole('region', { name: 'What you wrote here' })).toContainText(there)
  await expect(dialog.getByRole('group', { name: 'There are two versions' })).toBeFocused()
  await expect(entries(page)).toContainText(here)
  await look(other, 'journal-clash')
  await expectReachable(other, 'journal-clash', { isOver: true })

  await other.keyboard.press('Escape')
  await button(other, 'Keep writing').click()
  await expect(dialog).toContainText(there)

  await button(other, 'Keep both').click()
  await expectToast(other, 'Entry saved')
  await expect(dialog).toHaveCount(0)
  await expect(entries(other)).toHaveCount(2)
  await other.reload()
  await expect(entries(other).filter({ hasText: here })).toHaveCount(1)
  await expect(entries(other).filter({ hasText: there })).toHaveCount(1)
})

test('of two versions one can be chosen, knowing the other', async ({ page }) => {
  const other = await writingTwice(page)
  await saveHere(page)
  await button(other, 'Update Entry').click()
  await button(other, 'Keep what I wrote').click()
  await expectToast(other, 'Entry updated')
  await expect(entries(other)).toHaveCount(1)
  await expect(entries(other)).toContainText(there)
})

test('words for an entry that was deleted elsewhere become a new one', async ({ page }) => {
  test.slow()
  const other = await writingTwice(page)
  await button(page, 'Delete Untitled Entry').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Entry deleted')
  await button(other, 'Update Entry').click()
  const dialog = other.getByRole('dialog', { name: 'This entry was deleted' })
  await expect(dialog).toContainText(there)
  await look(other, 'journal-clash-deleted')
  await button(other, 'Save as a new entry').click()
  await expectToast(other, 'Entry saved')
  await expect(entries(other)).toHaveCount(1)
  await expect(entries(other)).toContainText(there)
  await expect(entries(other)).toBeFocused()
})
