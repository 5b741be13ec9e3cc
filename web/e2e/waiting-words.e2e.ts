import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { beginEntry, contentBox, entries, openJournal, walk } from '#web/e2e/journaling.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { button, expectToast, hearOut, openChat, replies, say, sayings } from '#web/e2e/talking.ts'

test('without a network the page says so, and what is said waits and is sent once', async ({
  page,
  context,
}) => {
  await openChat(page)
  await context.setOffline(true)
  const banner = page.getByText('You are offline.')
  await expect(banner).toBeVisible()
  await expect(page.getByRole('link', { name: '988', exact: true })).toHaveAttribute('href', 'tel:988')
  await look(page, 'offline')
  await say(page, 'Hello')
  await say(page, 'Is anybody there?')
  await expect(sayings(page)).toHaveText(['Hello', 'Is anybody there?'])
  const waiting = page.getByText('Waiting for a network. It is sent once you are back.')
  await expect(waiting).toHaveCount(2)
  await look(page, 'message-waiting')
  await expectReachable(page, 'message-waiting')
  const sent: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/chat') sent.push(request.postDataJSON().message)
  })
  await context.setOffline(false)
  await expect(banner).toBeHidden()
  await hearOut(page, 2)
  await expect(waiting).toHaveCount(0)
  await expect(sayings(page)).toHaveText(['Hello', 'Is anybody there?'])
  expect(sent).toEqual(['Hello', 'Is anybody there?'])
  await page.reload()
  await expect(sayings(page)).toHaveText(['Hello', 'Is anybody there?'])
  await expect(replies(page)).toHaveCount(2)
})

/** What is answered of all that this page sends to one place from now on. */
function sentTo(page: Page, path: RegExp): string[] {
  const sent: string[] = []
  page.on('response', (response) => {
    const method = response.request().method()
    if (method !== 'GET' && path.test(response.url())) sent.push(method)
  })
  return sent
}

test('entries that are saved without a network wait, can be written on, and are saved once', async ({
  page,
  context,
}) => {
  await openJournal(page, walk)
  await context.setOffline(true)
  await beginEntry(page, 'The line is dead tonight.')
  await button(page, 'Save Entry').click()
  const waiting = page.getByRole('region', { name: 'Entries that wait' })
  await expect(waiting.getByRole('article')).toContainText('The line is dead tonight.')
  await expect(waiting).toContainText('Waiting for a network. It is saved once you are back.')
  await expect(waiting.getByRole('article')).toBeFocused()
  await look(page, 'entry-waiting')

  await waiting.getByRole('button', { name: 'Go on writing' }).click()
  await expect(waiting).toHaveCount(0)
  await expect(contentBox(page)).toHaveValue('The line is dead tonight.')
  await contentBox(page).fill('The line is dead tonight, and I am not.')
  await button(page, 'Save Entry').click()
  await button(page, 'Edit Untitled Entry').click()
  await contentBox(page).fill('Walked to the harbour, in the rain.')
  await button(page, 'Update Entry').click()
  await expect(waiting.getByRole('article')).toHaveCount(2)

  const sent = sentTo(page, /\/api\/journal/)
  await context.setOffline(false)
  await expectToast(page, 'Entry updated')
  await expect(waiting).toHaveCount(0)
  const kept = [/The line is dead tonight, and I am not\./, /Walked to the harbour, in the rain\./]
  await expect(entries(page)).toHaveText(kept)
  expect(sent).toEqual(['POST', 'PATCH'])
  await page.reload()
  await expect(entries(page)).toHaveText(kept)
})

test('a mood that is logged without a network waits, and is logged once', async ({ page, context }) => {
  await openChat(page)
  const form = button(page, 'How are you feeling right now?')
  await form.click()
  await button(page, 'Cancel').click()
  await context.setOffline(true)
  await form.click()
  await button(page, 'Log mood').click()
  await expectToast(page, 'It waits for a network')
  const waiting = page.getByRole('list', { name: 'Moods that wait' })
  await expect(waiting).toContainText('Waiting for a network. It is logged once you are back.')
  await look(page, 'mood-waiting')
  const sent = sentTo(page, /\/api\/mood-logs/)
  await context.setOffline(false)
  await expectToast(page, 'Mood logged')
  await expect(waiting).toHaveCount(0)
  expect(sent).toEqual(['POST'])
})
