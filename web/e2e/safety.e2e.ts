import { replyOf } from '#infra/testing/model-server.ts'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { button, hearOut, later, openChat, replies, say, sayings } from '#web/e2e/talking.ts'

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
    await expect(replies(page)).toHaveCount(0)
    await expect(crisis.getByText('988 Suicide & Crisis Lifeline')).toBeVisible()
    await expect(crisis.getByText('Call or text 988. United States, free, 24/7.')).toBeVisible()
    await expect(crisis.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988')
    await expect(crisis.getByRole('link', { name: 'Text HOME to 741741' })).toHaveAttribute(
      'href',
      'sms:741741?body=HOME',
    )
    await expect(crisis.getByText('Call 911 or go to your nearest emergency room.')).toBeVisible()
    await look(page, 'crisis-dialog')
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
    await expect(card.getByText('Help is still here, at any hour.')).toBeVisible()
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

test('heavy words bring a card and no dialog', async ({ page }) => {
  await openChat(page)
  await say(page, 'Some days I wish I would just not wake up.')
  await hearOut(page)
  await expect(page.getByRole('region', { name: 'Support' })).toContainText('988')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await look(page, 'care-card')
})

test('help is one click away on every page, in the same place', async ({ page }) => {
  for (const path of ['/', '/chat', '/about', '/privacy', '/terms', '/nowhere']) {
    await page.goto(path)
    const header = page.getByRole('banner')
    await header.getByRole('button', { name: 'Need help?' }).click()
    const support = page.getByRole('dialog', { name: 'Support Resources' })
    await expect(
      support.getByText("If you're experiencing a mental health crisis, these resources are available 24/7"),
    ).toBeVisible()
    await expect(support.getByRole('link', { name: /Call or Text 988/ })).toHaveAttribute('href', 'tel:988')
    await expect(support.getByRole('link', { name: /Text HOME to 741741/ })).toHaveAttribute(
      'href',
      'sms:741741?body=HOME',
    )
    await expect(support.getByRole('link', { name: /Call 911/ })).toHaveAttribute('href', 'tel:911')
    if (path === '/') await look(page, 'support-dialog')
    await page.keyboard.press('Escape')
    await expect(support).toBeHidden()
    await expect(header.getByRole('button', { name: 'Need help?' })).toBeFocused()
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Need help?' })).toBeVisible()
  }
})

test('help is there when the API is not', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort())
  for (const path of ['/', '/chat']) {
    await page.goto(path)
    await button(page, 'Need help?').first().click()
    await expect(page.getByRole('link', { name: /Call or Text 988/ })).toBeVisible()
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the numbers stand on the page', async ({ page }) => {
    await page.goto('/chat')
    await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', 'tel:988')
    await expect(page.getByRole('link', { name: 'Text HOME to 741741' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911')
  })
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
