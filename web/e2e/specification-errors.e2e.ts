import type { Page, Route } from '@playwright/test'
import { expect, test } from '#web/e2e/fixtures.ts'
import { contentBox, openJournal } from '#web/e2e/journaling.ts'
import { button, hearOut, later, messageBox, openChat, replies, say } from '#web/e2e/talking.ts'
import { expectWords } from '#web/e2e/words-on-page.ts'

// Section 8, the error catalogue and the success toasts, row by row: each call fails once, says so, and then works.
// What else a failure leaves on the screen stands in faults and in the journeys of each screen.

type Words = readonly [title: string, message?: string]

type Row = {
  situation: string
  call: [method: string, path: string]
  /** How the call goes wrong: a 500 with words, unless told otherwise. */
  fault?: (route: Route) => Promise<void>
  prepare?: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  /** What the button says meanwhile. */
  busy?: string
  error: Words
  success?: Words
}

/** The one toast there is, also over a dialog, with all its words; whether it is destructive. */
async function expectTheToast(page: Page, [title, message = '']: Words, isDestructive: boolean) {
  const shown = page.locator('.toast')
  await expect(shown).toHaveText(title + message)
  if (isDestructive) await expect(shown).toHaveClass(/\bborder-alert-line\b/)
  else await expect(shown).not.toHaveClass(/\bborder-alert-line\b/)
}

const broken = (route: Route) => route.fulfill({ status: 500, body: 'Something broke.' })

async function walk(page: Page, { call: [method, path], fault = broken, ...row }: Row): Promise<void> {
  await row.prepare?.(page)
  const held = later()
  const address = `**${path}`
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    await held.until
    return fault(route)
  })
  await row.press(page)
  if (row.busy) await expect(page.getByRole('button', { name: row.busy })).toBeVisible()
  held.now()
  await expectTheToast(page, row.error, true)
  await page.unroute(address)
  if (!row.success) return
  await row.press(page)
  await expectTheToast(page, row.success, false)
}

const send: Row[] = [
  {
    situation: 'Send failure',
    call: ['POST', '/api/chat'],
    press: (page) => say(page, 'Hello'),
    error: ['Message Failed', 'Unable to send your message. Please try again.'],
  },
  {
    situation: 'Send failure, missing reader',
    call: ['POST', '/api/chat'],
    fault: (route) => route.fulfill({ status: 204 }),
    press: (page) => button(page, 'Try again').click(),
    error: ['Message Failed', 'Unable to send your message. Please try again.'],
  },
  {
    situation: 'Send failure, stream error event',
    call: ['POST', '/api/chat'],
    fault: (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'data: {"error":"No reply.","seq":1}\n\n' }),
    press: (page) => button(page, 'Try again').click(),
    error: ['Message Failed', 'Unable to send your message. Please try again.'],
  },
]

const mood: Row = {
  situation: 'Mood log failure',
  call: ['POST', '/api/mood-logs'],
  press: (page) => button(page, 'Log mood').click(),
  error: ['Error', '500: Something broke.'],
}

const talk: Row[] = [
  {
    situation: 'Other rating error; helpful rating',
    call: ['POST', '/api/messages/*/rate'],
    press: (page) => button(page, 'Helpful').first().click(),
    error: ['Error', 'Failed to submit rating. Please try again.'],
    success: ['Thank you!'],
  },
  {
    situation: 'Rating error containing "already rated"; unhelpful rating',
    call: ['POST', '/api/messages/*/rate'],
    fault: (route) =>
      route.fulfill({
        status: 409,
        headers: { 'Error-Code': 'chat-rating-repeated' },
        body: 'This message was already rated.',
      }),
    press: (page) => button(page, 'Not helpful').last().click(),
    error: ['Already rated', "You've already rated this message."],
    success: ['Feedback received'],
  },
  {
    situation: 'Exercise completion failure',
    call: ['POST', '/api/exercises/complete'],
    prepare: async (page) => {
      await button(page, 'Start Exercise').click()
      for (const step of await page.getByRole('checkbox').all()) await step.check()
    },
    press: (page) => button(page, 'Mark Complete').click(),
    error: ['Error', 'Failed to record completion. Please try again.'],
    success: ['Exercise completed!'],
  },
  {
    ...mood,
    prepare: (page) => button(page, 'How are you feeling right now?').click(),
  },
  {
    ...mood,
    situation: 'Mood log failure, an answer without words: its status text',
    fault: (route) => route.fulfill({ status: 500 }),
    error: ['Error', '500: Internal Server Error'],
    success: ['Mood logged'],
  },
  {
    situation: 'JSON export failure',
    call: ['GET', '/api/sessions/*/export'],
    press: (page) => button(page, 'Export JSON').click(),
    error: ['Export failed', 'Unable to export session. Please try again.'],
    success: ['Session exported'],
  },
  {
    situation: 'Print export failure',
    call: ['GET', '/api/sessions/*/export'],
    press: (page) => button(page, 'Print').click(),
    error: ['Export failed', 'Unable to prepare printable version. Please try again.'],
    success: ['Print dialog opened'],
  },
]

test('errors and successes of whoever talks', async ({ page, context }) => {
  test.slow()
  const held = later()
  await page.route('**/api/session/new', async (route) => {
    await held.until
    await broken(route)
  })
  await page.goto('/chat')
  // Send before session ready.
  await say(page, 'Hello')
  await expectTheToast(
    page,
    ['Session Not Ready', 'Please wait for the session to initialize, then try again.'],
    true,
  )
  // Session init failure.
  held.now()
  await expectTheToast(
    page,
    ['Connection Error', 'Unable to start a new session. Please refresh the page and try again.'],
    true,
  )
  await page.unroute('**/api/session/new')

  await messageBox(page).fill('')
  await openChat(page)
  for (const row of send) await test.step(row.situation, () => walk(page, row))
  await button(page, 'Try again').click()
  await hearOut(page)
  await button(page, 'Breathing').click()
  await hearOut(page, 2)
  for (const row of talk) await test.step(row.situation, () => walk(page, row))

  // 9, printable export.
  const paper = context.pages().at(-1)!
  const sessionId = await page.evaluate(() => localStorage.getItem('leeward-session'))
  await expectWords(paper, {
    '9 Printable export': [
      sessionId!,
      'Started',
      'Last active',
      'Exported',
      'You',
      'Leeward’s guide',
      '6/10',
    ],
  })
  await paper.close()

  // Print export failure, blocked popup: what a browser that blocks windows does.
  await page.evaluate(() => Object.assign(window, { open: () => null }))
  await button(page, 'Print').click()
  await expectTheToast(
    page,
    ['Export failed', 'Unable to prepare printable version. Please try again.'],
    true,
  )

  // Mood log failure, an error without a message.
  await page.evaluate(() => Object.assign(window, { fetch: () => Promise.reject(new TypeError()) }))
  await button(page, 'How are you feeling right now?').click()
  await button(page, 'Log mood').click()
  await expectTheToast(page, ['Error', 'Failed to log mood'], true)
  await expect(replies(page)).toHaveCount(2)
})

const inDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

const journal: Row[] = [
  {
    situation: 'Journal create failure',
    call: ['POST', '/api/journal'],
    prepare: async (page) => {
      await button(page, 'New Entry').click()
      await contentBox(page).fill('The tide came in.')
    },
    press: inDialog('Save Entry'),
    busy: 'Saving...',
    error: ['Error', 'Failed to save journal entry.'],
    success: ['Entry saved', 'Your journal entry has been saved.'],
  },
  {
    situation: 'Journal update failure',
    call: ['PATCH', '/api/journal/*'],
    prepare: (page) => button(page, 'Edit Untitled Entry').click(),
    press: inDialog('Update Entry'),
    busy: 'Updating',
    error: ['Error', 'Failed to update journal entry.'],
    success: ['Entry updated', 'Your journal entry has been updated.'],
  },
  {
    situation: 'Reflection failure',
    call: ['POST', '/api/journal/*/reflect'],
    press: (page) => button(page, 'Get Reflection').click(),
    busy: 'Reflecting...',
    error: ['Error', 'Failed to get a reflection.'],
    success: ['Reflection generated', 'The guide has reflected on your entry.'],
  },
  {
    situation: 'Journal delete failure',
    call: ['DELETE', '/api/journal/*'],
    prepare: async (page) => {
      await expectWords(page, { '2 Journal, entry cards': ['Reflection', 'Reflect Again'] })
      await button(page, 'Delete Untitled Entry').click()
    },
    press: inDialog('Delete'),
    error: ['Error', 'Failed to delete journal entry.'],
    success: ['Entry deleted', 'Your journal entry has been deleted.'],
  },
  {
    situation: 'Logout failure',
    call: ['POST', '/api/auth/logout'],
    prepare: (page) => page.getByRole('link', { name: 'Profile', exact: true }).click(),
    press: (page) => button(page, 'Logout').click(),
    error: ['Error', 'Failed to logout. Please try again.'],
    success: ['Logged out'],
  },
]

test('errors and successes of whoever writes, and logs out', async ({ page }) => {
  await openJournal(page)
  for (const row of journal) await test.step(row.situation, () => walk(page, row))
  await expect(page).toHaveURL(/\/$/)
})
