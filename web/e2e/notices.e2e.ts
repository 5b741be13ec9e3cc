import type { Page } from '@playwright/test'
import { replyOf } from '#infra/testing/model-server.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { hearOut, openChat, replies, say } from '#web/e2e/talking.ts'

const notices = (page: Page) => page.getByRole('note', { name: 'Notice' })

test('a talk with the guide says all the time that no AI and no person replies, and whenever it is asked', async ({
  page,
}) => {
  await openChat(page)
  const label = page.getByText('Guide mode: prepared replies, no AI', { exact: true })
  await expect(label).toBeVisible()
  await say(page, 'I slept badly')
  await hearOut(page)
  await expect(notices(page)).toHaveText([/no AI, and not a person/])
  await say(page, 'are you a bot?')
  await hearOut(page, 2)
  await expect(notices(page).last()).toContainText('Nobody reads along live.')
  await expect(page.locator('p[role=status]').first()).toContainText('Nobody reads along live. Leeward:')
  await look(page, 'notices')
  await page.reload()
  await expect(notices(page)).toHaveCount(2)
  await expect(label).toBeVisible()
})

test('"I am 14" is answered with help for the young, hides points, and is set right on the data page', async ({
  page,
}) => {
  await openChat(page)
  await say(page, 'I am 14 and school is hard')
  await hearOut(page)
  await expect(notices(page).last()).toContainText('Thank you for saying how old you are.')
  const help = page.getByRole('region', { name: 'Support' }).getByRole('listitem')
  await expect(help.first()).toContainText('Childhelp')
  await look(page, 'notice-minor', { isWhole: true })
  await page.goto('/data')
  const age = page.getByText('You said that you are under 18. Help for kids')
  await expect(age).toBeVisible()
  await look(page, 'data-age', { isWhole: true })
  await page.getByRole('button', { name: 'I am 18 or older' }).click()
  await expect(page.getByText('You are taken for 18 or older.')).toBeVisible()
  await expect(age).toHaveCount(0)
})

test.describe('where a model may reply', () => {
  test.use({ companion: 'model' })

  test('the label says that an AI replies', async ({ page, model }) => {
    model.answer(replyOf('The model speaks.'))
    await openChat(page)
    await expect(page.getByText('AI replies, not a person', { exact: true })).toBeVisible()
    await say(page, 'is this AI?')
    await hearOut(page)
    await expect(replies(page)).toHaveText('The model speaks.')
    await expect(notices(page)).toHaveText([/An AI replies here, not a person. Nobody reads along live./])
    await look(page, 'notice-model')
  })
})
