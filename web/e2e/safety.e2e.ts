import { replyOf } from '#infra/testing/model-server.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { button, hearOut, later, openChat, say, sayings } from '#web/e2e/talking.ts'

test.describe('with a model that has not said a word yet', () => {
  test.use({ companion: 'model' })

  test('a crisis opens the ways to help before any reply, and the talk goes on', async ({ page, model }) => {
    const release = later()
    model.answer(
      replyOf('Thank you for telling me. I am with you.', { hold: { after: 0, until: release.until } }),
    )
    await openChat(page)
    await say(page, 'I am going to kill myself tonight.')

    const crisis = page.getByRole('dialog', { name: 'You deserve help from a person right now' })
    await expect(crisis).toBeVisible()
    await expect(crisis.getByText('988 Suicide & Crisis Lifeline')).toBeVisible()
    await expect(crisis.getByText('Call or text 988. United States, free, 24/7.')).toBeVisible()
    await expect(crisis.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
    await expect(crisis.getByRole('link', { name: 'Text HOME to 741741' })).toHaveAttribute(
      'href',
      'sms:741741?body=HOME',
    )
    await expect(crisis.getByText('Call 911 or go to your nearest emergency room.')).toBeVisible()
    await look(page, 'crisis-dialog')
    await expectReachable(page, 'crisis-dialog', { isOver: true })
    for (const [width, height] of [
      [375, 667],
      [667, 375],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const wayOut of ['I Understand', 'That is not what I meant'])
        await expect(crisis.getByRole('button', { name: wayOut })).toBeInViewport({ ratio: 1 })
    }
    await page.mouse.click(5, 400)
    await expect(crisis).toBeVisible()
    await crisis.getByRole('button', { name: 'I Understand' }).click()
    await expect(crisis).toBeHidden()

    release.now()
    await hearOut(page)
    await expect(page.getByRole('region', { name: 'Support' })).toBeVisible()
    await look(page, 'crisis-card')

    await say(page, 'I still want to kill myself tonight.')
    await hearOut(page, 2)
    await expect(crisis).toBeHidden()
    const card = page.getByRole('region', { name: 'Support' })
    await expect(card).toHaveCount(1)
    await expect(card.getByText('Help is still here.')).toBeVisible()
    await expect(card.getByRole('link', { name: 'Call 988' })).toBeVisible()

    await page.reload()
    await expect(sayings(page)).toHaveCount(2)
    await expect(card).toBeVisible()
    await expect(crisis).toBeHidden()
  })
})

test('an emergency names 911 first', async ({ page }) => {
  await openChat(page)
  await say(page, 'I just took all the pills.')
  const emergency = page.getByRole('dialog', { name: 'Please get help right now' })
  await expect(emergency.getByRole('listitem').first()).toContainText('911')
  await look(page, 'emergency-dialog')
  await emergency.getByRole('button', { name: 'I Understand' }).click()
  await expect(emergency).toBeHidden()
  await hearOut(page)
})

test('violence at home is met with few words and a way out', async ({ page }) => {
  await openChat(page)
  await say(page, 'My husband is hitting me right now.')
  const dialog = page.getByRole('dialog', { name: 'Is it safe for you to read this?' })
  await expect(dialog.getByText('If not, press Exit')).toBeVisible()
  await look(page, 'abuse-dialog')
  await page.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'A page like any other' }))
  await dialog.getByRole('button', { name: 'Exit' }).click()
  await expect(page).toHaveURL('https://www.wikipedia.org/')
})

test('an unwanted thought brings people who know OCD, and no question about suicide', async ({ page }) => {
  await openChat(page)
  await say(page, 'I keep having unwanted intrusive thoughts of stabbing my baby and they terrify me.')
  await hearOut(page)
  const card = page.getByRole('region', { name: 'Support' })
  await expect(card).toContainText('People who know OCD')
  await expect(card).not.toContainText(/act on|thinking about ending/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card.scrollIntoViewIfNeeded()
  await look(page, 'ocd-card')
})

test('heavy words bring a card and no dialog', async ({ page }) => {
  await openChat(page)
  await say(page, 'Some days I wish I would just not wake up.')
  await hearOut(page)
  const card = page.getByRole('region', { name: 'Support' })
  await expect(card).toContainText('988')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card.getByText('This sounds heavy.').scrollIntoViewIfNeeded()
  await look(page, 'care-card')
  await expectReachable(page, 'care-card')
})

test('a note beside a mood is heard as well', async ({ page }) => {
  await openChat(page)
  await button(page, 'How are you feeling right now?').click()
  await page.getByLabel('Note (optional)').fill('I am going to kill myself tonight')
  await button(page, 'Log mood').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Call 988' })).toBeVisible()
  await button(page, 'I Understand').click()
  await expect(dialog).toHaveCount(0)

  await button(page, 'How are you feeling right now?').click()
  await page.getByLabel('Note (optional)').fill('I wish I could just disappear and not be here any more')
  await button(page, 'Log mood').click()
  await expect(page.getByRole('region', { name: 'Support' })).toBeVisible()
  await look(page, 'mood-care')
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(button(page, 'How are you feeling right now?')).toBeVisible()
})
