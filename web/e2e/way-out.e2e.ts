import { lateVerdict } from '#infra/testing/late-verdict.ts'
import { replyOf } from '#infra/testing/model-server.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { button, hearOut, later, openChat, replies, say, sayings } from '#web/e2e/talking.ts'

test.use({ companion: 'model' })

test('what was not meant so closes the dialog, help stays as a bar, and the next crisis opens it again', async ({
  page,
  model,
}) => {
  model.answer(replyOf('I hear you.'), replyOf('Let us slow down.'), replyOf('I am with you.'))
  await openChat(page)
  await say(page, 'I am going to kill myself tonight.')
  const crisis = page.getByRole('dialog', { name: 'You deserve help from a person right now' })
  await expect(crisis).toBeVisible()
  await look(page, 'crisis-dialog-way-out')
  await crisis.getByRole('button', { name: 'That is not what I meant' }).click()
  await expect(crisis).toBeHidden()
  await hearOut(page)
  const help = page.getByRole('region', { name: 'Support' })
  await expect(help).toContainText('Help stays within reach.')
  await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible()
  await look(page, 'slim-help')

  await say(page, 'Can we slow down a little?')
  await hearOut(page, 2)
  await expect(replies(page).last()).toContainText('Let us slow down.')
  await expect(help).toHaveCount(1)
  await expect(crisis).toBeHidden()
  await page.reload()
  await expect(sayings(page)).toHaveCount(2)
  await expect(help).toContainText('Help stays within reach.')

  await say(page, 'I am going to kill myself tonight.')
  await expect(crisis).toBeVisible()
  await crisis.getByRole('button', { name: 'I Understand' }).click()
  await expect(button(page, 'That is not what I meant')).toBeVisible()
})

test('what was corrected before the page itself could hear stays corrected', async ({ page, model }) => {
  model.answer(replyOf('I hear you.'))
  const floor = later()
  await page.route('**/assets/floor-of-browser-*.js', async (route) => {
    await floor.until
    await route.continue()
  })
  await openChat(page)
  await say(page, 'I am going to kill myself tonight.')
  const crisis = page.getByRole('dialog', { name: 'You deserve help from a person right now' })
  await expect(crisis).toBeVisible()
  // Behind the dialog the reply is whole.
  await expect(page.getByRole('button', { name: 'Helpful', includeHidden: true }).first()).toBeVisible()
  const loaded = page.waitForResponse((response) => response.url().includes('floor-of-browser'))
  floor.now()
  await loaded
  await page.waitForLoadState('networkidle')
  const saved = page.waitForResponse((response) => response.url().endsWith('/correct-concern'))
  await crisis.getByRole('button', { name: 'That is not what I meant' }).click()
  expect((await saved).ok()).toBe(true)
  await expect(crisis).toBeHidden()
})

test('a later verdict opens the dialog while the reply is already running', async ({
  page,
  model,
  product,
}) => {
  const release = later()
  const words = 'Work can be a lot. What was the longest part of it for you today?'
  model.answer(replyOf(words, { hold: { after: 9, until: release.until } }))
  await openChat(page)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/chat'))
  await say(page, 'I had a long day at work.')
  const { sessionId, messageId } = (await sent).postDataJSON() as { sessionId: string; messageId: string }
  await expect(replies(page)).toContainText('Work')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const found = { tier: 'crisis', concerns: ['suicide'] } satisfies Partial<Parameters<typeof lateVerdict>[1]>
  await lateVerdict(product.environment, { sessionId, messageId, ...found })
  const crisis = page.getByRole('dialog', { name: 'You deserve help from a person right now' })
  await expect(crisis).toBeVisible()
  await crisis.getByRole('button', { name: 'I Understand' }).click()
  await hearOut(page)
  await expect(replies(page)).toContainText('Are you safe right now?')
  await expect(replies(page)).not.toContainText('Work can be')
  await expect(page.getByRole('region', { name: 'Support' })).toContainText('988')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Support' })).toContainText('988')
  release.now()
})

for (const comes of ['by a reload', 'with the next reply'] as const)
  test(`a verdict after the end of the reply opens the dialog ${comes}, once`, async ({
    page,
    model,
    product,
  }) => {
    model.answer(replyOf('That sounds long.'), replyOf('Tell me more.'))
    await openChat(page)
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/chat'))
    await say(page, 'I had a long day at work.')
    const { sessionId, messageId } = (await sent).postDataJSON() as { sessionId: string; messageId: string }
    await hearOut(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await lateVerdict(product.environment, { sessionId, messageId, tier: 'crisis', concerns: ['suicide'] })
    await expect
      .poll(async () => (await page.request.get(`/api/messages/${sessionId}`)).json())
      .toContainEqual(expect.objectContaining({ id: messageId, tier: 'crisis' }))
    if (comes === 'by a reload') await page.reload()
    else await say(page, 'There was a lot to do.')
    const crisis = page.getByRole('dialog', { name: 'You deserve help from a person right now' })
    await expect(crisis).toBeVisible()
    await crisis.getByRole('button', { name: 'I Understand' }).click()
    await page.reload()
    await expect(page.getByRole('region', { name: 'Support' })).toContainText('988')
    await expect(crisis).toBeHidden()
  })

test('the bar that stays names the line for what leads: to a child that for children', async ({
  page,
  model,
}) => {
  model.answer(replyOf('I hear you.'))
  await openChat(page)
  await say(page, 'I am 13 and I want to kill myself.')
  await page.getByRole('dialog').getByRole('button', { name: 'That is not what I meant' }).click()
  await hearOut(page)
  const help = page.getByRole('region', { name: 'Support' })
  await expect(help).toContainText('Help stays within reach.')
  await expect(help.getByRole('link').first()).toHaveAttribute('href', /422.?4453/)
})

test('somebody who fears for another was perhaps misheard, also in an emergency', async ({ page, model }) => {
  model.answer(replyOf('I hear you.'))
  await openChat(page)
  await say(page, 'My brother has just cut his wrists.')
  const emergency = page.getByRole('dialog', { name: 'Please get help for them right now' })
  await expect(emergency.getByRole('button', { name: 'Help is with me' })).toHaveCount(0)
  await emergency.getByRole('button', { name: 'That is not what I meant' }).click()
  await expect(emergency).toBeHidden()
  await hearOut(page)
  await expect(page.getByRole('region', { name: 'Support' })).toContainText('Help stays within reach.')
})

test('where something was taken the way out is that help has come', async ({ page, model }) => {
  model.answer(replyOf('I am with you.'))
  await openChat(page)
  await say(page, 'I just took all the pills.')
  const emergency = page.getByRole('dialog', { name: 'Please get help right now' })
  await expect(emergency.getByRole('button', { name: 'That is not what I meant' })).toHaveCount(0)
  await emergency.getByRole('button', { name: 'Help is with me' }).click()
  await expect(emergency).toBeHidden()
  await hearOut(page)
  await expect(page.getByRole('region', { name: 'Support' })).toContainText('Help stays within reach.')
})
