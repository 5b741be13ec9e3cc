import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { button, expectInSight, hearOut, openChat, replies, say, sayings } from '#web/e2e/talking.ts'

const answers = (page: Page) => page.getByRole('list', { name: 'Answers to choose from' }).getByRole('button')

test('the head says once that replies are prepared, and whoever wants to be listened to is', async ({
  page,
}) => {
  await openChat(page)
  await expect(page.getByText('Guide mode: prepared replies, no AI')).toHaveCount(1)
  const actions = page.getByRole('list', { name: 'Quick actions' }).getByRole('button')
  await expect(actions).toHaveText(['Breathing', 'Grounding', 'Just listen'])
  await actions.getByText('Just listen').click()
  await hearOut(page)
  await expect(sayings(page)).toHaveText(['I would like you to just listen'])
  await expect(replies(page).last()).toContainText(/\bread|\bquiet|\bask/)
  await expect(answers(page)).toHaveText([
    'Mostly quiet, please',
    'Ask me something sometimes',
    'No idea yet',
  ])
  await look(page, 'guide-choices')
  for (const [width, height] of [
    [375, 667],
    [375, 812],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    const room = async () =>
      ((await page.getByRole('region', { name: 'Conversation' }).boundingBox())?.height ?? 0) / height
    await expect.poll(room, `the conversation has room at ${width} × ${height}`).toBeGreaterThanOrEqual(0.6)
    await expectInSight(sayings(page))
  }

  await answers(page).first().click()
  await hearOut(page, 2)
  await expect(sayings(page).last()).toHaveText('Mostly quiet, please')
  await expect(replies(page).last()).not.toContainText('?')
  await expect(answers(page)).toHaveCount(0)
  await say(page, 'There is a lot on my plate and nobody sees it.')
  await hearOut(page, 3)
  await expect(page.getByText('Guide mode')).toHaveCount(1)
  for (const reply of await replies(page).allInnerTexts()) expect(reply).not.toMatch(/^.{0,40}prepared/i)
  await expect(page.getByRole('region', { name: 'Suggested Exercises' })).toHaveCount(0)

  await page.reload()
  await expect(sayings(page)).toHaveCount(3)
  await expect(replies(page)).toHaveCount(3)
  await expect(button(page, 'Send')).toBeVisible()
})

test('an exercise comes by its name, and thanks and a goodbye are answered', async ({ page }) => {
  await openChat(page)
  await say(page, 'can we do box breathing')
  await hearOut(page)
  await expect(replies(page).last()).toContainText('Box breathing')
  const card = page.getByRole('region', { name: 'Box breathing' })
  await expect(card.getByRole('button', { name: 'Start Exercise' })).toBeVisible()
  await say(page, 'thank you')
  await hearOut(page, 2)
  await say(page, 'bye')
  await hearOut(page, 3)
  const said = await replies(page).allInnerTexts()
  expect(new Set(said).size).toBe(3)
  for (const text of said.slice(1)) expect(text).not.toContain('?')
  await expect(answers(page)).toHaveCount(0)
})

test('an exercise stands under its reply, and once it is done one press says how it was', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openChat(page)
  await say(page, 'can we do box breathing')
  await hearOut(page)
  await say(page, 'orienting please')
  await hearOut(page, 2)
  const newest = page.getByRole('region', { name: 'Look around slowly' })
  const earlier = page.getByRole('region', { name: 'Box breathing' })
  await expect(newest.getByRole('button', { name: 'Start Exercise' })).toBeInViewport()
  await expectInSight(replies(page).last())
  expect((await earlier.boundingBox())!.height).toBeLessThan((await newest.boundingBox())!.height)
  await look(page, 'guide-exercise')

  await newest.getByRole('button', { name: 'Start Exercise' }).click()
  for (const step of await newest.getByRole('checkbox').all()) await step.check()
  const felt = page.getByRole('list', { name: 'How is it now?' }).getByRole('button')
  await expect(felt).toHaveCount(0)
  await newest.getByRole('button', { name: 'Mark Complete' }).click()
  await expect(felt).toHaveText(['A bit better', 'The same', 'Worse'])
  await felt.first().scrollIntoViewIfNeeded()
  await look(page, 'guide-how-it-was')
  await felt.first().click()
  await hearOut(page, 3)
  await expect(sayings(page).last()).toHaveText('A bit better')
  await expect(replies(page).last()).not.toContainText('Look around slowly')
  await expect(felt).toHaveCount(0)
})
