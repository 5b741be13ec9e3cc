import type { Locator, Page } from '@playwright/test'
import { replyOf } from '#infra/testing/model-server.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { button, hearOut, openChat, replies, say, sayings } from '#web/e2e/talking.ts'

const unclear = 'Some days I wish I would just not wake up.'
const ask = 'I would rather ask than guess: are you thinking about ending your life?'
const answers = (page: Page): Locator =>
  page.getByRole('list', { name: 'Answers to choose from' }).getByRole('button')
const card = (page: Page): Locator => page.getByRole('region', { name: 'Support' })
const dialog = (page: Page): Locator => page.getByRole('dialog')

/** The card under the words, the question at the end of the reply, and answers to choose from; no dialog. */
async function expectAsked(page: Page): Promise<void> {
  await hearOut(page)
  await expect(replies(page).last()).toContainText(ask)
  await expect(answers(page)).toHaveText(['Yes', 'No, that is not it', 'I am not sure'])
  await expect(answers(page).first()).toBeInViewport()
  await expect(card(page)).toContainText('This sounds heavy.')
  await expect(dialog(page)).toHaveCount(0)
}

test('what is unclear is asked about once, and "kind of" opens the ways to help', async ({ page }) => {
  await openChat(page)
  await say(page, unclear)
  await expectAsked(page)
  await look(page, 'care-asks')
  await say(page, 'kind of')
  const crisis = page.getByRole('dialog', { name: 'You deserve help from a person right now' })
  await expect(crisis).toBeVisible()
  await crisis.getByRole('button', { name: 'I Understand' }).click()
  await hearOut(page, 2)
  await expect(replies(page).last()).toContainText('988')
})

test('after a no the talk goes on where it was, and the card stays', async ({ page }) => {
  await openChat(page)
  await say(page, `I feel panic. ${unclear}`)
  await expectAsked(page)
  await button(page, 'No, that is not it').click()
  await hearOut(page, 2)
  await expect(sayings(page).last()).toHaveText('No, that is not it')
  await expect(replies(page).last()).toContainText(
    /^Thank you for answering so plainly\. Help stays in reach, should that change\.\s+\S.{20}/,
  )
  await expect(replies(page).last()).not.toContainText('could not read')
  await expect(page.getByText(ask)).toHaveCount(1)
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page)).toHaveCount(1)
  await look(page, 'care-asks-no')
  await page.reload()
  await expect(sayings(page)).toHaveCount(2)
  await expect(card(page)).toContainText('This sounds heavy.')
})

test('whoever does not know is shown what would help, and is not asked again', async ({ page }) => {
  await openChat(page)
  await say(page, unclear)
  await expectAsked(page)
  await button(page, 'I am not sure').click()
  await hearOut(page, 2)
  await expect(replies(page).last()).toContainText('You do not have to know that now')
  await expect(answers(page)).toHaveText(['Just listen to me', 'An exercise'])
  await expect(answers(page).first()).toBeInViewport()
  await expect(page.getByText(ask)).toHaveCount(1)
  await expect(dialog(page)).toHaveCount(0)
  await look(page, 'care-asks-unsure')
})

test.describe('with a model', () => {
  test.use({ companion: 'model' })

  test('the question is asked also where the model leaves it out', async ({ page, model }) => {
    model.answer(replyOf('That sounds like a heavy morning to wake into.'), replyOf('I am with you.'))
    await openChat(page)
    await say(page, unclear)
    await expectAsked(page)
    await look(page, 'care-asks-model')
    await page.reload()
    await expectAsked(page)
    await button(page, 'Yes').click()
    await expect(dialog(page)).toBeVisible()
  })
})
