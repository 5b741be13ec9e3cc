import type { Page } from '@playwright/test'
import { replyOf } from '#infra/testing/model-server.ts'
import { timeToHelp, watchForHelp } from '#infra/testing/time-to-help.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { entries, openJournal } from '#web/e2e/journaling.ts'
import { button, expectToast, hearOut, later, openChat, say, sayings } from '#web/e2e/talking.ts'

const words = 'I am going to kill myself tonight.'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'You deserve help from a person right now' })
const card = (page: Page) => page.getByRole('region', { name: 'Support' })

/** What is sent reaches nobody until `release`. */
async function holdCalls(page: Page, address: string) {
  const release = later()
  await page.route(address, async (route) => {
    if (route.request().method() !== 'GET') await release.until
    await route.continue()
  })
  return release.now
}
const holdMessages = (page: Page) => holdCalls(page, '**/api/chat')

/** Says it, and help stands before anybody else can have heard it. */
async function expectHelpAtOnce(page: Page, gone: string): Promise<void> {
  await watchForHelp(page)
  await say(page, words)
  await expect(dialog(page).getByRole('link', { name: 'Call 988' })).toBeVisible()
  console.log(`  help stands ${(await timeToHelp(page)).toFixed(0)} ms after it was said: ${gone}`)
}

async function expectKeptWithHelp(page: Page): Promise<void> {
  await button(page, 'I Understand').click()
  await expect(dialog(page)).toBeHidden()
  await expect(sayings(page)).toHaveText([words])
  await expect(card(page).getByRole('link', { name: 'Call 988' })).toBeVisible()
}

test('with the api gone help stands at once, and the words can be sent again', async ({ page, product }) => {
  await openChat(page)
  await watchForHelp(page)
  await product.api.kill()
  await expectHelpAtOnce(page, 'no api')
  await expectKeptWithHelp(page)
  await expect(page.getByText('Your words are kept here.')).toBeVisible()

  product.api.start()
  await expect
    .poll(
      () =>
        page.request
          .get('/readyz')
          .then((answer) => answer.ok())
          .catch(() => false),
      // Its start, on a machine that does much else.
      { timeout: 60_000 },
    )
    .toBe(true)
  await button(page, 'Try again').click()
  await hearOut(page)
  await expect(sayings(page)).toHaveText([words])
  await expect(card(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
})

test('with the network gone help stands at once', async ({ page, context }) => {
  await openChat(page)
  await watchForHelp(page)
  await context.setOffline(true)
  await expectHelpAtOnce(page, 'no network')
  await expectKeptWithHelp(page)
  await context.setOffline(false)
  await hearOut(page)
  await expect(card(page)).toBeVisible()
})

test('with the worker gone help stands at once, and stays while no reply comes', async ({
  page,
  product,
}) => {
  await openChat(page)
  const release = await holdMessages(page)
  await product.worker.kill()
  await expectHelpAtOnce(page, 'no worker')
  const taken = page.waitForResponse('**/api/chat')
  release()
  await taken
  await expect(dialog(page)).toBeVisible()
  await expectKeptWithHelp(page)
  product.worker.start()
  await hearOut(page)
  await expect(card(page)).toBeVisible()
})

test.describe('with a model', () => {
  test.use({ companion: 'model' })

  test('that is gone help stands at once, and stays', async ({ page, model }) => {
    model.answer(...Array.from({ length: 4 }, () => replyOf('', { status: 500 })))
    await openChat(page)
    const release = await holdMessages(page)
    await expectHelpAtOnce(page, 'no model')
    release()
    await expectKeptWithHelp(page)
  })
})

test('a message that is refused keeps its words and can be sent again, and help stands', async ({ page }) => {
  await openChat(page)
  await page.route('**/api/chat', (route) => route.fulfill({ status: 500, body: 'Something broke.' }), {
    times: 1,
  })
  await expectHelpAtOnce(page, 'an error')
  await expectKeptWithHelp(page)
  await expectToast(page, 'Message Failed', 'Unable to send your message. Please try again.')
  await button(page, 'Try again').click()
  await hearOut(page)
  await expect(sayings(page)).toHaveText([words])
})

test('where nothing was meant so, the way out waits until the message has arrived', async ({ page }) => {
  await openChat(page)
  const release = await holdMessages(page)
  await expectHelpAtOnce(page, 'a slow line')
  await dialog(page).getByRole('button', { name: 'That is not what I meant' }).click()
  await expect(dialog(page)).toBeHidden()
  const corrected = page.waitForResponse('**/correct-concern')
  release()
  expect((await corrected).ok()).toBe(true)
  await hearOut(page)
  await expect(card(page)).toContainText('Help stays within reach.')
  await expect(dialog(page)).toBeHidden()
})

test.describe('in a browser of another language', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })

  test('its words are heard in the page as well', async ({ page }) => {
    await openChat(page)
    await holdMessages(page)
    await watchForHelp(page)
    await say(page, 'Ich will mich heute Nacht umbringen.')
    await expect(dialog(page).getByText('TelefonSeelsorge')).toBeVisible()
  })
})

test('nothing that was said is kept in the browser', async ({ page }) => {
  await openChat(page)
  await holdMessages(page)
  await expectHelpAtOnce(page, 'a slow line')
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('kill')
})

test('a note beside a mood is heard while nothing answers, and nothing is shown twice', async ({ page }) => {
  await openChat(page)
  const release = await holdCalls(page, '**/api/mood-logs')
  await button(page, 'How are you feeling right now?').click()
  await page.getByLabel('Note (optional)').fill(words)
  await button(page, 'Log mood').click()
  await expect(dialog(page).getByRole('link', { name: 'Call 988' })).toBeVisible()
  const logged = page.waitForResponse('**/api/mood-logs')
  release()
  await logged
  await button(page, 'I Understand').click()
  await expect(dialog(page)).toBeHidden()
  await expectToast(page, 'Mood logged')
  await expect(button(page, 'How are you feeling right now?')).toBeVisible()
})

test('an entry is heard while nothing answers', async ({ page }) => {
  await openJournal(page)
  const release = await holdCalls(page, '**/api/journal')
  await button(page, 'New Entry').first().click()
  await page.getByLabel("What's on your mind?").fill(words)
  await button(page, 'Save Entry').click()
  await expect(dialog(page).getByRole('link', { name: 'Call 988' })).toBeVisible()
  const saved = page.waitForResponse('**/api/journal')
  release()
  await saved
  await button(page, 'I Understand').click()
  await expect(dialog(page)).toBeHidden()
  await expect(entries(page)).toHaveCount(1)
  await expect(card(page).getByRole('link', { name: 'Call 988' })).toBeVisible()
})
