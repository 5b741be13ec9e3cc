import { replyOf } from '#infra/testing/model-server.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { button, hearOut, openChat, replies, say } from '#web/e2e/talking.ts'

test.use({ companion: 'model', hasConsented: false })

test('before the first word, the page asks who may reply, and names who would get the words', async ({
  page,
  model,
}) => {
  model.answer(replyOf('The model speaks.'))
  await openChat(page)
  const card = page.getByRole('region', { name: 'Who may reply' })
  await expect(card).toContainText(`${new URL(model.url).host} (calm-1)`)
  await look(page, 'consent')
  await expectReachable(page, 'consent')
  await button(page, 'Use the AI').click()
  await expect(card).toHaveCount(0)
  await say(page, 'Hello')
  await hearOut(page)
  await expect(replies(page)).toHaveText('The model speaks.')
  await page.reload()
  await expect(replies(page)).toHaveText('The model speaks.')
  await page.locator('summary', { hasText: 'AI' }).click()
  await expect(page.getByText('An AI wrote this, no person: calm-1.')).toBeVisible()
  await look(page, 'reply-details')
  await expect(card).toHaveCount(0)
})

test('whoever chooses the guide, or says nothing, is answered by the guide', async ({ page, model }) => {
  model.answer(replyOf('The model speaks.'))
  const asked = model.requests.length
  await openChat(page)
  await say(page, 'Hello')
  await hearOut(page)
  await expect(page.getByRole('checkbox', { name: /stays here/ })).not.toBeChecked()
  await look(page, 'consent-after-words')
  await button(page, 'Use the guide').click()
  await expect(page.getByText('Guide mode: prepared replies, no AI')).toBeVisible()
  await say(page, 'Are you there?')
  await hearOut(page, 2)
  expect(model.requests).toHaveLength(asked)
})

test('what was allowed is seen with who gets the words, and taken back; from then on the guide answers', async ({
  page,
  model,
}) => {
  model.answer(replyOf('The model speaks.'))
  await openChat(page)
  await say(page, 'Hello')
  await hearOut(page)
  await page.goto('/data')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Your chat goes to an AI' }) })
  await expect(row).toContainText(`${new URL(model.url).host} (calm-1)`)
  await row.getByRole('button', { name: /^Allow/ }).click()
  await expect(row).toContainText('Allowed since')
  await openChat(page)
  await expect(replies(page)).toHaveCount(1)
  await say(page, 'Who speaks?')
  await hearOut(page, 2)
  await expect(replies(page).last()).toHaveText('The model speaks.')
  const asked = model.requests.length

  await page.goto('/data')
  await row.getByRole('button', { name: /^Take it back/ }).click()
  await expect(row).toContainText('Not allowed, since')
  await look(page, 'consent-rows', { isWhole: true })
  await openChat(page)
  await expect(replies(page)).toHaveCount(2)
  await say(page, 'And now?')
  await hearOut(page, 3)
  await expect(replies(page).last()).not.toHaveText('The model speaks.')
  expect(model.requests).toHaveLength(asked)
})
