import type { Page } from '@playwright/test'
import { startFaultProxy } from '#infra/testing/fault-proxy.ts'
import { lateVerdict } from '#infra/testing/late-verdict.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import {
  button,
  hearOut,
  later,
  messageBox,
  openChat,
  replies,
  say,
  sayings,
  toast,
} from '#web/e2e/talking.ts'

// What goes on while the page of the chat is closed, or in another tab.

test.use({ companion: 'model' })

const words = 'That sounds like a long night. Put both feet on the floor, and tell me what you can hear.'
const firstWords = 'That sounds like a long night.'
const heldReply = () => {
  const { until, now: release } = later()
  return { release, answer: replyOf(words, { hold: { after: 6, until } }) }
}
const leave = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Leeward' }).click()
const comeBack = (page: Page) => page.getByRole('link', { name: 'Talk without signing in' }).click()

test('whoever leaves and comes back finds their words and the reply, as far as it is', async ({
  page,
  model,
}) => {
  const { answer, release } = heldReply()
  model.answer(answer)
  await openChat(page)
  await say(page, 'I cannot sleep.')
  await expect(replies(page)).toHaveText(firstWords)
  await leave(page)
  await expect(messageBox(page)).toHaveCount(0)
  await comeBack(page)
  await expect(sayings(page)).toHaveText(['I cannot sleep.'])
  await expect(replies(page)).toHaveText(firstWords)
  await expect(button(page, 'Stop')).toBeVisible()
  release()
  await hearOut(page)
  await expect(replies(page)).toHaveText(words)
})

test('a reply that ends while its page is closed is there on the way back', async ({ page, model }) => {
  const { answer, release } = heldReply()
  model.answer(answer)
  await openChat(page)
  await say(page, 'I cannot sleep.')
  await expect(replies(page)).toHaveText(firstWords)
  await leave(page)
  const sessionId = await page.evaluate(() => localStorage.getItem('leeward-session'))
  release()
  await expect
    .poll(async () => (await page.request.get(`/api/messages/${sessionId}`)).json())
    .toContainEqual(expect.objectContaining({ role: 'assistant' }))
  await comeBack(page)
  await hearOut(page)
  await expect(sayings(page)).toHaveText(['I cannot sleep.'])
  await expect(replies(page)).toHaveText(words)
})

test('a crisis found while another page is on the screen opens the ways to help', async ({
  page,
  model,
  product,
}) => {
  const { answer, release } = heldReply()
  model.answer(answer)
  await openChat(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/chat'))
  await say(page, 'I had a long day at work.')
  const ids = (await sent).postDataJSON() as { sessionId: string; messageId: string }
  await expect(replies(page)).toHaveText(firstWords)
  await leave(page)
  await expect(messageBox(page)).toHaveCount(0)
  const { sessionId, messageId } = ids
  await lateVerdict(product.environment, { sessionId, messageId, tier: 'crisis', concerns: ['suicide'] })
  const crisis = page.getByRole('dialog', { name: 'You deserve help from a person right now' })
  await expect(crisis).toBeVisible()
  await crisis.getByRole('button', { name: 'I Understand' }).click()
  await expect(crisis).toBeHidden()
  await comeBack(page)
  await hearOut(page)
  await expect(page.getByRole('region', { name: 'Support' })).toContainText('988')
  await expect(crisis).toBeHidden()
  release()
})

test('two tabs show the same words', async ({ page, context, model }) => {
  const { answer, release } = heldReply()
  model.answer(answer)
  await openChat(page)
  const other = await context.newPage()
  await openChat(other)
  await say(page, 'I cannot sleep.')
  await expect(replies(page)).toHaveText(firstWords)
  await expect(sayings(other)).toHaveText(['I cannot sleep.'])
  await expect(replies(other)).toHaveText(firstWords)
  release()
  for (const tab of [page, other]) {
    await hearOut(tab)
    await expect(sayings(tab)).toHaveText(['I cannot sleep.'])
    await expect(replies(tab)).toHaveText(words)
  }
})

test('something newer that was said elsewhere is answered here too, and nothing has failed', async ({
  page,
  model,
}) => {
  const { answer, release } = heldReply()
  model.answer(answer, replyOf('Of course.'))
  await openChat(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/chat'))
  await say(page, 'I cannot sleep.')
  const { sessionId } = (await sent).postDataJSON() as { sessionId: string }
  await expect(replies(page)).toHaveText(firstWords)
  await page.request.post('/api/chat', { data: { sessionId, message: 'Can you stay a while?' } })
  await expect(sayings(page)).toHaveText(['I cannot sleep.', 'Can you stay a while?'])
  await hearOut(page)
  await expect(replies(page)).toHaveText(['Of course.'])
  await expect(page.getByText('Your words are kept here.')).toHaveCount(0)
  await expect(toast(page).getByRole('listitem')).toHaveCount(0)
  release()
})

test('a line that is cut while another page is on the screen is taken up again', async ({
  page,
  model,
  product,
}) => {
  await using proxy = await startFaultProxy(product.url)
  await page.goto(`${proxy.url}/about`)
  await page.evaluate(() => localStorage.setItem('disclaimer-accepted', 'true'))
  const { answer, release } = heldReply()
  model.answer(answer)
  await openChat(page, `${proxy.url}/chat`)
  await say(page, 'I cannot sleep.')
  await expect(replies(page)).toHaveText(firstWords)
  await leave(page)
  await expect(messageBox(page)).toHaveCount(0)
  const resuming = page.waitForRequest(/\/stream\?after=[1-9]/)
  proxy.cut()
  await resuming
  release()
  await comeBack(page)
  await hearOut(page)
  await expect(sayings(page)).toHaveText(['I cannot sleep.'])
  await expect(replies(page)).toHaveText([words])
})
