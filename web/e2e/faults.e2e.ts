import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import {
  button,
  expectToast,
  hearOut,
  later,
  messageBox,
  openChat,
  replies,
  say,
  sayings,
  sessionBegun,
  toast,
} from '#web/e2e/talking.ts'

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** The next call to this address is answered as if something had broken behind it. */
const breakOnce = (page: Page, address: string): Promise<unknown> =>
  page.route(address, (route) => route.fulfill({ status: 500, body: 'Something broke.' }), { times: 1 })

test('a message that meets no server keeps its words, and sent again it is one message', async ({
  page,
  product,
}) => {
  await openChat(page)
  await say(page, 'Hello')
  await hearOut(page)
  await product.api.kill()
  await say(page, 'Are you still there?')
  await expectToast(page, 'Message Failed', 'Unable to send your message. Please try again.')
  await expect(sayings(page)).toHaveText(['Hello', 'Are you still there?'])
  await expect(page.getByText('Your words are kept here.')).toBeVisible()
  await look(page, 'message-failed')
  await expectReachable(page, 'message-failed')
  await button(page, 'Need help?').first().click()
  await expect(page.getByRole('link', { name: /Call or Text 988/ })).toBeVisible()
  await page.keyboard.press('Escape')

  product.api.start()
  await expect.poll(() => isReady(product.url)).toBe(true)
  await button(page, 'Try again').click()
  await hearOut(page, 2)
  await page.reload()
  await expect(sayings(page)).toHaveText(['Hello', 'Are you still there?'])
  await expect(replies(page)).toHaveCount(2)
})

test('an answer lost on the way back, asked for again, leaves one message', async ({ page }) => {
  await openChat(page)
  // The server takes the message; only its answer never arrives.
  await page.route(
    '**/api/chat',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await say(page, 'Did this arrive?')
  await expectToast(page, 'Message Failed', 'Unable to send your message. Please try again.')
  await button(page, 'Try again').click()
  await hearOut(page)
  await page.reload()
  await expect(sayings(page)).toHaveText(['Did this arrive?'])
  await expect(replies(page)).toHaveCount(1)
})

test('a reply that cannot be written says so under the words, and can be asked for again', async ({
  page,
}) => {
  await openChat(page)
  const body = 'data: {"error":"The reply could not be written. Your words are saved.","seq":1}\n\n'
  await page.route('**/api/chat', (route) => route.fulfill({ contentType: 'text/event-stream', body }), {
    times: 1,
  })
  await say(page, 'I feel tense.')
  await expectToast(page, 'Message Failed', 'Unable to send your message. Please try again.')
  await expect(page.getByText(/The reply could not be written/)).toBeVisible()
  await button(page, 'Try again').click()
  await hearOut(page)
  await expect(sayings(page)).toHaveText(['I feel tense.'])
})

test('without a session the words stay in the box', async ({ page }) => {
  const answer = later()
  await page.route('**/api/session/new', async (route) => {
    await answer.until
    await route.fulfill({ status: 500, body: 'Something broke.' })
  })
  await page.goto('/chat')
  await say(page, 'Hello')
  await expectToast(page, 'Session Not Ready', 'Please wait for the session to initialize, then try again.')
  await expect(messageBox(page)).toHaveValue('Hello')
  answer.now()
  await expectToast(
    page,
    'Connection Error',
    'Unable to start a new session. Please refresh the page and try again.',
  )
  await expect(messageBox(page)).toHaveValue('Hello')
  await look(page, 'no-session')
  await page.unroute('**/api/session/new')
  await button(page, 'Try again').click()
  await expect(page.getByRole('heading', { name: 'You can start anywhere.' })).toBeVisible()
  await sessionBegun(page)
  await button(page, 'Send').click()
  await hearOut(page)
})

test('where a conversation cannot be loaded, words in a crisis still open the ways to help', async ({
  page,
}) => {
  await openChat(page)
  await say(page, 'Hello')
  await hearOut(page)
  const broken = { status: 500, body: 'Something broke.' }
  await page.route('**/api/messages/*', (route) => route.fulfill(broken))
  await page.route('**/api/session/new', (route) => route.fulfill(broken))
  await page.reload()
  await say(page, 'I am going to kill myself tonight.')
  await expect(page.getByRole('dialog', { name: 'You deserve help from a person right now' })).toBeVisible()
})

test('a reply rated in another browser is already rated', async ({ page }) => {
  await openChat(page)
  await say(page, 'I feel tense.')
  await hearOut(page)
  // Of a tab the others hear; of another browser of the same person they do not.
  const sessionId = await page.evaluate(() => localStorage.getItem('leeward-session'))
  const heard = await page.request.get(`/api/messages/${sessionId}`)
  const reply = ((await heard.json()) as { id: string; role: string }[]).findLast(
    ({ role }) => role !== 'user',
  )
  await page.request.post(`/api/messages/${reply!.id}/rate`, { data: { rating: 1 } })
  await button(page, 'Not helpful').click()
  await expectToast(page, 'Already rated', "You've already rated this message.")
  await expect(button(page, 'Helpful')).toBeDisabled()
  await expect(button(page, 'Helpful')).toHaveAttribute('aria-pressed', 'true')
})

test('a mood that fails keeps its level and its note', async ({ page }) => {
  await openChat(page)
  await button(page, 'How are you feeling right now?').click()
  const mood = page.getByRole('form', { name: 'How are you feeling right now?' })
  await mood.getByRole('slider').press('End')
  await mood.getByRole('textbox').fill('by the sea')
  await breakOnce(page, '**/api/mood-logs')
  await mood.getByRole('button', { name: 'Log mood' }).click()
  await expectToast(page, 'Error', '500: Something broke.')
  await expect(mood.getByText('This was not saved. Your words are still here.')).toBeVisible()
  await look(page, 'mood-failed')
  await expectReachable(page, 'mood-failed')
  await expect(mood.getByRole('slider')).toHaveAttribute('aria-valuetext', '10 of 10, Extremely Calm')
  await expect(mood.getByRole('textbox')).toHaveValue('by the sea')
  await mood.getByRole('button', { name: 'Log mood' }).click()
  await expectToast(page, 'Mood logged')
})

test('an exercise that is not recorded keeps its ticks', async ({ page }) => {
  await openChat(page)
  await button(page, 'Grounding').click()
  await hearOut(page)
  await button(page, 'Start Exercise').click()
  for (const step of await page.getByRole('checkbox').all()) await step.click()
  await breakOnce(page, '**/api/exercises/complete')
  await button(page, 'Mark Complete').click()
  await expectToast(page, 'Error', 'Failed to record completion. Please try again.')
  await look(page, 'exercise-failed')
  for (const step of await page.getByRole('checkbox').all()) await expect(step).toBeChecked()
  await button(page, 'Mark Complete').click()
  await expectToast(page, 'Exercise completed!')
})

test('a page that cannot be loaded leaves the ways to reach help', async ({ page }) => {
  await page.route('**/assets/chat-page-*.js', (route) => route.abort())
  await page.goto('/chat')
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Call or Text 988/ })).toBeVisible()
  await look(page, 'page-fault')
  await expectReachable(page, 'page-fault')
  await page.unroute('**/assets/chat-page-*.js')
  await button(page, 'Load the page again').click()
  await expect(messageBox(page)).toBeVisible()
})

test('a reply whose looks cannot be loaded is shown in plain words', async ({ page }) => {
  await page.route('**/assets/markdown-*.js', (route) => route.abort())
  await openChat(page)
  await say(page, 'I feel tense.')
  await hearOut(page)
  // As it came: its empty lines are not made into paragraphs.
  await expect(replies(page).getByRole('paragraph')).toHaveCount(1)
  await expect(replies(page)).toHaveText(/\w+ \w+ \w+.*\n\n.*\w+ \w+ \w+/s, { useInnerText: true })
  await expect(sayings(page)).toHaveText(['I feel tense.'])
})

test('what went wrong is told also where the looks of a toast cannot be loaded', async ({ page }) => {
  await page.route('**/assets/toaster-*.js', (route) => route.abort())
  await openChat(page)
  await page.route('**/api/chat', (route) => route.abort())
  await say(page, 'Hello')
  await expectToast(page, 'Message Failed', 'Unable to send your message. Please try again.')
  await look(page, 'plain-toast')
  await toast(page).getByRole('button', { name: 'Close' }).click()
  await expect(toast(page).getByRole('listitem')).toHaveCount(0)
})

test('a toast stays for five seconds, longer while it is looked at, and is pushed away to the right', async ({
  page,
}) => {
  await page.clock.install()
  await openChat(page)
  const shown = toast(page).getByRole('listitem')
  await button(page, 'How are you feeling right now?').click()
  await expect(button(page, 'Log mood')).toBeVisible()
  // From here on time stands still but for these steps, however long they take.
  await page.clock.pauseAt(Date.now() + 60_000)
  const soon = (what: () => Promise<unknown>, is: unknown) =>
    expect
      .poll(async () => {
        await page.clock.runFor(1)
        return what()
      })
      .toBe(is)
  const isGone = () => soon(() => shown.isVisible(), false)
  const logMood = async () => {
    await button(page, 'Log mood').click()
    await soon(() => shown.count(), 1)
    await expectToast(page, 'Mood logged')
    await button(page, 'How are you feeling right now?').click()
    await soon(() => button(page, 'Log mood').isVisible(), true)
  }

  await logMood()
  await page.clock.runFor(4_500)
  await expect(shown).toBeVisible()
  await page.clock.runFor(500)
  await isGone()

  await logMood()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.clock.runFor(60_000)
  await expect(shown).toBeVisible()
  await page.keyboard.press('Escape')
  await isGone()

  await logMood()
  await shown.hover()
  await page.clock.runFor(60_000)
  await expect(shown).toBeVisible()
  await shown.getByRole('button', { name: 'Close' }).click()
  await isGone()

  await logMood()
  const swipe = async (pixels: number) => {
    const box = await shown.boundingBox()
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + pixels, y, { steps: 5 })
    await page.mouse.up()
  }
  await swipe(50)
  await expect(shown).toBeVisible()
  await swipe(51)
  await isGone()

  await logMood()
  await page.clock.runFor(5_000)
  await isGone()
})
