import type { Page } from '@playwright/test'
import { expect, test } from '#web/e2e/fixtures.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'
import {
  button,
  expectToast,
  hearOut,
  messageBox,
  newChat,
  openChat,
  say,
  sayings,
  sessionBegun,
} from '#web/e2e/talking.ts'

// Nobody loads a page to get to the next one: all of this moves by links.

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click()
const history = (page: Page) => page.getByRole('region', { name: 'Session History' }).last()

/** What a browser asks before words are lost is answered with "Stay". */
const stayWhenAsked = (page: Page): Promise<void> =>
  new Promise((asked) => page.once('dialog', (dialog) => void dialog.dismiss().then(asked)))

test('a message that did not get through is kept while moving about, and can be sent from there', async ({
  page,
}) => {
  await openSignedIn(page)
  await follow(page, 'Chat')
  await sessionBegun(page)
  await page.route('**/api/chat', (route) => route.abort(), { times: 1 })
  await say(page, 'I feel tense.')
  await expectToast(page, 'Message Failed', 'Unable to send your message. Please try again.')
  await follow(page, 'Journal')
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
  await follow(page, 'Chat')
  await expect(sayings(page)).toHaveText(['I feel tense.'])
  await expect(page.getByText('Your words are kept here.')).toBeVisible()
  await button(page, 'Try again').click()
  await hearOut(page)
  await expect(sayings(page)).toHaveText(['I feel tense.'])
})

test('words that exist only in the page are asked about before it is left', async ({ page }) => {
  await openChat(page)
  await page.route('**/api/chat', (route) => route.abort(), { times: 1 })
  await say(page, 'I feel tense.')
  await expect(page.getByText('Your words are kept here.')).toBeVisible()
  const asked = stayWhenAsked(page)
  // It waits for the answer, and after "Stay" it goes nowhere.
  await page.evaluate(() => setTimeout(() => location.reload()))
  await asked
  await expect(sayings(page)).toHaveText(['I feel tense.'])
})

test('a new chat that is not begun after all keeps the conversation', async ({ page }) => {
  await openChat(page)
  await say(page, 'Hello')
  await hearOut(page)
  await messageBox(page).fill('There is more.')
  const asked = stayWhenAsked(page)
  await button(page, 'New Chat').click()
  await asked
  await expect(messageBox(page)).toHaveValue('There is more.')
  await button(page, 'Send').click()
  await hearOut(page, 2)
  await page.reload()
  await expect(sayings(page)).toHaveText(['Hello', 'There is more.'])
})

test('a conversation that cannot be loaded for a moment is not replaced by a new one', async ({ page }) => {
  await openChat(page)
  await say(page, 'Hello')
  await hearOut(page)
  const began: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session/new')) began.push(request.url())
  })
  await page.route('**/api/messages/*', (route) => route.fulfill({ status: 503 }), { times: 1 })
  await page.reload()
  await expectToast(
    page,
    'Connection Error',
    'Unable to start a new session. Please refresh the page and try again.',
  )
  await expect(page.getByText('Nothing of it is lost.')).toBeVisible()
  await button(page, 'Try again').click()
  await expect(sayings(page)).toHaveText(['Hello'])
  await page.reload()
  await expect(sayings(page)).toHaveText(['Hello'])
  expect(began).toEqual([])
})

test('a quick start goes on with the latest conversation, not with an old one that was looked at', async ({
  page,
}) => {
  await openSignedIn(page)
  await follow(page, 'Chat')
  await sessionBegun(page)
  await say(page, 'The first of two talks.')
  await hearOut(page)
  await newChat(page)
  await expect(sayings(page)).toHaveCount(0)
  await say(page, 'The second of two talks.')
  await hearOut(page)

  await follow(page, 'Profile')
  await history(page).getByRole('button', { name: /^Open/ }).last().click()
  await expect(sayings(page)).toHaveText(['The first of two talks.'])
  await page.reload()
  await expect(sayings(page)).toHaveText(['The first of two talks.'])
  await follow(page, 'Home')
  await button(page, "I'm spiraling right now").click()
  await hearOut(page, 2)
  await expect(sayings(page)).toHaveText(['The second of two talks.', "I'm spiraling right now"])

  // What is said in an old one makes it the one that goes on.
  await follow(page, 'Profile')
  await history(page).getByRole('button', { name: /^Open/ }).last().click()
  await expect(sayings(page)).toHaveText(['The first of two talks.'])
  await say(page, 'And on it goes.')
  await hearOut(page, 2)
  await follow(page, 'Home')
  await button(page, 'I need a calming exercise').click()
  await hearOut(page, 3)
  await expect(sayings(page).first()).toHaveText('The first of two talks.')
})

test('what is tried again in an old conversation that was looked at goes on there', async ({
  page,
  context,
}) => {
  await openSignedIn(page)
  await follow(page, 'Chat')
  await sessionBegun(page)
  await page.route('**/api/chat', (route) => route.abort(), { times: 1 })
  await say(page, 'I feel tense.')
  await expect(page.getByText('Your words are kept here.')).toBeVisible()
  // Elsewhere something newer is begun.
  const known = await page.evaluate(() => localStorage.getItem('leeward-session'))
  const other = await context.newPage()
  await other.goto('/chat?new')
  await other.waitForFunction((id) => localStorage.getItem('leeward-session') !== id, known)

  await follow(page, 'Profile')
  await history(page).getByRole('button', { name: /^Open/ }).last().click()
  await expect(sayings(page)).toHaveText(['I feel tense.'])
  await button(page, 'Try again').click()
  await hearOut(page)
  await follow(page, 'Home')
  await button(page, "I'm spiraling right now").click()
  await hearOut(page, 2)
  await expect(sayings(page)).toHaveText(['I feel tense.', "I'm spiraling right now"])
})
