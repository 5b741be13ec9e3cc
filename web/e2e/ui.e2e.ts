import { globSync, readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { concerns } from '#domain/safety/tier.ts'
import { needsQuickExit } from '#domain/safety/words/leading-concern.ts'
import { shownWords } from '#domain/safety/words/shown-words.ts'
import { expect, keepPicture, look, test } from '#web/e2e/fixtures.ts'
import { expectOrder, expectRoom, expectTargets, expectWalk } from '#web/e2e/reach.ts'
import { button, expectToast } from '#web/e2e/talking.ts'

// One after the other, in one runner: the page is translated once for all of them.
test.describe.configure({ mode: 'default' })

/** The page as whoever builds has it, on a port of its own. */
let workshop: ViteDevServer
test.beforeAll(async ({ products }) => {
  const { url } = await products.guide()
  workshop = await createServer({
    configFile: new URL('../vite.config.ts', import.meta.url).pathname,
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, hmr: false, proxy: { '/api': url } },
  })
  await workshop.listen()
})
test.afterAll(() => workshop.close())

async function openWorkshop(page: Page) {
  await page.goto(`${workshop.resolvedUrls!.local[0]}ui`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every primitive, every state')
  await expect(page.locator('[data-chart-point]')).toHaveCount(8)
}

test('each primitive is there in each state, without a fault', async ({ page }) => {
  await openWorkshop(page)
  await look(page, 'ui', { isWhole: true })
})

test('each primitive can be reached and used by everyone', async ({ page }) => {
  await openWorkshop(page)
  await expectOrder(page, 'ui')
  await expectTargets(page, 'ui')
  await expectWalk(page, 'ui')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectRoom(page, 'ui')

  for (const name of ['A question, failed', 'A wide dialog, long words', 'A bare dialog']) {
    await button(page, name).click()
    await expectRoom(page, name)
    await keepPicture(page, `ui-${name.replaceAll(/\W+/g, '-').toLowerCase()}`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(button(page, name)).toBeFocused()
  }
  await button(page, 'Bad news').click()
  await expectToast(page, 'Error')
  await expectRoom(page, 'ui with a toast')
  await button(page, 'A question, busy').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-busy')
})

test('each concern has help of its own, and the first way to reach somebody stands out', async ({ page }) => {
  await openWorkshop(page)
  const dialog = page.getByRole('dialog')
  const card = page.getByRole('region', { name: 'Support', exact: true })
  for (const concern of concerns) {
    const { crisis, emergency, card: cardWords } = shownWords[concern]
    await page.getByLabel('Concern', { exact: true }).selectOption(concern)
    await expect(card).toContainText(cardWords.care.split('{')[0]!)
    for (const [name, { title, lead }] of [
      ['In a crisis', crisis],
      ['In an emergency', emergency],
    ] as const) {
      await button(page, name).click()
      await expect(dialog).toHaveAccessibleName(title)
      await expect(dialog).toContainText(lead.split('{')[0]!)
      const ways = dialog.getByRole('listitem').getByRole('link')
      expect(await ground(ways.first())).not.toBe(await ground(ways.nth(1)))
      await expect(dialog.getByRole('button', { name: 'Exit' })).toHaveCount(
        needsQuickExit([concern]) ? 1 : 0,
      )
      await button(page, 'I Understand').click()
      await expect(dialog).toHaveCount(0)
    }
  }
})

const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor)

test('where a person forces their colours, what is on is still told from what is off', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await openWorkshop(page)
  const [off, on] = await page.getByRole('switch').all()
  const way = page.getByRole('slider').first().locator('xpath=../..').locator('> span').first()
  const pairs = [
    [off!, on!],
    [off!, off!.locator('span')],
    [on!, on!.locator('span')],
    [button(page, 'Breathing'), button(page, 'Chosen')],
    [button(page, 'Edit'), button(page, 'Edit, pressed')],
    [way, way.locator('span')],
  ] as const
  for (const [one, other] of pairs) expect.soft(await ground(one)).not.toBe(await ground(other))
  await keepPicture(page, 'ui-forced-colours', true)
})

test('what is built has no trace of it', async ({ page }) => {
  await page.goto('/ui')
  await expect(page.getByText('Your Personal Wellness Companion')).toBeVisible()
  const built = globSync(new URL('../dist/**/*.js', import.meta.url).pathname)
  expect(built.length).toBeGreaterThan(10)
  expect(built.filter((file) => readFileSync(file, 'utf8').includes('Every primitive'))).toEqual([])
})
