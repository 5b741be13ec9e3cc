import type { Page } from '@playwright/test'
import { expect, keepPicture, look, test, withMotion } from '#web/e2e/fixtures.ts'
import { beginEntry, openJournal } from '#web/e2e/journaling.ts'
import { openSignedIn } from '#web/e2e/signing-in.ts'
import { button, expectToast, messageBox, openChat, toast } from '#web/e2e/talking.ts'

test.use(withMotion)

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const wayTo = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
/** In pixels: where the page begins beside it. */
const widthOf = async (page: Page) =>
  page.viewportSize()!.width - ((await page.getByRole('banner').boundingBox())?.width ?? 0)

test('the sidebar leads everywhere and says where one is', async ({ page }) => {
  const address = await openSignedIn(page)
  await expect(page.getByText('Your calming companion')).toBeVisible()
  await expect(page.getByText(address)).toBeVisible()
  await expect(wayTo(page, 'Home')).toHaveAttribute('aria-current', 'page')

  const ways = [
    { name: 'Profile', path: '/profile', title: address },
    { name: 'Privacy Policy', path: '/privacy', title: 'Privacy Policy' },
    { name: 'Terms of Service', path: '/terms', title: 'Terms of Service' },
  ]
  for (const { name, path, title } of ways) {
    await wayTo(page, name).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(wayTo(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(page.locator('[aria-current=page]')).toHaveCount(1)
    await expect(page.getByRole('main')).toBeFocused()
  }
  await sidebar(page).getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Why I Built Leeward' })).toBeVisible()

  await page.goto('/home')
  await expect(wayTo(page, 'Home')).toHaveAttribute('aria-current', 'page')
  await page.goto('/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page.locator('[aria-current=page]')).toHaveCount(0)
  await look(page, 'not-found')
})

test('the sidebar is folded by button or key, and stays so for seven days', async ({ page, context }) => {
  await openSignedIn(page)
  await expect.poll(() => widthOf(page)).toBe(256)
  // From 768 pixels on it stands beside the page, below that it is a drawer.
  await page.setViewportSize({ width: 767, height: 800 })
  await expect(sidebar(page)).toHaveCount(0)
  await expect.poll(() => widthOf(page)).toBe(0)
  await page.setViewportSize({ width: 768, height: 800 })
  await expect(sidebar(page)).toBeVisible()
  await expect.poll(() => widthOf(page)).toBe(256)
  await page.setViewportSize({ width: 1280, height: 800 })
  await button(page, 'Close the sidebar').click()
  await expect.poll(() => widthOf(page)).toBe(48)

  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar')
  expect(cookie?.value).toBe('closed')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)

  await page.reload()
  await expect(button(page, 'Open the sidebar')).toBeVisible()
  await expect.poll(() => widthOf(page)).toBe(48)
  await wayTo(page, 'Chat').focus()
  await expect(page.locator('.rail-tip').filter({ hasText: 'Chat' })).toHaveCSS('opacity', '1')
  await look(page, 'sidebar-collapsed')
  await wayTo(page, 'Chat').focus()
  await page.keyboard.press('Enter')
  await expect(messageBox(page)).toBeVisible()

  await messageBox(page).fill('my words')
  await page.keyboard.press('Control+b')
  await expect.poll(() => widthOf(page)).toBe(256)
  await page.keyboard.press('Meta+B')
  await expect.poll(() => widthOf(page)).toBe(48)
  await expect(messageBox(page)).toHaveValue('my words')
})

test('on a phone the sidebar is a drawer that holds the focus and goes away', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await openSignedIn(page)
  const drawer = page.getByRole('dialog', { name: 'Sidebar' })
  await expect(drawer).toBeHidden()

  await button(page, 'Open the sidebar').click()
  await expect(drawer).toBeVisible()
  expect((await drawer.boundingBox())?.width).toBeCloseTo(288, 3)
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab')
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await look(page, 'sidebar-drawer', { isNarrow: true })

  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button(page, 'Open the sidebar')).toBeFocused()

  await page.keyboard.press('Control+b')
  await drawer.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Session History' })).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()

  await page.keyboard.press('Control+b')
  await expect(drawer).toBeVisible()
  // It listens for a press beside it a moment after it is seen.
  await expect(async () => {
    await page.mouse.click(350, 400)
    await expect(drawer).toBeHidden({ timeout: 1_000 })
  }).toPass({ timeout: 10_000 })
})

test('the chat fills the window beside the sidebar and on a phone', async ({ page }) => {
  await openSignedIn(page)
  await openChat(page)
  for (const size of [
    { width: 1280, height: 800 },
    { width: 375, height: 812 },
  ]) {
    await page.setViewportSize(size)
    const box = await messageBox(page).boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(size.height)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(size.height - 150)
  }
  await look(page, 'chat-signed-in')
})

test('Log Out in the sidebar ends it on the server too', async ({ page }) => {
  await openSignedIn(page)
  await openChat(page)
  await wayTo(page, 'Log Out').click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

/** What is read or used, and lies under the toast. */
const underToast = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('[data-toast] li')!.getBoundingClientRect()
    const parts = [0.05, 0.25, 0.5, 0.75, 0.95]
    const under = parts
      .flatMap((x) => parts.map((y) => document.elementsFromPoint(left + x * width, top + y * height)))
      .flat()
      .filter((element) => element.matches('main *') && !element.closest('[data-toast]'))
    return [...new Set(under)].map((element) => element.outerHTML.slice(0, 120))
  })

for (const width of [375, 1280])
  test(`a toast has a place of its own and covers nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 })
    await openSignedIn(page)
    await openChat(page)
    await button(page, 'How are you feeling right now?').click()
    await button(page, 'Log mood').click()
    await expectToast(page, 'Mood logged')
    // Looked at, it stays.
    await toast(page).getByRole('listitem').hover()
    expect(await underToast(page)).toEqual([])
    await expect(messageBox(page)).toBeInViewport({ ratio: 1 })
    await look(page, 'toast', { isNarrow: width === 375 })

    await page.goto('/profile')
    const name = page.getByLabel('First name')
    await name.fill('Ada')
    await name.press('Enter')
    await expectToast(page, 'Name saved')
    await toast(page).getByRole('listitem').hover()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await underToast(page)).toEqual([])
    await look(page, 'toast-over-page', { isNarrow: width === 375 })

    await page.getByRole('main').getByRole('link', { name: 'Conversations' }).click()
    await button(page, /^Delete/)
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    // What was said before must not be read as its answer.
    await expect(page.locator('[data-toast] li')).toHaveCount(0)
  })

/** Where the form stands in the window, and how far under the header. */
const placeOfForm = (page: Page): Promise<{ top: number; underHeader: number }> =>
  page.evaluate(() => {
    const { top } = document.querySelector('main form')!.getBoundingClientRect()
    return { top, underHeader: top - document.querySelector('header')!.getBoundingClientRect().bottom }
  })

for (const width of [375, 1280])
  test(`a toast covers nothing of a page in its middle, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 500 })
    await openSignedIn(page, '/profile')
    await page.route('**/api/auth/user', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    )
    const name = page.getByLabel('First name')
    await name.fill('Ada')
    await name.evaluate((field) => scrollBy(0, field.closest('form')!.getBoundingClientRect().top - 120))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const before = await placeOfForm(page)
    await page.keyboard.press('Enter')
    await expect(toast(page).getByRole('listitem')).toBeVisible()
    const beside = await placeOfForm(page)
    expect(beside.underHeader).toBeCloseTo(before.underHeader, 0)
    await expect(toast(page).getByRole('listitem')).toHaveCount(0)
    // Nothing jumps when it goes.
    expect((await placeOfForm(page)).top).toBeCloseTo(beside.top, 0)
  })

test('over a long dialog a toast takes room of its own, and the dialog is whole', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 })
  await openJournal(page)
  await page.route('**/api/journal', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await beginEntry(page, 'Words that go on. '.repeat(80))
  await button(page, 'Save Entry').click()
  await expectToast(page, 'Error', 'Failed to save journal entry.')
  await page.locator('[data-toast] li').hover()
  expect(
    await page.evaluate(() => {
      const toast = document.querySelector('[data-toast] li')!.getBoundingClientRect()
      const isAbove = ({ top }: DOMRect) => top >= toast.bottom
      const room = document.querySelector('[role=dialog]')!.closest('.overflow-y-auto')!
      return isAbove(room.getBoundingClientRect()) && toast.top >= 0
    }),
  ).toBe(true)
  await expect(button(page, 'Save Entry')).toBeInViewport({ ratio: 1 })
  await look(page, 'toast-over-dialog', { isNarrow: true })
})

for (const { how, width, textSize } of [
  { how: 'at 320 px', width: 320, textSize: 16 },
  { how: 'with text twice as large', width: 1280, textSize: 32 },
])
  test(`signed in, ${how} nothing has to be scrolled sideways`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 })
    const devtools = await context.newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize } })
    await openSignedIn(page)
    for (const path of ['/', '/profile', '/nowhere', '/chat']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, path).toBe(0)
      await keepPicture(page, `signed-in${path.replace('/', '-')}-${width}-${textSize}`)
    }
    // So much text leaves no room beside the page.
    await button(page, 'Open the sidebar').click()
    const drawer = page.getByRole('dialog', { name: 'Sidebar' })
    for (const name of ['Home', 'Mood Tracker', 'About', 'Log Out']) {
      await drawer.getByRole('link', { name }).focus()
      await expect(drawer.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }
  })
