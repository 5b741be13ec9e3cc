import { expect, test } from '#web/e2e/fixtures.ts'
import { messageBox, openChat, say, sessionBegun } from '#web/e2e/talking.ts'

const words = 'I am going to kill myself tonight.'

test('words without a network, before the page could hear, are heard when there is one again', async ({
  page,
  context,
}) => {
  await page.route('**/floor-of-browser*', (route) => route.abort('connectionfailed'))
  await page.goto('/about')
  await page.goto('/chat')
  await sessionBegun(page)
  await expect(messageBox(page)).toBeVisible()
  await context.setOffline(true)
  await say(page, words)
  await expect(page.getByText('Waiting for a network.')).toBeVisible()
  const help = page.getByRole('dialog', { name: 'You deserve help from a person right now' })
  await expect(help).toHaveCount(0)
  await page.unroute('**/floor-of-browser*')
  await context.setOffline(false)
  await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible()
})

test.describe('in a browser of another language', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })

  for (const [missing, file] of [
    ['all that hears', '**/floor-of-browser*'],
    ['what hears its own language', '**/assets/de-*'],
  ] as const)
    test(`words are heard as soon as ${missing} can be had, while somebody writes on`, async ({ page }) => {
      // Nobody but the page hears them.
      await page.route('**/api/chat', (route) => route.abort('connectionfailed'))
      await page.route(file, (route) => route.abort('connectionfailed'))
      await openChat(page)
      await say(page, 'Ich will mich heute Nacht umbringen.')
      await expect(page.getByText('Your words are kept here.')).toBeVisible()
      const help = page.getByRole('dialog', { name: 'You deserve help from a person right now' })
      await expect(help).toHaveCount(0)
      await messageBox(page).focus()
      await page.unroute(file)
      await expect(async () => {
        // Not into the box: once help stands it is out of reach.
        await page.keyboard.press('a')
        await expect(help.getByText('TelefonSeelsorge')).toBeVisible({ timeout: 1_000 })
      }).toPass()
    })
})
