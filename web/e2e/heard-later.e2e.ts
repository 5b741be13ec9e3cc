import { expect, test } from '#web/e2e/fixtures.ts'
import { messageBox, say, sessionBegun } from '#web/e2e/talking.ts'

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
