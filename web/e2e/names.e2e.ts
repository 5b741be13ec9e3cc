import type { Locator, Page } from '@playwright/test'
import { replyOf } from '#infra/testing/model-server.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { openJournal, walk } from '#web/e2e/journaling.ts'
import { button, expectToast, hearOut, openChat, say } from '#web/e2e/talking.ts'

// The names of the specification say AI. They hold where a model writes; where the guide does, nothing is called so.
const names = {
  guide: {
    companion: 'A Guide to Talk To',
    point: /this is a guide with prepared words: no AI, and not a human professional/,
    terms: 'no AI writes them',
    replies: /^Leeward’s guide,/,
    ask: 'Get Reflection',
    reflection: 'Reflection',
    toast: 'The guide has reflected on your entry.',
    failure: 'Failed to get a reflection.',
  },
  model: {
    companion: 'AI Companion',
    point: /this is AI, and not a human professional/,
    terms: 'The replies come from an AI',
    replies: /^Leeward AI,/,
    ask: 'Get AI Reflection',
    reflection: 'AI Reflection',
    toast: 'Your AI companion has reflected on your entry.',
    failure: 'Failed to generate AI reflection.',
  },
} as const

async function print(page: Page): Promise<Locator> {
  const opening = page.waitForEvent('popup')
  await button(page, 'Print').click()
  return (await opening).getByRole('main')
}

for (const companion of ['guide', 'model'] as const)
  test.describe(`where the ${companion} writes`, () => {
    const says = names[companion]
    test.use({ companion })

    test.describe('on a first visit', () => {
      test.use({ hasAccepted: false })

      test('the way in says so: the landing page, the disclosure and the terms', async ({ page }) => {
        await page.goto('/')
        await expect(page.getByRole('checkbox', { name: says.point })).toBeVisible()
        await look(page, `disclosure-${companion}`)
        for (const box of await page.getByRole('checkbox').all()) await box.check()
        await button(page, 'I Understand and Accept').click()
        await expect(page.getByRole('heading', { name: says.companion, exact: true })).toBeVisible()
        await page.getByRole('link', { name: 'Terms', exact: true }).click()
        await expect(page.getByRole('main')).toContainText(says.terms)
      })
    })

    test('so do the talk on paper, the home page and the journal', async ({ page, model }) => {
      if (companion === 'model') model.answer(replyOf('What would you like to tell?'))
      await openChat(page)
      await say(page, 'Hello')
      await hearOut(page)
      const paper = await print(page)
      await expect(paper.getByRole('heading', { name: says.replies })).toHaveCount(1)
      await expect(paper.getByText('Guide mode: prepared replies, no AI')).toHaveCount(
        companion === 'guide' ? 1 : 0,
      )

      await openJournal(page, walk)
      await page.route(
        '**/api/journal/*/reflect',
        (route) => route.fulfill({ status: 500, body: 'Broken.' }),
        {
          times: 1,
        },
      )
      if (companion === 'model') model.answer(replyOf('You wrote of the harbour. What was it like?'))
      await button(page, says.ask).click()
      await expectToast(page, 'Error', says.failure)
      await button(page, says.ask).click()
      await expect(page.getByRole('region', { name: says.reflection, exact: true })).toBeVisible()
      await expectToast(page, 'Reflection generated', says.toast)
      await look(page, `reflection-${companion}`, { isWhole: true })

      await page.getByRole('link', { name: 'Home', exact: true }).first().click()
      await expect(page.getByRole('link', { name: says.companion })).toHaveAttribute('href', '/chat')
    })
  })
