import type { Page } from '@playwright/test'
import { expect, test } from '#web/e2e/fixtures.ts'
import { timeZone } from '#web/e2e/mood-seeds.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'
import { button } from '#web/e2e/talking.ts'
import { expectLinks, expectWords } from '#web/e2e/words-on-page.ts'

// What the specification says of the shell, the home page, the profile and of waiting, to the letter.

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).last()

test('shell, home, profile and 404 of a fresh account', async ({ page }) => {
  const address = await openSignedIn(page)

  const ways = page.getByRole('navigation', { name: 'Main' })
  await expect(ways.getByRole('link')).toHaveText([
    'Home',
    'Chat',
    'Journal',
    'Mood Tracker',
    // Beyond the specification: the library of exercises.
    'Exercises',
    'My Plan',
    'Profile',
    'Settings',
    'About',
  ])
  await expectWords(page, {
    '2 Shell, sidebar': [
      'Leeward',
      'Your calming companion',
      'Story',
      'Legal',
      'Privacy Policy',
      'Terms of Service',
      address,
      'Log Out',
    ],
    '2 Shell, page footer': [
      `© ${new Date().getFullYear()} Leeward`,
      'A wellness companion, not medical advice',
      'Need help?',
    ],
  })
  await expectLinks(page, [
    ['Home', '/'],
    ['Chat', '/chat'],
    ['Journal', '/journal'],
    ['Mood Tracker', '/mood'],
    ['Profile', '/profile'],
    ['About', '/about'],
    ['Privacy Policy', '/privacy'],
    ['Terms of Service', '/terms'],
    ['Log Out', '/api/logout'],
  ])
  await expectLinks(page.getByRole('contentinfo'), [
    ['About', '/about'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
  ])

  await expectWords(
    page,
    {
      '2 Home': [
        'Welcome',
        "Your safe space to navigate health anxiety, OCD, and trauma-related triggers. Take a breath. You're not alone.",
        'Start a Conversation',
        "Today's Reflection",
        'What You Can Do Here',
        'How can I support you today?',
        'Your Mood',
        "No mood logs yet. Track how you're feeling during your next chat.",
        "Today's Reflections",
        "No journal entries today. Share your thoughts when you're ready.",
        'View all journals',
        'call or text 988',
        'text HELLO to 741741',
        'Your words are yours.',
      ],
      '4 Levels': ['Level 1 of 5', 'Streak points', '+0'],
    },
    main(page),
  )
  // 9, quick-start presets.
  await expect(part(page, 'How can I support you today?').getByRole('button')).toHaveText([
    "I'm feeling anxious about my health",
    "I'm spiraling right now",
    'I need a calming exercise',
  ])
  await expectLinks(main(page), [
    ['Start a Conversation', '/chat'],
    ['A Guide to Talk To', '/chat'],
    ['Grounding Exercises', '/chat'],
    ['Journaling & Reflection', '/journal'],
    ['Mood Tracking', '/mood'],
    ['Private & Secure', '/profile'],
    ['Track Your Growth', '/profile'],
    ['View all journals', '/journal'],
  ])

  await page.goto('/profile')
  const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone })
  await expect(part(page, 'Total Sessions')).toHaveText('Total Sessions0')
  await expect(part(page, 'Member Since')).toHaveText(`Member Since${month.format(new Date())}`)
  await expectWords(
    page,
    {
      '2 Profile': [
        `${address[0]!.toUpperCase()}${address}`,
        'Logout',
        'Session History',
        'No sessions yet. Start a conversation to begin your journey!',
      ],
    },
    main(page),
  )
  expect((await part(page, 'Session History').boundingBox())?.height).toBe(400)

  await page.goto('/nowhere')
  await expectWords(page, { '2 Route table': ['Page Not Found'] }, main(page))
})

test('home and profile of an account with a name and a past', async ({ page }) => {
  const address = await openSignedIn(page)
  const headers = { 'Time-Zone': timeZone }
  await page.request.patch('/api/auth/user', { data: { firstName: 'Ada' } })
  await page.request.post('/api/session/new', { data: {} })
  for (const content of ['Woke early.', 'The tide came in.'])
    await page.request.post('/api/journal', { headers, data: { content } })
  const note = 'after a walk'
  const data = { level: 9, note, sessionId: null }
  const logged = (await (await page.request.post('/api/mood-logs', { headers, data })).json()) as {
    timestamp: string
  }

  await page.goto('/home')
  const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone })
  const when = moment.format(new Date(logged.timestamp)).replaceAll(/\s/g, ' ')
  await expectWords(page, { '2 Home': ['Welcome, Ada'], '2 Shell, sidebar': ['Ada', address] })
  await expectWords(page, { '2 Home, Your Mood': ['9 / 10', when, note] }, part(page, 'Your Mood'))
  await expectWords(
    page,
    { "2 Home, Today's Reflections": ['2 entries today', 'The tide came in.'] },
    part(page, "Today's Reflections"),
  )

  await page.goto('/profile')
  await expectWords(page, { '2 Profile': [`AAda${address}`] }, main(page))
  await expect(part(page, 'Total Sessions')).toHaveText('Total Sessions1')
  const session = part(page, 'Session History').getByRole('listitem')
  await expect(session.getByText('Active', { exact: true })).toBeVisible()
  await expect(session.getByRole('time')).toHaveText(/^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M$/)
})

test('what is said while the server is asked, and how often it is asked', async ({ page }) => {
  await page.clock.install()
  await openSignedIn(page)
  const asked = new Map<string, number>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
  })
  const waits = [
    { path: '/mood', call: '/api/mood-logs', words: 'Loading mood data...' },
    { path: '/journal', call: '/api/journal', words: 'Loading your journal...' },
    { path: '/profile', call: '/api/sessions', words: 'Loading sessions...' },
  ]
  for (const { path, call, words } of waits) {
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(`**${call}`, async (route) => {
      await promise
      await route.continue()
    })
    asked.clear()
    await page.goto(path)
    await page.clock.runFor(2_000)
    await expectWords(page, { '2 Loading': [words] })
    resolve()
    await expect(page.getByText(words)).toHaveCount(0)
    await page.unroute(`**${call}`)

    // 9, data fetching: no polling. Unlike there, what is old is read once more when its page is shown again.
    await page.clock.fastForward('01:00:00')
    expect(asked.get(call), call).toBe(1)
    const read = page.waitForResponse(`**${call}`)
    for (let times = 0; times < 2; times += 1)
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
        dispatchEvent(new Event('focus'))
      })
    await read
    await page.getByRole('link', { name: 'About' }).first().click()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Why I Built Leeward')
    expect(asked.get(call), call).toBe(2)
  }

  // 9, no automatic retries: a call that failed is made again on the next visit, not before.
  await page.route('**/api/journal', (route) => route.fulfill({ status: 500, body: 'Something broke.' }))
  asked.clear()
  await page.goto('/journal')
  await expect(button(page, 'Try again')).toBeVisible()
  expect(asked.get('/api/journal')).toBe(1)
  await page.unroute('**/api/journal')
  await page.getByRole('link', { name: 'About' }).first().click()
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await expectWords(page, { '2 Journal': ['No journal entries yet'] })
  expect(asked.get('/api/journal')).toBe(2)

  // 6, 7: the current user is asked for once, also when that fails.
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: 'Something broke.' }))
  asked.clear()
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'We could not find out who is here' })).toBeVisible()
  expect(asked.get('/api/auth/user')).toBe(1)

  const { promise, resolve } = Promise.withResolvers<void>()
  await page.unroute('**/api/auth/user')
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
    await expectWords(page, { '2 Loading': [words] })
  }
  resolve()
})
