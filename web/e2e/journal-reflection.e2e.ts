import { replyOf } from '#infra/testing/model-server.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { beginToHear, heard } from '#web/e2e/hearing.ts'
import { expressionInEither, textInEither } from '#web/e2e/in-pseudo.ts'
import { entry, night, openJournal, walk } from '#web/e2e/journaling.ts'
import { button, expectToast, later } from '#web/e2e/talking.ts'

const reflection = { name: 'Reflection', exact: true }
const aiReflection = { name: 'AI Reflection' }

test('a reflection stands under its entry alone, says who wrote it, and is read aloud once', async ({
  page,
}) => {
  await openJournal(page, walk, night)
  await beginToHear(page)
  const first = entry(page, 'A long night')
  const answer = later()
  await page.route(
    '**/api/journal/*/reflect',
    async (route) => {
      await answer.until
      await route.continue()
    },
    { times: 1 },
  )
  await first.getByRole('button', { name: 'Get Reflection' }).click()
  await expect(first.getByRole('button', { name: 'Reflecting...' })).toBeFocused()
  await expect(entry(page, 'Untitled Entry').getByRole('button', { name: 'Get Reflection' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  answer.now()
  await expectToast(page, 'Reflection generated', 'The guide has reflected on your entry.')
  await expect(page.getByRole('region', reflection)).toHaveCount(1)
  await expect(first.getByRole('region', reflection)).toContainText('From the guide: prepared words, no AI')
  await expect(first.getByRole('button', { name: 'Reflect Again' })).toBeFocused()
  const spoken = expressionInEither(/^Reflection/)
  const reflections = (await heard(page)).filter((words) => spoken.test(words))
  // Until its looks are loaded the whole stands in one paragraph, with that on who wrote it below.
  await expect(first.getByRole('region', reflection).locator('p')).not.toHaveCount(2)
  const shown = await first.getByRole('region', reflection).locator('p').first().innerText()
  expect(reflections).toHaveLength(1)
  expect(reflections[0]).toMatch(textInEither(`Reflection: ${shown}`))
  await look(page, 'journal-reflection', { isWhole: true })

  await entry(page, 'Untitled Entry').getByRole('button', { name: 'Get Reflection' }).click()
  await expect(entry(page, 'Untitled Entry').getByRole('region', reflection)).toBeVisible()
  await expect(page.getByRole('region', reflection)).toHaveCount(1)
  await expect(first.getByRole('button', { name: 'Get Reflection' })).toBeVisible()
})

test('a reflection that does not come says so, and can be asked for again', async ({ page }) => {
  await openJournal(page, walk)
  await page.route('**/api/journal/*/reflect', (route) => route.fulfill({ status: 500, body: 'Broken.' }), {
    times: 1,
  })
  await button(page, 'Get Reflection').click()
  await expectToast(page, 'Error', 'Failed to get a reflection.')
  await expect(page.getByText('No reflection came back.')).toBeVisible()
  await look(page, 'journal-reflection-failed')
  await button(page, 'Get Reflection').click()
  await expect(page.getByRole('region', reflection)).toBeVisible()
  await expect(page.getByText('No reflection came back.')).toHaveCount(0)
})

test.describe('where a model may reflect', () => {
  test.use({ companion: 'model', hasConsented: false })
  const card = { name: 'Who may reflect' }
  const words = 'You went out, although the day was heavy. What did the water look like?'

  test('it is asked first who may read the words, and the answer is kept', async ({ page, model }) => {
    model.answer(replyOf(words))
    await openJournal(page, walk)
    await button(page, 'Get AI Reflection').click()
    await expect(page.getByRole('region', card)).toContainText(new URL(model.url).host)
    await look(page, 'journal-consent')
    await button(page, 'Use the AI').click()
    await expect(page.getByRole('region', aiReflection)).toContainText(words)
    await expect(page.getByRole('region', aiReflection)).toContainText('Written by an AI.')
    await expect(page.getByRole('region', card)).toHaveCount(0)
    await button(page, 'Reflect Again').click()
    await expectToast(page, 'Reflection generated')
    await expect(page.getByRole('region', card)).toHaveCount(0)
  })

  test('whoever declines is answered by the guide', async ({ page, model }) => {
    const asked = model.requests.length
    // Whoever is quicker than the answer on what they have allowed is asked all the same.
    const known = later()
    await page.route('**/api/consents', async (route) => {
      await known.until
      await route.continue()
    })
    await openJournal(page, walk)
    await button(page, 'Get AI Reflection').click()
    known.now()
    await button(page, 'Use the guide').click()
    await expect(page.getByRole('region', reflection)).toContainText('From the guide: prepared words, no AI')
    expect(model.requests).toHaveLength(asked)
    await expectToast(page, 'Reflection generated', 'The guide has reflected on your entry.')
    await page.reload()
    await expect(button(page, 'Get Reflection')).toBeVisible()
  })
})
