import type { Page } from '@playwright/test'
import { quickStarts } from '#domain/chat/quick-starts.ts'
import { expect, test } from '#web/e2e/fixtures.ts'
import { openJournal } from '#web/e2e/journaling.ts'
import { bringMoods, timeZone } from '#web/e2e/mood-seeds.ts'
import { signInByMail } from '#web/e2e/signing-in.ts'
import { button, expectToast, hearOut, openChat, say } from '#web/e2e/talking.ts'
import { expectLinks, expectWords } from '#web/e2e/words-on-page.ts'

// What the specification says of the screens of whoever is signed in, to the letter.

const main = (page: Page) => page.getByRole('main')

/** A call that meets a server in trouble, for as long as the page is open. */
const breakCall = (page: Page, method: string, path: string) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, body: 'Something broke.' })
      : route.continue(),
  )

test('every screen of a fresh account', async ({ page }) => {
  await page.goto('/')
  const address = await signInByMail(page)

  await expectWords(page, [
    'Leeward',
    'Your calming companion',
    'Home',
    'Chat',
    'Journal',
    'Mood Tracker',
    'Profile',
    'Story',
    'About',
    'Legal',
    'Privacy Policy',
    'Terms of Service',
    address,
    'Log Out',
    'A wellness companion, not medical advice',
    'Need help?',
  ])
  await expectLinks(page, [
    ['Log Out', '/api/logout'],
    ['Mood Tracker', '/mood'],
  ])
  await expectLinks(page.getByRole('contentinfo'), [
    ['About', '/about'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ])

  await expectWords(
    page,
    [
      'Welcome',
      "Your safe space to navigate health anxiety, OCD, and trauma-related triggers. Take a breath. You're not alone.",
      'Start a Conversation',
      "Today's Reflection",
      'Level 1 of 5',
      '+0',
      'What You Can Do Here',
      'AI Companion',
      'Grounding Exercises',
      'Journaling & Reflection',
      'Mood Tracking',
      'Private & Secure',
      'Track Your Growth',
      'How can I support you today?',
      ...quickStarts.map(({ text }) => text),
      'Your Mood',
      "No mood logs yet. Track how you're feeling during your next chat.",
      "Today's Reflections",
      "No journal entries today. Share your thoughts when you're ready.",
      'View all journals',
      '988',
      'HELLO',
      '741741',
    ],
    main(page),
  )

  await page.goto('/journal')
  await expectWords(page, ['Journal', 'No journal entries yet', 'Create Your First Entry'], main(page))

  await page.goto('/mood')
  await expectWords(
    page,
    ['No Mood Logs Yet: Start logging your mood to track your emotional patterns over time'],
    main(page),
  )

  await page.goto('/profile')
  await expectWords(
    page,
    [
      address[0]!.toUpperCase(),
      address,
      'Logout',
      'Total Sessions',
      '0',
      'Member Since',
      new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone }).format(new Date()),
      'Session History',
      'No sessions yet. Start a conversation to begin your journey!',
    ],
    main(page),
  )

  await page.goto('/nowhere')
  await expectWords(page, ['Page Not Found'], main(page))
})

test('every screen of an account with a past', async ({ page }) => {
  await page.goto('/')
  await signInByMail(page)
  const headers = { 'Time-Zone': timeZone }
  await bringMoods(page, [
    ...[2, 3, 4, 5].map((daysAgo) => ({ daysAgo, level: 2 })),
    { daysAgo: 1, level: 9 },
    { daysAgo: 0, level: 9, note: 'after a walk' },
  ])
  await page.request.post('/api/journal', { headers, data: { content: 'The tide came in.', mood: 7 } })

  await page.goto('/home')
  await expectWords(
    page,
    [
      '9 / 10',
      'after a walk',
      'The tide came in.',
      '6 days in a row',
      '+5',
      "Amazing streak! You're earning +5 bonus points for each activity!",
    ],
    main(page),
  )

  await page.goto('/mood')
  await expectWords(
    page,
    [
      'Last Week',
      'Last Month',
      'All Time',
      'Average Level',
      '/10',
      'Experiencing anxiety',
      'Trend',
      'improving',
      'Highest',
      'Peak calm level',
      'Lowest',
      'Most anxious moment',
      'Mood Trend',
      'Recent Mood Logs',
      'after a walk',
    ],
    main(page),
  )
  await expect(button(page, 'Last Week')).toHaveAttribute('aria-pressed', 'true')
  const ticks = page.locator('.recharts-yAxis .recharts-cartesian-axis-tick-value')
  await expect(ticks).toHaveText(['1', '3', '5', '7', '9', '10'])
})

test('the journal of an account with a past', async ({ page }) => {
  await openJournal(page, { content: 'The tide came in.', mood: 7 })
  await expectWords(
    page,
    ['Untitled Entry', 'Mood: 7/10', 'The tide came in.', 'Get AI Reflection'],
    main(page),
  )
  await button(page, 'New Entry').click()
  await expectWords(page, [
    'New Entry',
    'Give your entry a title...',
    "What's on your mind?",
    '1 = Very anxious, 10 = Very calm',
    'Cancel',
    'Save Entry',
  ])
  await expect(page.getByRole('dialog').getByRole('slider')).toHaveAttribute('aria-valuenow', '5')
  await button(page, 'Cancel').click()
  await page.getByRole('button', { name: /^Edit/ }).click()
  await expectWords(page, ['Edit Journal Entry', 'Update Entry', 'The tide came in.'])
  await button(page, 'Update Entry').click()
  await expectToast(page, 'Entry updated', 'Your journal entry has been updated.')
  await button(page, 'Get AI Reflection').click()
  await expectToast(page, 'Reflection generated', 'Your AI companion has reflected on your entry.')
  await expectWords(page, ['AI Reflection', 'Reflect Again'], main(page))
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expectWords(page, [
    'Delete this entry?',
    'This action cannot be undone. This will permanently delete your journal entry.',
  ])
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(page, 'Entry deleted', 'Your journal entry has been deleted.')
})

test('the profile of whoever has talked, and an error of each of two calls', async ({ page }) => {
  await openJournal(page, { content: 'The tide came in.', mood: 7 })
  await breakCall(page, 'POST', '/api/journal/*/reflect')
  await button(page, 'Get AI Reflection').click()
  await expectToast(page, 'Error', 'Failed to generate AI reflection.')

  await openChat(page)
  await say(page, 'Hello')
  await hearOut(page)
  await page.goto('/profile')
  await expectWords(page, ['Session History', 'Active'], main(page))

  await breakCall(page, 'POST', '/api/auth/logout')
  await button(page, 'Logout').click()
  await expectToast(page, 'Error', 'Failed to logout. Please try again.')
  await page.unroute('**/api/auth/logout')
  await button(page, 'Logout').click()
  await expectToast(page, 'Logged out')
})

test('the chart shows the last fourteen days that have moods, the list twenty moods', async ({ page }) => {
  await page.goto('/')
  await signInByMail(page)
  await bringMoods(
    page,
    Array.from({ length: 30 }, (_, daysAgo) => ({ daysAgo, level: 1 + (daysAgo % 10) })),
  )
  await page.goto('/mood')
  await button(page, 'All Time').click()
  await expect(page.locator('[data-chart-point]')).toHaveCount(14)
  await expect(page.getByRole('region', { name: 'Recent Mood Logs' }).getByRole('listitem')).toHaveCount(20)
})

test('what is asked of the server while it answers', async ({ page }) => {
  await page.goto('/')
  await signInByMail(page)
  const waits = [
    { path: '/mood', call: '**/api/mood-logs', words: 'Loading mood data...' },
    { path: '/journal', call: '**/api/journal', words: 'Loading your journal...' },
    { path: '/profile', call: '**/api/sessions', words: 'Loading sessions...' },
  ]
  for (const { path, call, words } of waits) {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(call, async (route) => {
      await promise
      await route.continue()
    })
    await page.goto(path)
    await expectWords(page, [words])
    resolve()
    await expect(page.getByText(words)).toHaveCount(0)
    await page.unroute(call)
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/auth/user', async (route) => {
    await promise
    await route.continue()
  })
  // The page begins when it is known who is there.
  for (const { path, words } of [
    { path: '/profile', words: 'Loading profile...' },
    { path: '/nowhere', words: 'Loading...' },
  ]) {
    await page.evaluate((to) => location.assign(to), path)
    await expectWords(page, [words])
  }
  resolve()
})
