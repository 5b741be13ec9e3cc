import type { BrowserContext, Locator, Page } from '@playwright/test'
import { acceptedAt, expect, keepPicture, look, test as base } from '#web/e2e/fixtures.ts'
import { everyPath } from '#web/e2e/paths.ts'
import { openSignedIn, signInByMail } from '#web/e2e/signing-in.ts'
import { needHelp } from '#web/e2e/talking.ts'

const viewers = ['a visitor', 'somebody signed in'] as const

type Viewer = (typeof viewers)[number] | 'somebody who is leaving'

type Visit = { hasScripts?: boolean; hasAccepted?: boolean }

const test = base.extend<{
  /** A page that nothing has begun to wait for, of whoever it is. */
  visitAs: (viewer: Viewer, visit?: Visit) => Promise<Page>
}>({
  visitAs: async ({ page, browser, baseURL }, use) => {
    const opened: BrowserContext[] = []
    await use(async (viewer, { hasScripts = true, hasAccepted = true } = {}) => {
      if (viewer !== 'a visitor') {
        const address = await openSignedIn(page, '/about')
        if (viewer === 'somebody who is leaving') {
          await page.request.post('/api/account/deletion', { data: { when: 'in-7-days' } })
          await page.goto('/about')
          await signInByMail(page, address)
        }
      }
      const { cookies } = await page.context().storageState()
      const context = await browser.newContext({
        locale: 'en-US',
        javaScriptEnabled: hasScripts,
        storageState: { cookies, origins: hasAccepted ? [acceptedAt(baseURL!)] : [] },
        baseURL: baseURL!,
      })
      opened.push(context)
      return context.newPage()
    })
    for (const context of opened) await context.close()
  },
})

const lines = ['tel:988', 'sms:741741?body=HOME', 'tel:911']

/** The lines, with their numbers, in what has just been opened. */
async function expectLines(within: Locator, where: string) {
  for (const line of lines) await expect(within.locator(`a[href="${line}"]`), where).toBeVisible()
  await expect(within, where).toContainText(/988.*HOME.*911/s)
  await expect(within.locator('a[href="tel:988"]'), where).toBeInViewport()
}

/** Opened while the page begins, it is handed over to the page: who presses Escape in that moment has to do it again. */
const isHandedOver = (page: Page) => expect(page.locator('dialog[open]')).toBeVisible()

const support = (page: Page) => page.getByRole('dialog', { name: 'Support Resources' })

/** One press, and they are there. */
async function findHelp(page: Page, where: string) {
  await needHelp(page).click()
  await expectLines(support(page), where)
}

// Fourteen pages each, on a machine that may have others to serve.
test.describe.configure({ timeout: 120_000 })

for (const viewer of viewers) {
  test(`${viewer} finds help within one press on every page`, async ({ visitAs }) => {
    const page = await visitAs(viewer)
    for (const path of everyPath) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await findHelp(page, path)
      await expect(support(page)).toContainText('these resources are available 24/7')
      if (path === '/about' && viewer === 'a visitor') await look(page, 'support-dialog')
      await isHandedOver(page)
      await page.keyboard.press('Escape')
      await expect(support(page)).toBeHidden()
      await expect(needHelp(page)).toBeFocused()
      await expect(
        page.getByRole('contentinfo').getByRole('button', { name: 'Need help?' }),
        path,
      ).toBeVisible()
    }
  })

  test(`${viewer} finds help within one press on every page with scripts off`, async ({ visitAs }) => {
    const page = await visitAs(viewer, { hasScripts: false })
    for (const path of everyPath) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const words = page.locator('#root')
      await expectLines(page.locator('.waiting').first(), path)
      if (path === '/chat' && viewer === 'a visitor')
        for (const width of [375, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          await keepPicture(page, `without-scripts-${width}`, true)
        }
      // Of a page that is not the same for everybody there are no first words.
      if ((await words.getByRole('banner').count()) === 0) continue
      await findHelp(page, path)
    }
  })

  test(`${viewer} finds help within one press on every page while no API answers`, async ({ visitAs }) => {
    const page = await visitAs(viewer)
    await page.route('**/api/**', (route) => route.abort())
    for (const path of everyPath) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await findHelp(page, path)
    }
    await keepPicture(page, `help-api-down-${viewer.split(' ').at(-1)}`)
  })

  test(`${viewer} finds help within one press on every page before anything is accepted`, async ({
    visitAs,
  }) => {
    const page = await visitAs(viewer, { hasAccepted: false })
    const asking: string[] = []
    for (const path of everyPath) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.locator('#root[data-viewer]').waitFor({ state: 'detached' })
      await expect(needHelp(page)).toBeAttached()
      const disclosure = page.getByRole('dialog', { name: 'Before you begin' })
      if ((await disclosure.count()) > 0) {
        asking.push(path)
        await disclosure.getByText('Need help?').click()
        await expectLines(disclosure, path)
      } else {
        await findHelp(page, path)
      }
    }
    expect(asking).toContain('/chat')
  })
}

test('somebody who is leaving finds help within one press on every page, also while no API answers', async ({
  visitAs,
}) => {
  const page = await visitAs('somebody who is leaving')
  for (const path of everyPath) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await findHelp(page, path)
  }
  await expect(page.getByRole('heading', { name: /will be deleted on/, includeHidden: true })).toBeAttached()
  await page.route('**/api/**', (route) => route.abort())
  for (const path of everyPath) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await findHelp(page, path)
  }
})

test('while the API is silent, help opens without it', async ({ context }) => {
  const page = await context.newPage()
  await page.route('**/api/**', () => {})
  await page.goto('/chat')
  await findHelp(page, '/chat')
  await look(page, 'support-early')
  await page.keyboard.press('Escape')
  await expect(support(page)).toBeHidden()
  await page.goto('/nowhere')
  await expect(page.getByRole('link', { name: 'call', exact: true })).toHaveAttribute('href', 'tel:988')
})
