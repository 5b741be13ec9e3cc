import { expect, look, test } from '#web/e2e/fixtures.ts'
import { beginEntry, contentBox, entries, openJournal } from '#web/e2e/journaling.ts'
import { button, hearOut, messageBox, openChat, replies, say, sayings } from '#web/e2e/talking.ts'

test('what is written and answered in Arabic stands from right to left', async ({ page }) => {
  await openChat(page)
  await say(page, 'أريد أن أموت')
  await button(page, 'I Understand').click()
  await hearOut(page)
  await expect(sayings(page).first()).toHaveCSS('direction', 'rtl')
  await expect(replies(page).first()).toHaveCSS('direction', 'rtl')
  await expect(replies(page).first()).toContainText('هل أنت بأمان الآن؟')
  await look(page, 'chat-in-arabic')
  await button(page, 'لا، لست بأمان').click()
  await hearOut(page, 2)
  await expect(replies(page).last()).toContainText('من يمكنه أن يكون معك')
  await messageBox(page).fill('لا أحد')
  await expect(messageBox(page)).toHaveCSS('direction', 'rtl')
})

test('an entry in Arabic is written and read from right to left', async ({ page }) => {
  await openJournal(page)
  await beginEntry(page, 'كان البحر هادئا اليوم.')
  await expect(contentBox(page)).toHaveCSS('direction', 'rtl')
  await button(page, 'Save Entry').click()
  await expect(entries(page).getByText('كان البحر هادئا اليوم.')).toHaveCSS('direction', 'rtl')
})
