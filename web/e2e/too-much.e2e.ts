import type { Page } from '@playwright/test'
import { errorAnswers } from '#contract/errors.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { beginEntry, contentBox, openJournal } from '#web/e2e/journaling.ts'
import { button, expectToast, hearOut, messageBox, openChat, say, sayings } from '#web/e2e/talking.ts'

const { status, sentence } = errorAnswers['rate-limited']

/** The next call to this address is one too many. */
const refuseOnce = (page: Page, address: string): Promise<unknown> =>
  page.route(
    address,
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status,
            contentType: 'text/plain; charset=utf-8',
            headers: {
              'Error-Code': 'rate-limited',
              'Retry-After': '7',
              'RateLimit-Limit': '30',
              'RateLimit-Remaining': '0',
              'RateLimit-Reset': '7',
              'Cache-Control': 'no-store',
            },
            body: sentence,
          })
        : route.fallback(),
    { times: 1 },
  )

test('who says too much at once hears it kindly, and the message waits with its words', async ({ page }) => {
  await openChat(page)
  await refuseOnce(page, '**/api/chat')
  await say(page, 'One more thing')
  await expect(page.getByText(`${sentence} Your words are kept here.`)).toBeVisible()
  await expect(sayings(page)).toHaveText(['One more thing'])
  await button(page, 'Try again').click()
  await hearOut(page)
})

test('who logs too many moods at once hears it kindly, and level and note stay', async ({ page }) => {
  await openChat(page)
  await button(page, 'How are you feeling right now?').click()
  const mood = page.getByRole('form', { name: 'How are you feeling right now?' })
  await mood.getByRole('slider').press('End')
  await mood.getByRole('textbox').fill('by the sea')
  await refuseOnce(page, '**/api/mood-logs')
  await mood.getByRole('button', { name: 'Log mood' }).click()
  await expectToast(page, 'Error', sentence)
  await expect(mood.getByText('This was not saved. Your words are still here.')).toBeVisible()
  await expect(mood.getByRole('slider')).toHaveAttribute('aria-valuetext', '10 of 10, Extremely Calm')
  await expect(mood.getByRole('textbox')).toHaveValue('by the sea')
  await mood.getByRole('button', { name: 'Log mood' }).click()
  await expectToast(page, 'Mood logged')
})

test('who writes too many entries at once hears it kindly, and the entry stays in its form', async ({
  page,
}) => {
  await openJournal(page)
  await beginEntry(page, 'The rain was loud.')
  await refuseOnce(page, '**/api/journal')
  await button(page, 'Save Entry').click()
  await expect(page.getByText(`${sentence} Your words are still here.`)).toBeVisible()
  await expect(contentBox(page)).toHaveValue('The rain was loud.')
  await button(page, 'Save Entry').click()
  await expectToast(page, 'Entry saved')
})

test('who gets no conversation, and is in danger, has the help on the screen', async ({ page }) => {
  await page.route('**/api/session/new', (route) =>
    route.fulfill({
      status: errorAnswers['session-limited'].status,
      contentType: 'text/plain; charset=utf-8',
      headers: { 'Error-Code': 'session-limited', 'Retry-After': '60' },
      body: errorAnswers['session-limited'].sentence,
    }),
  )
  await page.goto('/chat')
  await expect(page.getByText('We could not start a session.')).toBeVisible()
  await say(page, 'Hello')
  await expect(messageBox(page)).toHaveValue('Hello')
  await expect(page.getByRole('dialog')).toBeHidden()
  await say(page, 'I am going to kill myself tonight.')
  await expect(page.getByRole('dialog')).toContainText('988')
  await button(page, 'I Understand').click()
  await expect(messageBox(page)).toHaveValue('I am going to kill myself tonight.')
})
