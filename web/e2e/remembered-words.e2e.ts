import type { Page } from '@playwright/test'
import { replyOf } from '#infra/testing/model-server.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { hearOut, openChat, replies, say } from '#web/e2e/talking.ts'

test.use({ companion: 'model' })

const section = (page: Page) => page.getByRole('region', { name: 'What Leeward remembers' })
const line = (page: Page, text: string) => section(page).getByRole('paragraph').filter({ hasText: text })
const noted = 'Quiet walks in the morning help them.'
const openTold = async (page: Page) => {
  const reply = page.locator('details', { hasText: 'An AI wrote this' }).last()
  await reply.locator('summary').click()
  await reply.getByRole('button', { name: 'What was remembered' }).click()
  return reply
}

test('a line of one’s own and one of the AI stand beside each other, are seen with the reply, changed and deleted', async ({
  page,
  product,
  model,
}) => {
  model.answer(replyOf('I hear you.'))
  model.remember((of) =>
    of === 'lines' ? { names: [], lines: [noted] } : { names: [], summary: 'They walk.' },
  )
  await page.request.put(`${product.url}/api/consents`, { data: { purpose: 'model-memory', isGiven: true } })
  await openChat(page)
  for (const [index, text] of [
    'I am tired.',
    'I slept badly.',
    'I went for a walk.',
    'It helped.',
  ].entries()) {
    await say(page, text)
    await hearOut(page, index + 1)
  }

  await page.getByRole('contentinfo').getByRole('link', { name: 'Your data' }).click()
  const list = section(page)
  await expect(line(page, noted)).toBeVisible()
  const box = list.getByRole('textbox', { name: 'Something to remember' })
  await box.fill('My sister Anna calms me.')
  await list.getByRole('button', { name: 'Add' }).click()
  await expect(list.getByRole('alert')).toContainText('leave out names')
  await box.fill('Short replies help me.')
  await list.getByRole('button', { name: 'Add' }).click()
  await expect(list.getByRole('listitem')).toHaveText([
    /Short replies help me\..*Your words/,
    /Noted by the AI/,
  ])
  await expect(box).toHaveValue('')
  await look(page, 'remembered-words', { isWhole: true })

  await openChat(page)
  await say(page, 'What shall I do today?')
  await hearOut(page, 5)
  await expect(replies(page).last()).toHaveText('I hear you.')
  const told = await openTold(page)
  await expect(told).toContainText('Short replies help me.')
  await expect(told).toContainText(noted)
  await look(page, 'remembered-in-reply')

  await page.goto('/data')
  await list.getByRole('button', { name: 'Change Short replies help me.' }).click()
  await list.getByRole('textbox', { name: 'What is to stand here' }).fill('Short and slow replies help me.')
  await look(page, 'remembered-change', { isWhole: true })
  await list.getByRole('button', { name: 'Save' }).click()
  await expect(line(page, 'Short and slow replies help me.')).toBeVisible()
  await list.getByRole('button', { name: `Delete ${noted}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(line(page, noted)).toHaveCount(0)

  await openChat(page)
  await expect(await openTold(page)).toContainText('2 were changed or deleted since')
})
