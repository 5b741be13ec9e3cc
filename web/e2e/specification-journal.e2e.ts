import { expect, test } from '#web/e2e/fixtures.ts'
import { contentBox, openJournal } from '#web/e2e/journaling.ts'
import { button } from '#web/e2e/talking.ts'
import { expectWords } from '#web/e2e/words-on-page.ts'

// What the specification says of the journal, to the letter; saving, deleting and reflecting, with what each says
// while it lasts and afterwards, stand in specification-errors.

test('an empty journal, its form and its entries', async ({ page }) => {
  await openJournal(page)
  await expectWords(page, { '2 Journal': ['Journal', 'No journal entries yet', 'Create Your First Entry'] })
  await button(page, 'Create Your First Entry').click()
  const dialog = page.getByRole('dialog', { name: 'New Entry' })
  await expectWords(
    page,
    {
      '2 Journal, New Entry': [
        'New Entry',
        'Give your entry a title...',
        "What's on your mind?",
        '1 = Very anxious, 10 = Very calm',
        'Cancel',
        'Save Entry',
      ],
    },
    dialog,
  )
  // 5, 9: 1 to 10, step 1, default 5.
  const slider = dialog.getByRole('slider')
  await expect(slider).toHaveAttribute('aria-valuenow', '5')
  await slider.press('ArrowUp')
  await expect(slider).toHaveAttribute('aria-valuenow', '6')
  for (const { key, beyond, level } of [
    { key: 'Home', beyond: 'ArrowDown', level: '1' },
    { key: 'End', beyond: 'ArrowUp', level: '10' },
  ]) {
    await slider.press(key)
    await slider.press(beyond)
    await expect(slider).toHaveAttribute('aria-valuenow', level)
  }

  // 5: non-blank after trimming. The lengths are our own: 200 and 20,000.
  const title = dialog.getByPlaceholder('Give your entry a title...')
  const forms = [
    { title: '', content: '', isDisabled: true },
    { title: 'At sea', content: '  \n ', isDisabled: true },
    { title: 'At sea', content: 'x', isDisabled: false },
    { title: 't'.repeat(201), content: 'x', isDisabled: true },
    { title: 't'.repeat(200), content: 'x', isDisabled: false },
    { title: '  ', content: 'c'.repeat(20_001), isDisabled: true },
    { title: '  ', content: 'c'.repeat(20_000), isDisabled: false },
  ]
  for (const { title: name, content, isDisabled } of forms) {
    await title.fill(name)
    await contentBox(page).fill(content)
    if (isDisabled) await expect(button(page, 'Save Entry')).toHaveAttribute('aria-disabled', 'true')
    else await expect(button(page, 'Save Entry')).not.toHaveAttribute('aria-disabled')
  }

  // 5: the title is trimmed and omitted if empty.
  await contentBox(page).fill('  The tide came in. ')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/journal')),
    button(page, 'Save Entry').click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({ content: 'The tide came in.', mood: 10 })
  expect(sent.postDataJSON()).not.toHaveProperty('title')
  await expect(dialog).toHaveCount(0)
  const entry = page.getByRole('article', { name: 'Untitled Entry' })
  await expectWords(
    page,
    { '2 Journal, entry cards': ['Untitled Entry', 'Mood: 10/10', 'The tide came in.', 'Get Reflection'] },
    entry,
  )
  await expect(entry.getByRole('time')).toHaveText(/^Today, \d{1,2}:\d\d\s[AP]M$/)

  // 4: a new entry begins with cleared fields, editing with those of the entry; mood 5 if missing.
  await button(page, 'New Entry').click()
  await expect(title).toHaveValue('')
  await expect(contentBox(page)).toHaveValue('')
  await expect(slider).toHaveAttribute('aria-valuenow', '5')
  await button(page, 'Cancel').click()
  await page.request.post('/api/journal', { data: { title: 'No mood', content: 'Only words.' } })
  await page.reload()
  await expect(page.getByRole('article', { name: 'No mood' })).not.toContainText('Mood:')
  await button(page, 'Edit No mood').click()
  const edit = page.getByRole('dialog', { name: 'Edit Journal Entry' })
  await expectWords(
    page,
    { '2 Journal, Edit Journal Entry': ['No mood', 'Only words.', 'Update Entry', 'Cancel'] },
    edit,
  )
  await expect(edit.getByRole('slider')).toHaveAttribute('aria-valuenow', '5')
  await button(page, 'Cancel').click()

  await button(page, 'Delete No mood').click()
  await expectWords(page, {
    '2 Journal, delete': [
      'Delete this entry?',
      'This action cannot be undone. This will permanently delete your journal entry.',
    ],
  })
})
