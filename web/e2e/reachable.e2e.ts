import type { Locator, Page } from '@playwright/test'
import { expect } from '#web/e2e/fixtures.ts'
import { openKind } from '#web/e2e/opened-kind.ts'
import { expectReachable } from '#web/e2e/reaching.ts'
import { test } from '#web/e2e/signed-in-person.ts'
import { button, hearOut, needHelp, openChat, say } from '#web/e2e/talking.ts'

type Screen = {
  name: string
  /** Leads there from the screen before. */
  open: (page: Page) => Promise<unknown>
  /** Opens a dialog over it, which Escape closes. */
  opener?: (page: Page) => Locator
  isNarrow?: boolean
  /** Only on the way: another journey looks at it. */
  isPassed?: boolean
}

const longAddress = `https://example.org/${'a-very-long-address-without-any-place-to-break-'.repeat(2)}`
const at = (name: string, path: string, title: string | RegExp): Screen => ({
  name,
  open: async (page) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
})
const over = (name: string, opener: (page: Page) => Locator): Screen => ({
  name,
  opener,
  open: (page) => opener(page).click(),
})

const talk: Screen[] = [
  { name: 'chat-empty', open: (page) => openChat(page) },
  {
    name: 'chat',
    open: async (page) => {
      await say(page, longAddress)
      await hearOut(page)
    },
  },
]

const exercise: Screen = {
  name: 'chat-exercise',
  open: async (page) => {
    await openChat(page)
    await button(page, 'Breathing').click()
    await hearOut(page)
    await button(page, 'Start Exercise').click()
    await expect(button(page, 'Close')).toBeVisible()
  },
}

const mood: Screen = {
  name: 'chat-mood',
  open: async (page) => {
    await button(page, 'How are you feeling right now?').click()
    await expect(page.getByRole('slider')).toBeVisible()
  },
}

const table: Screen = {
  name: 'mood-table',
  open: async (page) => {
    await button(page, 'Log your mood').click()
    await expect(page.getByRole('slider')).toBeVisible()
    await button(page, 'Show as table').first().click()
  },
}

const data: Screen = {
  name: 'data',
  open: async (page) => {
    await page.goto('/about')
    await page.request.post('/api/mood-logs', { data: { level: 7, note: 'by the sea', sessionId: null } })
    await page.goto('/data')
    await expect(button(page, 'Delete everything')).toBeVisible()
  },
}

const settings = at('settings', '/settings', 'Settings')

type Group = { who: 'a visitor' | 'somebody signed in'; what: string; screens: Screen[] }

const groups: Group[] = [
  {
    who: 'a visitor',
    what: 'arriving',
    screens: [
      at('landing', '/', 'Leeward'),
      over('support', needHelp),
      at('about', '/about', 'Why I Built Leeward'),
      at('exercises', '/exercises', 'What would help right now?'),
      at('helps', '/helps', 'What helps me'),
      at('for-therapist', '/for-my-therapist', 'For my therapist'),
      at('check-ins', '/check-ins', 'Check-ins'),
      at('plan', '/plan', 'My plan for hard moments'),
      at('exercise-page', '/exercises/4-7-8-breathing', '4-7-8 breathing'),
    ],
  },
  {
    who: 'a visitor',
    what: 'reading',
    screens: [
      at('privacy', '/privacy', 'Privacy Policy'),
      at('terms', '/terms', 'Terms of Service'),
      at('safety', '/safety', 'How Leeward listens for danger'),
      settings,
    ],
  },
  {
    who: 'a visitor',
    what: 'asked to sign in',
    screens: [
      at('journal-visitor', '/journal', 'Not Logged In'),
      at('profile-visitor', '/profile', 'Not Logged In'),
      at('mood-visitor', '/mood', /./),
      at('receipt-unknown', '/receipts/4b7c3a52-6c0e-4a39-9a55-2f6c3b7d9e10', 'No receipt yet'),
    ],
  },
  { who: 'a visitor', what: 'talking', screens: talk },
  { who: 'a visitor', what: 'breathing', screens: [exercise, mood] },
  {
    who: 'a visitor',
    what: 'with what this browser made',
    screens: [data, over('delete-everything', (page) => button(page, 'Delete everything'))],
  },
  {
    who: 'somebody signed in',
    what: 'at home',
    screens: [
      at('home', '/', 'Welcome'),
      { ...over('drawer', (page) => button(page, 'Open the sidebar')), isNarrow: true },
      at('not-found', '/nowhere', 'Page Not Found'),
    ],
  },
  { who: 'somebody signed in', what: 'talking', screens: talk.slice(0, 1).concat(settings) },
  {
    who: 'somebody signed in',
    what: 'with their own data',
    screens: [at('profile', '/profile', /@example/)],
  },
  {
    who: 'somebody signed in',
    what: 'setting their data right',
    screens: [
      at('conversations', '/conversations', 'Conversations'),
      {
        name: 'data-person',
        open: async (page) => {
          await page.goto('/data')
          await openKind(page, 'Moods')
          await page
            .getByText(/^You logged a mood/)
            .first()
            .click()
        },
        isPassed: true,
      },
      over('correct-mood', (page) => button(page, /^Correct ?You logged a mood/).first()),
      over('delete-mood', (page) => button(page, /^Delete ?You logged a mood/).first()),
      over('delete-account', (page) => button(page, 'Delete my account')),
    ],
  },
  {
    who: 'somebody signed in',
    what: 'writing',
    screens: [
      at('journal', '/journal', 'Journal'),
      over('journal-new', (page) => button(page, 'New Entry')),
      over('journal-edit', (page) => button(page, 'Edit A long night')),
      over('journal-delete', (page) => button(page, 'Delete A long night')),
    ],
  },
  { who: 'somebody signed in', what: 'looking back', screens: [at('mood', '/mood', 'Mood Tracker'), table] },
]

for (const { who, what, screens } of groups)
  test(`${who}, ${what}, reaches everything by keyboard, at 320 px and with large text`, async ({
    page,
    context,
    person,
  }) => {
    if (who === 'somebody signed in') await context.addCookies(person)
    for (const { name, open, opener, isNarrow = false, isPassed = false } of screens) {
      await page.setViewportSize(isNarrow ? { width: 375, height: 812 } : { width: 1280, height: 800 })
      await open(page)
      if (isPassed) continue
      if (opener) await expect(page.getByRole('dialog')).toBeVisible()
      await expectReachable(page, `${name}${who === 'a visitor' ? '' : '-person'}`, {
        isOver: Boolean(opener),
      })
      if (!opener) continue
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect.soft(opener(page), `${name}: the focus comes back`).toBeFocused()
    }
  })
