import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, keepPicture, test } from '#web/e2e/fixtures.ts'
import { letter, night } from '#web/e2e/journaling.ts'
import { bringMoods, twoWeeks } from '#web/e2e/mood-seeds.ts'
import { expectOrder, expectRoom, expectTargets, expectWalk } from '#web/e2e/reach.ts'
import { signInByMail } from '#web/e2e/signing-in.ts'
import { button, hearOut, openChat, say } from '#web/e2e/talking.ts'

type Screen = {
  name: string
  /** Leads there from the screen before. */
  open: (page: Page) => Promise<unknown>
  /** Opens a dialog over it, which Escape closes. */
  opener?: (page: Page) => Locator
  isNarrow?: boolean
}

const longAddress = `https://example.org/${'a-very-long-address-without-any-place-to-break-'.repeat(2)}`
const title = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
const at = (path: string, name: string | RegExp): Screen => ({
  name: path,
  open: async (page) => {
    await page.goto(path)
    await title(page, name)
  },
})
const over = (name: string, opener: (page: Page) => Locator): Screen => ({
  name,
  opener,
  open: (page) => opener(page).click(),
})
const needHelp = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Need help?' })

const texts: Screen[] = [
  at('/about', 'Why I Built Leeward'),
  at('/privacy', 'Privacy Policy'),
  at('/terms', 'Terms of Service'),
  at('/settings', 'Settings'),
]

const talk: Screen[] = [
  { name: 'chat-empty', open: (page) => openChat(page) },
  {
    name: 'chat',
    open: async (page) => {
      await say(page, longAddress)
      await hearOut(page)
    },
  },
  {
    name: 'chat-exercise',
    open: async (page) => {
      await button(page, 'Breathing').click()
      await hearOut(page, 2)
      await button(page, 'Start Exercise').click()
    },
  },
  {
    name: 'chat-mood',
    open: async (page) => {
      await button(page, 'How are you feeling right now?').click()
      await expect(page.getByRole('slider')).toBeVisible()
    },
  },
]

const groups: { who: 'a visitor' | 'somebody signed in'; what: string; screens: Screen[] }[] = [
  {
    who: 'a visitor',
    what: 'reading',
    screens: [
      { name: 'landing', open: (page) => page.goto('/') },
      over('support', needHelp),
      ...texts,
      at('/journal', 'Not Logged In'),
      at('/receipts/4b7c3a52-6c0e-4a39-9a55-2f6c3b7d9e10', /./),
    ],
  },
  {
    who: 'a visitor',
    what: 'talking',
    screens: [...talk, at('/data', 'Your data in this browser')],
  },
  {
    who: 'somebody signed in',
    what: 'at home',
    screens: [
      at('/', 'Welcome'),
      { ...over('drawer', (page) => button(page, 'Open the sidebar')), isNarrow: true },
      ...talk.slice(0, 2),
      at('/nowhere', 'Page Not Found'),
    ],
  },
  {
    who: 'somebody signed in',
    what: 'with their own data',
    screens: [
      at('/profile', /@example.org/),
      over('correct-mood', (page) => button(page, /^Correct ?You logged a mood/).first()),
      over('delete-account', (page) => button(page, 'Delete my account')),
    ],
  },
  {
    who: 'somebody signed in',
    what: 'writing',
    screens: [
      at('/journal', 'Journal'),
      over('journal-new', (page) => button(page, 'New Entry')),
      over('journal-delete', (page) => button(page, 'Delete A long night')),
    ],
  },
  {
    who: 'somebody signed in',
    what: 'looking back',
    screens: [
      at('/mood', 'Mood Tracker'),
      {
        name: 'mood-table',
        open: async (page) => {
          await button(page, 'Log your mood').click()
          await expect(page.getByRole('slider')).toBeVisible()
          await button(page, 'Show as table').first().click()
        },
      },
      ...texts.slice(3),
    ],
  },
]

/** As a person sets it in the browser. */
const setText = (devtools: CDPSession, size: number) =>
  devtools.send('Page.setFontSizes', { fontSizes: { standard: size } })

async function expectReachable(page: Page, devtools: CDPSession, name: string, isOver: boolean) {
  if (!isOver) await expectOrder(page, name)
  await expectWalk(page, name)
  await page.setViewportSize({ width: 375, height: 812 })
  await expectTargets(page, name)
  if (!isOver) await expectWalk(page, `${name} on a phone`, 'Shift+Tab')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectRoom(page, `${name} at 320 px`)
  await keepPicture(page, `reach-${name.replaceAll('/', '')}-320`)
  await setText(devtools, 32)
  await page.setViewportSize({ width: 640, height: 800 })
  await expectRoom(page, `${name} with text twice as large`)
  await keepPicture(page, `reach-${name.replaceAll('/', '')}-200`)
  await setText(devtools, 16)
}

for (const { who, what, screens } of groups)
  test(`${who}, ${what}, reaches everything by keyboard, at 320 px and with large text`, async ({
    page,
    context,
  }) => {
    const devtools = await context.newCDPSession(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (who === 'somebody signed in') {
      await page.goto('/')
      await signInByMail(page)
      await bringMoods(page, twoWeeks)
      for (const data of [letter, night])
        expect((await page.request.post('/api/journal', { data })).ok()).toBe(true)
    }
    for (const { name, open, opener, isNarrow = false } of screens) {
      await page.setViewportSize(isNarrow ? { width: 375, height: 812 } : { width: 1280, height: 800 })
      await open(page)
      if (opener) await expect(page.getByRole('dialog')).toBeVisible()
      await expectReachable(page, devtools, name, opener !== undefined)
      if (!opener) continue
      await page.setViewportSize(isNarrow ? { width: 375, height: 812 } : { width: 1280, height: 800 })
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect.soft(opener(page), `${name}: the focus comes back`).toBeFocused()
    }
  })
