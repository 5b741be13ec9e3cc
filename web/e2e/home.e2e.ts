import type { Page } from '@playwright/test'
import { expect, look, test } from '#web/e2e/fixtures.ts'
import { dayBefore, timeZone } from '#web/e2e/mood-seeds.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'
import { button, later, messageBox, replies, sayings } from '#web/e2e/talking.ts'
import { dailyReflections } from '#web/home/daily-words.en.ts'

const headers = { 'Time-Zone': timeZone }
const part = (page: Page, name: string) => page.getByRole('region', { name })

/** As if somebody had logged `perDay` moods on each of the last days, from yesterday on. */
async function bringMoods(page: Page, days: number, perDay: number): Promise<void> {
  const lines = Array.from({ length: days }, (_, day) =>
    Array.from({ length: perDay }, (_, hour) => `${dayBefore(day + 1)},1${hour}:00,good,,,`),
  )
  const csv = ['full_date,time,mood,activities,note_title,note', ...lines.flat()].join('\n')
  const taken = await page.request.post('/api/data/import/daylio', {
    headers,
    data: { csv, isPreview: false },
  })
  expect(taken.ok()).toBe(true)
}

test('a fresh account finds a greeting, a start, and cards that invite', async ({ page }) => {
  await openSignedIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible()
  await expect(
    page.getByText(
      "Your safe space to navigate health anxiety, OCD, and trauma-related triggers. Take a breath. You're not alone.",
    ),
  ).toBeVisible()
  const progress = part(page, 'Your progress')
  await expect(progress.getByRole('heading', { name: 'First Breath' })).toBeVisible()
  await expect(progress.getByText('Level 1 of 5')).toBeVisible()
  await expect(progress.getByText('+0')).toBeVisible()
  await expect(
    part(page, 'Your Mood').getByText("No mood logs yet. Track how you're feeling during your next chat."),
  ).toBeVisible()
  await expect(
    part(page, "Today's Reflections").getByText(
      "No journal entries today. Share your thoughts when you're ready.",
    ),
  ).toBeVisible()

  const ways = part(page, 'What You Can Do Here')
  const addresses = {
    'A Guide to Talk To': '/chat',
    'Grounding Exercises': '/chat',
    'Journaling & Reflection': '/journal',
    'Mood Tracking': '/mood',
    'Private & Secure': '/profile',
    'Track Your Growth': '/profile',
  }
  await expect(ways.getByRole('link')).toHaveCount(6)
  for (const [name, address] of Object.entries(addresses))
    await expect(ways.getByRole('link', { name })).toHaveAttribute('href', address)

  const footnote = page.getByRole('complementary', { name: 'Help and privacy' })
  await expect(footnote.getByRole('link', { name: 'call', exact: true })).toHaveAttribute('href', 'tel:988')
  await expect(footnote.getByRole('link', { name: 'text 988' })).toHaveAttribute('href', 'sms:988')
  await expect(footnote.getByRole('link', { name: 'text HELLO to 741741' })).toHaveAttribute(
    'href',
    'sms:741741?body=HELLO',
  )
  await look(page, 'home-fresh', { isWhole: true })

  // A press logs it, and a low one is met with an offer; the line goes to the journal.
  await button(page, 'Rain').click()
  await expect(page.getByRole('link', { name: 'My plan for hard moments' })).toHaveAttribute('href', '/plan')
  await page
    .getByRole('textbox', { name: 'A line about it' })
    .fill('The bus was late, and I sat in the rain.')
  await look(page, 'home-asked', { isWhole: true })
  await button(page, 'Keep').click()
  await expect(
    part(page, "Today's Reflections").getByText('The bus was late, and I sat in the rain.'),
  ).toBeVisible()
  await button(page, 'Bright').click()
  await expect(part(page, 'Your Mood').getByText('8 / 10')).toBeVisible()

  await page.getByRole('link', { name: 'Start a Conversation' }).click()
  await expect(messageBox(page)).toBeVisible()
})

test('the reflection is that of the day where the person is', async ({ page }) => {
  await openSignedIn(page)
  const days = [
    // Already 2027 in UTC.
    { at: '2026-12-31T23:30:00-05:00', day: 365 },
    { at: '2027-01-01T00:30:00-05:00', day: 1 },
    { at: '2028-12-31T12:00:00-05:00', day: 366 },
  ]
  for (const { at, day } of days) {
    await page.clock.setFixedTime(at)
    await page.goto('/home')
    await expect(page.getByRole('figure', { name: "Today's Reflection" }).getByRole('blockquote')).toHaveText(
      dailyReflections[day % 31]!,
    )
  }
})

test('a full account finds its mood, its entry and its streak', async ({ page }) => {
  await openSignedIn(page)
  await page.request.patch('/api/auth/user', { data: { firstName: 'Ada' } })
  await bringMoods(page, 8, 2)
  await page.request.post('/api/mood-logs', {
    headers,
    data: { level: 7, note: 'after a walk by the water', sessionId: null },
  })
  for (const content of ['Woke early.', 'The bus was loud. I counted the lamps and stayed on.'])
    await page.request.post('/api/journal', { headers, data: { content } })
  await page.reload()

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada' })).toBeVisible()
  const mood = part(page, 'Your Mood')
  await expect(mood.getByText('7 / 10')).toBeVisible()
  await expect(mood.getByText('after a walk by the water')).toBeVisible()
  const entries = part(page, "Today's Reflections")
  await expect(entries.getByText('2 entries today')).toBeVisible()
  await expect(entries.getByText('The bus was loud. I counted the lamps and stayed on.')).toBeVisible()
  await expect(entries.getByRole('link', { name: 'View all journals' })).toHaveAttribute('href', '/journal')
  const progress = part(page, 'Your progress')
  await expect(progress.getByText('9 days in a row')).toBeVisible()
  await expect(progress.getByText('+5', { exact: true })).toBeVisible()
  await expect(
    progress.getByText("Amazing streak! You're earning +5 bonus points for each activity!"),
  ).toBeVisible()
  await look(page, 'home-full', { isWhole: true })
})

test('at the top the card says so, and can be left out', async ({ page }) => {
  await openSignedIn(page)
  await bringMoods(page, 60, 3)
  await page.reload()
  const progress = part(page, 'Your progress')
  await expect(progress.getByText('Level 5 of 5')).toBeVisible()
  await expect(progress.getByText('Zen Master achieved!')).toBeVisible()
  await look(page, 'home-top', { isWhole: true })

  await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ hidesProgress: true })))
  await page.reload()
  await expect(part(page, 'Your Mood').getByText('8 / 10')).toBeVisible()
  await expect(page.getByText(/Zen Master|Streak|points/)).toHaveCount(0)
  await look(page, 'home-without-points', { isWhole: true })
})

test('each card fails alone, and can be asked for again', async ({ page }) => {
  await openSignedIn(page)
  const held = later()
  await page.route('**/api/progress', async (route) => {
    await held.until
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText('Loading your progress...')).toBeAttached()
  await look(page, 'home-loading', { isWhole: true })
  held.now()
  await expect(page.getByText('Level 1 of 5')).toBeVisible()
  await page.unroute('**/api/progress')

  const cards = [
    { call: '**/api/progress', name: 'Your progress', again: 'Level 1 of 5' },
    { call: '**/api/mood-logs*', name: 'Your Mood', again: 'No mood logs yet.' },
    { call: '**/api/journal*', name: "Today's Reflections", again: 'No journal entries today.' },
  ]
  for (const { call } of cards) await page.route(call, (route) => route.fulfill({ status: 500 }))
  await page.reload()
  await expect(page.getByText('This could not be loaded. Nothing of it is lost.')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Start a Conversation' })).toBeVisible()
  await look(page, 'home-failed', { isWhole: true })
  await expectReachable(page, 'home-failed')
  for (const { call, name, again } of cards) {
    await page.unroute(call)
    await part(page, name).getByRole('button', { name: 'Try again' }).click()
    await expect(part(page, name).getByText(again)).toBeVisible()
  }
})

const quickStarts = [
  {
    text: "I'm feeling anxious about my health",
    how: (page: Page, name: string) => button(page, name).click(),
  },
  { text: "I'm spiraling right now", how: (page: Page, name: string) => button(page, name).press('Enter') },
  { text: 'I need a calming exercise', how: (page: Page, name: string) => button(page, name).press('Space') },
]

for (const { text, how } of quickStarts)
  test(`"${text}" is said by itself, once`, async ({ page }) => {
    await openSignedIn(page)
    await how(page, text)
    await expect(page).toHaveURL('/chat')
    await expect(sayings(page)).toHaveCount(1)
    await expect(sayings(page)).toContainText(text)
    await expect(replies(page)).toHaveCount(1)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    await page.reload()
    await expect(replies(page)).toHaveCount(1)
    await expect(sayings(page)).toHaveCount(1)
  })
