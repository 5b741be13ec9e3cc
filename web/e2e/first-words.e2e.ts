import type { BrowserContext, Page } from '@playwright/test'
import { expect, keepPicture, test } from '#web/e2e/fixtures.ts'
import { expectFocusInSight } from '#web/e2e/reach.ts'
import { tabTo } from '#web/e2e/tabbing.ts'
import { button, later, messageBox, needHelp, sayings } from '#web/e2e/talking.ts'

/** A page whose scripts do not come before it is told so. */
async function openEarly(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const scripts = later()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.until
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('main')).toBeVisible()
  const begin = async () => {
    scripts.now()
    await page.locator('#root[data-viewer]').waitFor({ state: 'detached' })
  }
  return { page, begin }
}

/** "Need help?" held, and let go. */
async function pressing(page: Page, by: 'the mouse' | 'a finger' | 'the space bar') {
  await needHelp(page).focus()
  if (by === 'the space bar')
    return { down: () => page.keyboard.down('Space'), up: () => page.keyboard.up('Space') }
  const { x, y, width, height } = (await needHelp(page).boundingBox())!
  const middle = { x: x + width / 2, y: y + height / 2 }
  await page.mouse.move(middle.x, middle.y)
  if (by === 'the mouse') return { down: () => page.mouse.down(), up: () => page.mouse.up() }
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) => () =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  return { down: touch('touchStart', [middle]), up: touch('touchEnd', []) }
}

const footerHelp = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Need help?' })

test('what is written before the scripts have come stays, and one writes on', async ({ context }) => {
  const { page, begin } = await openEarly(context, '/chat')
  await tabTo(page, 'textbox', 'Your message')
  await page.keyboard.type('I cannot sleep, and')
  await page.keyboard.press('Home')
  await page.keyboard.type('Tonight ')
  await begin()
  await expect(messageBox(page)).toBeFocused()
  await page.keyboard.type('again ')
  await expect(messageBox(page)).toHaveValue('Tonight again I cannot sleep, and')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send' })).toBeFocused()
})

for (const by of ['Enter', 'the button'])
  test(`a message that ${by} sends too early goes as soon as it can`, async ({ context }) => {
    const { page, begin } = await openEarly(context, '/chat')
    await messageBox(page).fill('Are you there?')
    if (by === 'Enter') await messageBox(page).press('Enter')
    else await page.getByRole('button', { name: 'Send' }).click({ force: true })
    await begin()
    await expect(page).toHaveURL('/chat')
    await expect(sayings(page)).toHaveText(['Are you there?'])
    await expect(messageBox(page)).toHaveValue('')
  })

for (const pressed of ['Breathing', 'Use the dark theme'])
  test(`"${pressed}", pressed too early, takes nobody away from what they write since`, async ({
    context,
  }) => {
    const { page, begin } = await openEarly(context, '/chat')
    await button(page, pressed).click()
    await messageBox(page).click()
    await page.keyboard.type('I cannot')
    await begin()
    await expect(messageBox(page)).toBeFocused()
    await page.keyboard.type(' sleep')
    await expect(messageBox(page)).toHaveValue('I cannot sleep')
    await expect(sayings(page)).toHaveCount(0)
  })

test('whoever has gone on with Tab before the scripts have come is still there', async ({ context }) => {
  const { page, begin } = await openEarly(context, '/')
  await tabTo(page, 'link', 'Privacy')
  await begin()
  await expect(page.getByRole('link', { name: 'Privacy' })).toBeFocused()
  await expectFocusInSight(page)
  await keepPicture(page, 'focus-kept')
  await footerHelp(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /Call or Text 988/ })).toBeVisible()
})

test('help that is asked for too early comes with the scripts', async ({ context }) => {
  const { page, begin } = await openEarly(context, '/about')
  await needHelp(page).click()
  await begin()
  await expect(page.getByRole('link', { name: /Call or Text 988/ })).toBeVisible()
})

const lifeline = (page: Page) =>
  page.getByRole('dialog', { name: 'Support Resources' }).getByRole('link', { name: /Call or Text 988/ })

for (const press of ['the mouse', 'a finger', 'the space bar'] as const)
  test(`help that ${press} is pressing while the page begins opens all the same`, async ({
    browser,
    product,
    storageState,
  }) => {
    await using context = await browser.newContext({
      baseURL: product.url,
      locale: 'en-US',
      storageState: storageState as never,
      hasTouch: press === 'a finger',
    })
    const { page, begin } = await openEarly(context, '/about')
    const { down, up } = await pressing(page, press)
    await down()
    const begun = begin()
    await page.waitForLoadState('networkidle')
    await up()
    await begun
    await expect(lifeline(page)).toBeVisible()
  })

test('pressed twice, help stays open, early and late', async ({ context }) => {
  const { page, begin } = await openEarly(context, '/about')
  await needHelp(page).dblclick()
  await expect(lifeline(page)).toBeVisible()
  await begin()
  await expect(lifeline(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(lifeline(page)).toBeHidden()
  await needHelp(page).dblclick()
  await expect(lifeline(page)).toBeVisible()
})

test.describe('before anything is accepted', () => {
  test.use({ hasAccepted: false })

  test('a line ticked early stays ticked, and the focus on it', async ({ context }) => {
    const { page, begin } = await openEarly(context, '/chat')
    const points = page.getByRole('checkbox')
    await points.nth(1).focus()
    await page.keyboard.press('Space')
    await begin()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await expect(points.nth(1)).toBeChecked()
    await expect(points.nth(1)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(points.nth(2)).toBeFocused()
  })
})
