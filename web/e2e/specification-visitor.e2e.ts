import { quickStarts } from '#domain/chat/quick-starts.ts'
import { moodLabels } from '#domain/mood/levels.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { button, expectToast, hearOut, messageBox, openChat, replies, say } from '#web/e2e/talking.ts'
import { expectLinks, expectWords } from '#web/e2e/words-on-page.ts'

// What the specification says of a screen, to the letter. One test a screen; the words are the table.

test('landing page', async ({ page }) => {
  await page.goto('/')
  await expectWords(page, [
    'Leeward',
    'Your Personal Wellness Companion',
    'Get Started',
    'Read My Story',
    'AI Companion',
    'Grounding Exercises',
    'Journaling & Reflection',
    'Mood Tracking',
    'Private & Secure',
    'Track Your Growth',
    'not medical advice',
    'A wellness companion, not medical advice',
    'Need help?',
  ])
  await expectLinks(page, [
    ['Get Started', '/api/login'],
    ['Read My Story', '/about'],
  ])
})

test('support resources dialog', async ({ page }) => {
  await page.goto('/')
  await button(page, 'Need help?').first().click()
  const dialog = page.getByRole('dialog', { name: 'Support Resources' })
  await expectWords(
    page,
    [
      "If you're experiencing a mental health crisis, these resources are available 24/7",
      'Call or Text 988',
      'Suicide & Crisis Lifeline, 24/7, free & confidential',
      'Text HOME to 741741',
      'Crisis Text Line',
      'Call 911',
      'immediate emergencies',
      'These are professional resources. Leeward is a wellness tool and cannot provide crisis intervention.',
    ],
    dialog,
  )
  await expectLinks(dialog, [
    ['Call or Text 988', 'tel:988'],
    ['Text HOME to 741741', 'sms:741741?body=HOME'],
    ['Call 911', 'tel:911'],
  ])
})

test.describe('on a first visit', () => {
  test.use({ hasAccepted: false })

  test('first-visit disclosure dialog', async ({ page }) => {
    await page.goto('/chat')
    const dialog = page.getByRole('dialog')
    await expectWords(
      page,
      ['wellness tool', 'not medical advice', 'AI', 'not a human professional', '988, 911'],
      dialog,
    )
    await expectLinks(dialog, [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy'],
    ])
    await page.keyboard.press('Escape')
    await page.mouse.click(2, 2)
    const accept = button(page, 'I Understand and Accept')
    const boxes = dialog.getByRole('checkbox')
    await expect(boxes).toHaveCount(3)
    for (const box of await boxes.all()) {
      await expect(accept).toBeDisabled()
      await box.check()
    }
    await accept.click()
    await expect(dialog).toHaveCount(0)
    const stored = await page.evaluate(() => ({ ...localStorage }))
    expect(stored['disclaimer-accepted']).toBe('true')
    expect(stored['disclaimer-accepted-at']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    await page.reload()
    await expect(messageBox(page)).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
})

test('chat: message, mood panel and exercises', async ({ page }) => {
  await openChat(page)
  await expectWords(page, ['Breathing', 'Grounding', 'Just listen', 'How are you feeling right now?'])
  await expect(messageBox(page)).toHaveCSS('min-height', '80px')
  await expect(messageBox(page)).toHaveCSS('max-height', '200px')
  await expect(button(page, 'New Chat')).toHaveCount(0)

  await button(page, 'How are you feeling right now?').click()
  const slider = page.getByRole('slider', { name: 'Mood' })
  await expect(slider).toHaveAttribute('aria-valuenow', '6')
  await slider.press('Home')
  for (const [index, label] of moodLabels.entries()) {
    await expectWords(page, [label])
    await expect(slider).toHaveAttribute('aria-valuenow', String(index + 1))
    await slider.press('ArrowRight')
  }
  await page.getByLabel('Note (optional)').fill('   ')
  await button(page, 'Log mood').click()
  await expectToast(page, 'Mood logged')
  await button(page, 'How are you feeling right now?').click()
  await expect(slider).toHaveAttribute('aria-valuenow', '6')
  await button(page, 'Cancel').click()

  await messageBox(page).fill('   ')
  await messageBox(page).press('Enter')
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(0)
  await messageBox(page).fill('  Breathing  ')
  await messageBox(page).press('Shift+Enter')
  await expect(messageBox(page)).toHaveValue('  Breathing  \n')
  await messageBox(page).press('Enter')
  await hearOut(page)
  await expectWords(page, ['New Chat', 'Export', 'Suggested Exercises', 'Start Exercise'])
  await expect(page.locator('time').first()).toHaveText(/^\d{1,2}:\d\d\s[AP]M$/)

  await button(page, 'Start Exercise').click()
  for (const step of await page.getByRole('checkbox').all()) {
    await expect(button(page, 'Mark Complete')).toHaveCount(0)
    await step.check()
  }
  await button(page, 'Mark Complete').click()
  await expectToast(page, 'Exercise completed!')
  await button(page, 'Try Again').click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()
  await expect(button(page, 'Start Exercise')).toBeVisible()

  await button(page, 'Helpful').click()
  await expectToast(page, 'Thank you!')
  await expect(button(page, 'Helpful')).toHaveAttribute('aria-disabled', 'true')
  await expect(button(page, 'Not helpful')).toHaveAttribute('aria-disabled', 'true')
  await say(page, 'Thank you')
  await hearOut(page, 2)
  await button(page, 'Not helpful').last().click()
  await expectToast(page, 'Feedback received')
})

test('chat: crisis dialog', async ({ page }) => {
  await openChat(page)
  await say(page, 'I am going to kill myself tonight')
  const dialog = page.getByRole('dialog')
  await expectWords(
    page,
    [
      '988 Suicide & Crisis Lifeline',
      'Call or text 988. United States, free, 24/7.',
      'Crisis Text Line',
      'Text HOME to 741741',
      'Call 911 or go to your nearest emergency room.',
      'I Understand',
    ],
    dialog,
  )
  await button(page, 'I Understand').click()
  await expect(dialog).toHaveCount(0)
  await expect(replies(page)).toBeVisible()
})

test('chat: the exported file and a new chat', async ({ page }) => {
  await openChat(page)
  await say(page, 'Hello')
  await hearOut(page)
  const sessionId = await page.evaluate(() => localStorage.getItem('leeward-session'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Export/ }).click(),
  ])
  const day = await page.evaluate(() => {
    const now = new Date()
    return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
  })
  expect(download.suggestedFilename()).toBe(`leeward-session-${sessionId?.slice(0, 8)}-${day}.json`)
  await expectToast(page, 'Session exported')
  await button(page, 'New Chat').click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('leeward-session'))).not.toBe(sessionId)
})

test('a quick start sends itself once, from the storage of this tab', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(
    (message) => sessionStorage.setItem('leeward-pending-message', message),
    quickStarts[1].message,
  )
  await page.goto('/chat')
  await expect(page.getByRole('article', { name: 'You' })).toContainText("I'm spiraling right now")
  expect(await page.evaluate(() => sessionStorage.getItem('leeward-pending-message'))).toBeNull()
})

test('static pages', async ({ page }) => {
  const readings = [
    { path: '/about', words: ['Why I Built Leeward'] },
    {
      path: '/privacy',
      words: ['Privacy Policy', 'October 26, 2025', 'JSON', 'within 30 days', 'under 13', 'under 16'],
    },
    {
      path: '/terms',
      words: ['Terms of Service', 'October 26, 2025', 'not medical advice or therapy', '13 or older', '16'],
    },
  ]
  for (const { path, words } of readings) {
    await page.goto(path)
    await expectWords(page, words, page.getByRole('main'))
  }
})

test('signed out, mood, journal and profile ask to log in', async ({ page }) => {
  const asked = [
    { path: '/mood', words: ['Not Logged In', 'Please log in to view your mood tracker', 'Go to Home'] },
    { path: '/journal', words: ['Not Logged In', 'Please log in to access your journal'] },
    { path: '/profile', words: ['Not Logged In', 'Please log in to view your profile', 'Go to Home'] },
  ]
  for (const { path, words } of asked) {
    await page.goto(path)
    await expectWords(page, words)
  }
})
