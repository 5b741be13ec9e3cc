import { replyOf } from '#infra/testing/model-server.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { beginToHear, heard, saidAs } from '#web/e2e/hearing.ts'
import { expectFocusInSight } from '#web/e2e/reach.ts'
import { tabTo } from '#web/e2e/tabbing.ts'
import {
  button,
  expectToast,
  hearOut,
  later,
  messageBox,
  openChat,
  replies,
  sayings,
} from '#web/e2e/talking.ts'

test('the whole chat works with the keyboard alone, and the focus is always in sight', async ({ page }) => {
  await openChat(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await tabTo(page, 'textbox', 'Your message')
  await page.keyboard.type('I worry')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('about my heart.')
  await page.keyboard.press('Enter')
  await hearOut(page)
  await expect(sayings(page)).toHaveText('I worry\nabout my heart.', { useInnerText: true })
  await expect(messageBox(page)).toHaveValue('')
  await expect(messageBox(page)).toBeFocused()
  await page.keyboard.type('   ')
  await page.keyboard.press('Enter')
  await expect(sayings(page)).toHaveCount(1)

  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await page.reload()
  await expect(sayings(page)).toHaveCount(1)
  await tabTo(page, 'button', 'Breathing')
  await page.keyboard.press('Space')
  await hearOut(page, 2)
  await page.keyboard.press('Tab')
  await tabTo(page, 'button', 'How are you feeling right now?')
  await page.keyboard.press('Enter')
  await tabTo(page, 'slider', 'Mood')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await tabTo(page, 'button', 'Log mood')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Mood logged')

  await openChat(page)
  await tabTo(page, 'button', 'Helpful')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Thank you!')
})

test('an exercise is done with the keyboard alone', async ({ page }) => {
  await openChat(page)
  await button(page, 'Grounding').click()
  await hearOut(page)
  await page.getByRole('region', { name: 'Conversation' }).focus()
  await tabTo(page, 'button', 'Start Exercise')
  await page.keyboard.press('Enter')
  // The button has gone, and the focus has not.
  await expect(page.locator('h3:focus')).toBeVisible()
  const steps = page.getByRole('checkbox')
  const names = await steps.evaluateAll((found) => found.map((step) => step.getAttribute('id')))
  for (const id of names) {
    const isThere = () => page.evaluate(() => document.activeElement?.id)
    do await page.keyboard.press('Tab')
    while ((await isThere()) !== id)
    await expectFocusInSight(page)
    await page.keyboard.press('Space')
  }
  await tabTo(page, 'button', 'Mark Complete')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Exercise completed!')
  await expect(page.locator('h3:focus')).toBeVisible()
})

test.describe('before anything is accepted', () => {
  test.use({ hasAccepted: false })

  test('whoever has only a keyboard accepts, signs in, corrects a mood and deletes it all', async ({
    page,
  }) => {
    await page.goto('/chat')
    // Beside another window a page may lose what makes its focus count.
    await page.bringToFront()
    for (const point of [/not medical advice/, /this is a guide/, /In a crisis/]) {
      await tabTo(page, 'checkbox', point)
      await page.keyboard.press('Space')
    }
    await tabTo(page, 'button', 'I Understand and Accept')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await page.request.post('/api/mood-logs', { data: { level: 7, note: 'a walk', sessionId: null } })

    await tabTo(page, 'link', 'Sign in')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('E-mail address')).toBeVisible()
    await tabTo(page, 'textbox', 'E-mail address')
    await page.keyboard.type(`ada-${crypto.randomUUID()}@example.org`)
    await page.keyboard.press('Enter')
    const code = /code is (\d{6})/.exec(await page.locator('pre').innerText())?.[1] ?? ''
    await tabTo(page, 'textbox', 'Code of six digits')
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

    await tabTo(page, 'link', 'Profile')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, 'link', 'Your data')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible()
    await page.getByRole('main').locator('summary').filter({ hasText: 'Moods' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('You logged a mood: 7 of 10', { exact: true })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator('summary:focus')).toContainText('You logged a mood: 7 of 10')
    await page.keyboard.press('Enter')
    await tabTo(page, 'button', /^Correct ?You logged a mood: 7/)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Note (optional)')).toHaveValue('a walk')
    await tabTo(page, 'slider', 'Mood')
    await page.keyboard.press('ArrowUp')
    await tabTo(page, 'button', 'Save')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Mood corrected')

    await tabTo(page, 'radio', /^In 7 days/)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /^Now/ })).toBeChecked()
    await tabTo(page, 'button', 'Delete my account')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await tabTo(page, 'button', 'Delete everything now')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'It is deleted' })).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await tabTo(page, 'link', 'Go to Home')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your Personal Wellness Companion')).toBeVisible()
  })
})

test('Enter chooses a word while an input method composes it', async ({ page, context }) => {
  await openChat(page)
  await messageBox(page).focus()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Input.imeSetComposition', { text: 'さみしい', selectionStart: 4, selectionEnd: 4 })
  await messageBox(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(messageBox(page)).toHaveValue('さみしい')
  await expect(sayings(page)).toHaveCount(0)
  await devtools.send('Input.insertText', { text: '寂しい' })
  await page.keyboard.press('Enter')
  await expect(sayings(page)).toHaveText(['寂しい'])
  await hearOut(page)
})

test.describe('with a model that is in the middle of a sentence', () => {
  test.use({ companion: 'model' })

  test('Escape stops it, and the focus stays in the box', async ({ page, model }) => {
    const release = later()
    model.answer(replyOf('One two three. Four five six.', { hold: { after: 3, until: release.until } }))
    await openChat(page)
    await messageBox(page).fill('Hello')
    await page.keyboard.press('Enter')
    await expect(replies(page)).toHaveText('One two three.')
    await expect(messageBox(page)).toBeFocused()
    await page.keyboard.type('x')
    await page.keyboard.press('Enter')
    await expect(sayings(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await hearOut(page)
    release.now()
    await expect(page.getByText('You stopped this reply')).toBeVisible()
    await expect(messageBox(page)).toBeFocused()
  })

  test('a finished reply is announced once, and no piece of it before', async ({ page, model }) => {
    const release = later()
    model.answer(replyOf('One two three. Four five six.', { hold: { after: 3, until: release.until } }))
    await openChat(page)
    await beginToHear(page)
    await messageBox(page).fill('Hello')
    await page.keyboard.press('Enter')
    await expect(replies(page)).toHaveText('One two three.')
    release.now()
    await hearOut(page)
    await expect
      .poll(() => heard(page))
      .toEqual([
        saidAs('Leeward is replying'),
        saidAs('An AI replies here, not a person. Leeward: One two three. Four five six.'),
      ])
  })
})
