import { readFile } from 'node:fs/promises'
import { expect, test } from '#web/e2e/fixtures.ts'
import {
  button,
  expectToast,
  hearOut,
  messageBox,
  newChat,
  openChat,
  replies,
  say,
} from '#web/e2e/talking.ts'
import { expectWords } from '#web/e2e/words-on-page.ts'

// What the specification says of the chat, to the letter; the errors of its calls stand in specification-errors.

const storedSession = 'leeward-session'

// 9, chat mood labels 1 to 10 and mood colour bands.
const moods = [
  ['Extremely Anxious', 'red'],
  ['Very Anxious', 'red'],
  ['Quite Anxious', 'red'],
  ['Moderately Anxious', 'amber'],
  ['Somewhat Anxious', 'amber'],
  ['Neutral', 'blue'],
  ['Somewhat Calm', 'blue'],
  ['Moderately Calm', 'green'],
  ['Very Calm', 'green'],
  ['Extremely Calm', 'green'],
] as const

test('the mood panel', async ({ page }) => {
  await openChat(page)
  const open = button(page, 'How are you feeling right now?')
  const slider = page.getByRole('slider', { name: 'Mood' })
  const level = page.getByRole('form').locator('p', { hasText: '/ 10' })
  const note = page.getByLabel('Note (optional)')

  await open.click()
  await expect(slider).toHaveAttribute('aria-valuenow', '6')
  await slider.press('Home')
  await slider.press('ArrowDown')
  for (const [index, [label, band]] of moods.entries()) {
    await expect(level).toHaveText(`${index + 1} / 10${label}`)
    await expect(level).toHaveClass(new RegExp(`\\btext-mood-${band}\\b`))
    await slider.press('ArrowUp')
  }
  await expect(level).toHaveText('10 / 10Extremely Calm')

  // 4, on cancel or success back to level 6 and an empty note.
  await note.fill('thrown away')
  await button(page, 'Cancel').click()
  await open.click()
  await expect(slider).toHaveAttribute('aria-valuenow', '6')
  await expect(note).toHaveValue('')
  await slider.press('ArrowUp')
  await note.fill('   ')
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/mood-logs')),
    button(page, 'Log mood').click(),
  ])
  const sessionId = await page.evaluate((key) => localStorage.getItem(key), storedSession)
  expect(sent.postDataJSON()).toMatchObject({ level: 7, note: null, sessionId })
  await expectToast(page, 'Mood logged')
  await open.click()
  await expect(slider).toHaveAttribute('aria-valuenow', '6')
  await expect(note).toHaveValue('')
})

test('messages, exercises and ratings', async ({ page }) => {
  test.slow()
  await openChat(page)
  await expect(page.getByRole('list', { name: 'Quick actions' }).getByRole('button')).toHaveText([
    'Breathing',
    'Grounding',
    'Just listen',
  ])
  await expect(button(page, 'New Chat')).toHaveCount(0)

  const heightOf = async () => (await messageBox(page).boundingBox())?.height
  expect(await heightOf()).toBe(80)
  await messageBox(page).fill('sea\n'.repeat(40))
  expect(await heightOf()).toBe(200)
  await messageBox(page).fill('m'.repeat(4_001))
  await expect(button(page, 'Send')).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('This is 1 character too long to send at once.')).toBeVisible()
  await messageBox(page).fill('m'.repeat(4_000))
  await expect(button(page, 'Send')).not.toHaveAttribute('aria-disabled')

  await messageBox(page).fill('  \n ')
  await messageBox(page).press('Enter')
  await expect(page.getByRole('article', { name: 'You' })).toHaveCount(0)
  await messageBox(page).fill('  Breathing  ')
  await messageBox(page).press('Shift+Enter')
  await expect(messageBox(page)).toHaveValue('  Breathing  \n')
  const [sent] = await Promise.all([page.waitForRequest('**/api/chat'), messageBox(page).press('Enter')])
  expect(sent.postDataJSON()).toMatchObject({ message: 'Breathing' })
  await hearOut(page)
  await expectWords(page, { '2 Chat': ['New Chat', 'Export', 'Suggested Exercises'] })
  // Each message shows time as hour:minute.
  await expect(page.getByRole('log').getByRole('time')).toHaveText([
    /^\d{1,2}:\d\d\s[AP]M$/,
    /^\d{1,2}:\d\d\s[AP]M$/,
  ])

  // 4, exercise card.
  await button(page, 'Start Exercise').click()
  const steps = await page.getByRole('checkbox').all()
  for (const step of steps) {
    await expect(button(page, 'Mark Complete')).toHaveCount(0)
    await step.check()
  }
  await button(page, 'Mark Complete').click()
  await expectToast(page, 'Exercise completed!')
  await button(page, 'Try Again').click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await steps[0]!.check()
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()
  await button(page, 'Start Exercise').click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)

  // 4, rating: once, helpful = 1.
  const [rated] = await Promise.all([
    page.waitForRequest('**/api/messages/*/rate'),
    button(page, 'Helpful').click(),
  ])
  expect(rated.postDataJSON()).toEqual({ rating: 1 })
  await expectToast(page, 'Thank you!')
  await expect(button(page, 'Helpful')).toBeDisabled()
  await expect(button(page, 'Not helpful')).toBeDisabled()

  // 1, 3: guided exercises of three types, each suggested once.
  const sessionId = await page.evaluate((key) => localStorage.getItem(key), storedSession)
  for (const message of ['I would like a grounding exercise', 'I would like a reframing exercise'])
    await page.request.post('/api/chat', { data: { sessionId, message } })
  await page.reload()
  const exercises = page.getByRole('region', { name: 'Suggested Exercises' }).getByRole('region')
  await expect(exercises).toContainText(['Breathing', 'Sensory grounding', 'Reframing'])
})

test('crisis dialog', async ({ page }) => {
  await openChat(page)
  await say(page, 'I am going to kill myself tonight')
  const dialog = page.getByRole('dialog')
  await expectWords(
    page,
    {
      '9 Crisis dialog': [
        '988 Suicide & Crisis Lifeline',
        'Call or text 988. United States, free, 24/7.',
        'Crisis Text Line',
        'Text HOME to 741741',
        'Call 911 or go to your nearest emergency room.',
        'I Understand',
      ],
    },
    dialog,
  )
  await button(page, 'I Understand').click()
  await expect(dialog).toHaveCount(0)
  await expect(replies(page)).toBeVisible()
})

test('the session of a browser, its exported file and a new chat', async ({ page }) => {
  const stored = () => page.evaluate((key) => localStorage.getItem(key), storedSession)
  await openChat(page)
  await say(page, 'Hello')
  await hearOut(page)
  const sessionId = (await stored()) ?? ''
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Export/ }).click(),
  ])
  const day = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
  expect(download.suggestedFilename()).toBe(`leeward-session-${sessionId.slice(0, 8)}-${day}.json`)
  const copy: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const message = { id: expect.any(String), content: expect.any(String), timestamp: instant }
  expect(copy).toMatchObject({
    session: { id: sessionId, startedAt: instant, lastActiveAt: instant },
    messages: [
      { ...message, role: 'user' },
      { ...message, role: 'assistant' },
    ],
    moodLogs: [],
    exportedAt: instant,
  })
  await expectToast(page, 'Session exported')

  // 4, chat session start: reused while its messages can be fetched, else another.
  await page.reload()
  await expect(replies(page)).toHaveCount(1)
  expect(await stored()).toBe(sessionId)
  await newChat(page)
  expect(await stored()).not.toBe(sessionId)
  await expect(page.getByRole('article')).toHaveCount(0)
  const unknown = sessionId.replaceAll(/./g, '0')
  await page.evaluate(([key, id]) => localStorage.setItem(key!, id!), [storedSession, unknown])
  await page.reload()
  await page.waitForFunction(([key, id]) => localStorage.getItem(key!) !== id, [storedSession, unknown])
})

test('a quick start sends itself once, from the storage of this tab, 100 ms after the session is ready', async ({
  page,
}) => {
  const words = "I'm spiraling right now"
  await page.goto('/about')
  await page.evaluate((message) => sessionStorage.setItem('leeward-pending-message', message), words)
  await page.goto('/chat')
  // In the browser's own time, and told once the reply has come.
  const waited = () =>
    page.evaluate(() => {
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const call = (path: string) => calls.find(({ name }) => new URL(name).pathname === path)
      const [session, sent] = [call('/api/session/new'), call('/api/chat')]
      return session && sent ? sent.startTime - session.responseStart : null
    })
  await expect.poll(waited).not.toBeNull()
  expect(await waited()).toBeGreaterThanOrEqual(99)
  expect(await waited()).toBeLessThan(3_000)
  await expect(page.getByRole('article', { name: 'You' })).toHaveText(words)
  expect(await page.evaluate(() => sessionStorage.getItem('leeward-pending-message'))).toBeNull()
})
