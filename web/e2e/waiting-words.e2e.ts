import { expect, look, test } from '#web/e2e/fixtures.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { hearOut, openChat, replies, say, sayings } from '#web/e2e/talking.ts'

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
