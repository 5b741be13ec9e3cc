import { expect, look, test } from '#web/e2e/fixtures.ts'
import { beginEntry, contentBox, entries, entry, openJournal, walk } from '#web/e2e/journaling.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { tabTo } from '#web/e2e/tabbing.ts'
import { button, expectToast, later } from '#web/e2e/talking.ts'

test('an empty journal invites to write, and shows at once what was written', async ({ page }) => {
  await openJournal(page)
  await expect(page.getByRole('heading', { name: 'No journal entries yet' })).toBeVisible()
  await look(page, 'journal-empty', { isWhole: true })

  await button(page, 'Create Your First Entry').click()
  const dialog = page.getByRole('dialog', { name: 'New Entry' })
  const tags = dialog.getByRole('textbox', { name: 'Tags' })
  await expect(dialog.getByPlaceholder('Give your entry a title...')).toHaveValue('')
  await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', '5 of 10, Somewhat Anxious')
  await expect(dialog.getByText('1 = Very anxious, 10 = Very calm')).toBeVisible()
  await expect(button(page, 'Save Entry')).toHaveAttribute('aria-disabled', 'true')
  await contentBox(page).fill('   ')
  await expect(button(page, 'Save Entry')).toHaveAttribute('aria-disabled', 'true')

  await dialog.getByRole('textbox', { name: 'Title' }).fill('  ')
  await contentBox(page).fill('  The sea was loud today.\nI liked it. ')
  await dialog.getByRole('slider').press('ArrowUp')
  await tags.fill('sea,')
  await tags.fill('Quiet hour')
  await tags.press('Enter')
  await tags.fill('gone')
  await tags.press('Enter')
  await button(page, 'Remove tag gone').click()
  await tags.fill('half typed')
  await look(page, 'journal-new')
  const answer = later()
  await page.route('**/api/journal', async (route) => {
    if (route.request().method() === 'POST') await answer.until
    await route.continue()
  })
  await button(page, 'Save Entry').click()
  await expect(button(page, 'Saving...')).toBeVisible()
  answer.now()
  await expectToast(page, 'Entry saved', 'Your journal entry has been saved.')
  await expect(dialog).toHaveCount(0)

  const first = entry(page, 'Untitled Entry')
  await expect(first).toBeFocused()
  await expect(first.getByText(/^Today, \d+:\d\d [AP]M$/)).toBeVisible()
  await expect(first.getByText('Mood: 6/10')).toBeVisible()
  await expect(first.getByText('Neutral')).toBeVisible()
  await expect(first.getByText('The sea was loud today.\nI liked it.', { exact: true })).toBeVisible()
  await expect(first.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'sea',
    'Quiet hour',
    'half typed',
  ])
})

test('an entry is put into other words', async ({ page }) => {
  await openJournal(page, walk)
  await button(page, 'Edit Untitled Entry').click()
  const dialog = page.getByRole('dialog', { name: 'Edit Journal Entry' })
  await expect(contentBox(page)).toHaveValue(walk.content)
  await expect(dialog.getByRole('slider')).toHaveAttribute('aria-valuetext', '8 of 10, Moderately Calm')
  await look(page, 'journal-edit')
  await dialog.getByRole('textbox', { name: 'Title' }).fill('By the sea')
  await dialog.getByRole('textbox', { name: 'Title' }).press('Enter')
  await expect(contentBox(page)).toBeFocused()
  await contentBox(page).press('Control+Enter')
  await expectToast(page, 'Entry updated', 'Your journal entry has been updated.')
  await expect(button(page, 'Edit By the sea')).toBeFocused()
  await page.reload()
  await expect(entry(page, 'By the sea')).toContainText('edited')
})

test('a journal is kept with the keyboard alone, and the focus is always in sight', async ({ page }) => {
  await openJournal(page, walk)
  await tabTo(page, 'button', 'New Entry')
  await page.keyboard.press('Enter')
  await expect(contentBox(page)).toBeFocused()
  await page.keyboard.type('Rain on the window.')
  await tabTo(page, 'slider', 'Mood')
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await tabTo(page, 'textbox', 'Tags (optional)')
  await page.keyboard.type('rain,')
  await tabTo(page, 'button', 'Save Entry')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Entry saved')
  const first = entries(page).first()
  await expect(first).toBeFocused()
  await expect(first).toContainText('Mood: 10/10')
  await expect(first.getByRole('list', { name: 'Tags' })).toHaveText('rain')

  await tabTo(page, 'button', 'Edit Untitled Entry')
  await page.keyboard.press('Enter')
  await expect(contentBox(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button(page, 'Edit Untitled Entry').first()).toBeFocused()
  await tabTo(page, 'button', 'Delete Untitled Entry')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Delete')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Entry deleted')
  await expect(entries(page)).toHaveCount(1)
  await expect(page.locator('#journal-entries')).toBeFocused()
})

test('an entry is deleted, after a question', async ({ page }) => {
  await openJournal(page, walk)
  await button(page, 'Delete Untitled Entry').click()
  const question = page.getByRole('dialog', { name: 'Delete this entry?' })
  await expect(question).toContainText(
    'This action cannot be undone. This will permanently delete your journal entry.',
  )
  await look(page, 'journal-delete')
  await button(page, 'Keep it').click()
  await expect(button(page, 'Delete Untitled Entry')).toBeFocused()
  await button(page, 'Delete Untitled Entry').click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Entry deleted', 'Your journal entry has been deleted.')
  await expect(page.getByRole('heading', { name: 'No journal entries yet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No journal entries yet' })).toBeVisible()
})

test('words that are not saved are never thrown away unasked', async ({ page }) => {
  await openJournal(page, walk)
  await page.getByRole('link', { name: 'Mood Tracker' }).click()
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await beginEntry(page, 'Half a thought')
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Throw this away?' })
  await expect(question).toBeVisible()
  await look(page, 'journal-throw-away')
  await expectReachable(page, 'journal-throw-away', { isOver: true })
  await button(page, 'Keep writing').click()
  await expect(contentBox(page)).toHaveValue('Half a thought')

  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('An entry of yours is not saved yet.')).toBeVisible()
  await look(page, 'journal-unsaved')
  expect(
    await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie),
  ).not.toContain('Half')

  let asked = ''
  page.once('dialog', (dialog) => {
    asked = dialog.type()
    void dialog.dismiss()
  })
  await page.evaluate(() => location.reload()).catch(() => {})
  await expect.poll(() => asked).toBe('beforeunload')

  await button(page, 'Go on writing').click()
  await expect(contentBox(page)).toHaveValue('Half a thought')
  await button(page, 'Cancel').click()
  await button(page, 'Throw away').click()
  await expect(page.getByText('An entry of yours is not saved yet.')).toHaveCount(0)
  await button(page, 'New Entry').click()
  await expect(contentBox(page)).toHaveValue('')
  await button(page, 'Cancel').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await button(page, 'Edit Untitled Entry').click()
  await contentBox(page).press('End')
  await page.keyboard.type(' And then home.')
  await button(page, 'Cancel').click()
  await button(page, 'Throw away').click()
  await expect(entries(page)).not.toContainText('And then home.')
})

test('each failure of the journal says so, and keeps every word', async ({ page }) => {
  const isBroken = new Set<string>()
  await page.route('**/api/journal{,/**}', (route) =>
    isBroken.has(route.request().method())
      ? route.fulfill({ status: 500, body: 'Something broke.' })
      : route.continue(),
  )
  await openJournal(page, walk)

  isBroken.add('POST').add('PATCH').add('DELETE')
  await beginEntry(page, 'Do not lose me')
  await button(page, 'Save Entry').click()
  await expectToast(page, 'Error', 'Failed to save journal entry.')
  await expect(
    page.getByText('This was not saved. Please try again. Your words are still here.'),
  ).toBeVisible()
  await expect(contentBox(page)).toHaveValue('Do not lose me')
  await look(page, 'journal-not-saved')
  isBroken.delete('POST')
  await button(page, 'Save Entry').click()
  await expectToast(page, 'Entry saved', 'Your journal entry has been saved.')
  await expect(entries(page)).toHaveCount(2)

  await button(page, 'Edit Untitled Entry').last().click()
  await contentBox(page).fill('Other words')
  await button(page, 'Update Entry').click()
  await expectToast(page, 'Error', 'Failed to update journal entry.')
  await expect(contentBox(page)).toHaveValue('Other words')
  isBroken.delete('PATCH')
  await button(page, 'Update Entry').click()
  await expectToast(page, 'Entry updated', 'Your journal entry has been updated.')

  await button(page, 'Delete Untitled Entry').last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Error', 'Failed to delete journal entry.')
  await expect(page.getByRole('dialog')).toContainText('This was not deleted. Please try again.')
  await button(page, 'Keep it').click()
  await expect(entries(page)).toHaveCount(2)

  isBroken.add('GET')
  await page.reload()
  await expect(page.getByText('This could not be loaded. Nothing of it is lost.')).toBeVisible()
  await look(page, 'journal-failed')
  await expectReachable(page, 'journal-failed')
  isBroken.clear()
  await button(page, 'Try again').click()
  await expect(entries(page)).toHaveCount(2)
})

test('an answer that is lost, and words that were added since, make one entry', async ({ page }) => {
  await openJournal(page)
  await page.route(
    '**/api/journal',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await beginEntry(page, 'Once')
  await button(page, 'Save Entry').click()
  await expectToast(page, 'Error', 'Failed to save journal entry.')
  await contentBox(page).fill('Once and for all')
  await button(page, 'Save Entry').click()
  await expectToast(page, 'Entry saved', 'Your journal entry has been saved.')
  await page.reload()
  await expect(entries(page)).toHaveCount(1)
  await expect(entries(page)).toContainText('Once and for all')
})

test('an entry that sounds like a crisis opens help at once, and help stays under it', async ({ page }) => {
  await openJournal(page)
  await beginEntry(page, 'I am going to kill myself tonight.')
  await button(page, 'Save Entry').click()
  const help = page.getByRole('dialog', { name: 'You deserve help from a person right now' })
  await expect(help.getByRole('link', { name: /988/ }).first()).toBeVisible()
  await expect(page.locator('.toast')).toHaveCount(0)
  await look(page, 'journal-crisis')
  await button(page, 'I Understand').click()
  await expectToast(page, 'Entry saved')
  await expect(entry(page, 'Untitled Entry')).toBeFocused()
  await expect(entries(page).getByRole('region', { name: 'Support' })).toBeVisible()

  await button(page, 'Edit Untitled Entry').click()
  await contentBox(page).fill('I want to kill myself tonight. I have the pills.')
  await button(page, 'Update Entry').click()
  await expectToast(page, 'Entry updated')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(entries(page).getByRole('region', { name: 'Support' })).toBeVisible()
  await look(page, 'journal-care')
})
