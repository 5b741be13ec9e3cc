import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page, type Response } from '@playwright/test'
import type { ModelServerForTests } from '#infra/testing/model-server.ts'
import type { Product } from '#infra/testing/product.ts'
import { productsForJourneys, type ProductsForJourneys } from '#infra/testing/products-for-journeys.ts'
import { pseudoTree } from '#infra/testing/pseudo-page.ts'
import { findInPseudo } from '#web/e2e/in-pseudo.ts'
import { noteToasts } from '#web/e2e/toasts-shown.ts'

type Options = {
  /** Who writes the replies of the product that a journey visits. */
  companion: 'guide' | 'model'
  /** Whether this browser has accepted the disclosure on an earlier visit. */
  hasAccepted: boolean
  /** Whether this person has agreed that their words go to the model, where there is one. */
  hasConsented: boolean
}

type RunnerOptions = {
  /** What the page is written in: as it is served, or in the language that nobody speaks. */
  language: 'en' | 'pseudo'
}

type Fixtures = {
  product: Product
  /** The model server behind the product whose companion is a model. */
  model: ModelServerForTests
}

export { expect }

/** For journeys about what moves, `test.use(withMotion)`: all others are of somebody who asked for less of it. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

export const test = base.extend<Options & Fixtures, RunnerOptions & { products: ProductsForJourneys }>({
  language: ['en', { option: true, scope: 'worker' }],
  companion: ['guide', { option: true }],
  hasAccepted: [true, { option: true }],
  hasConsented: [true, { option: true }],

  products: [
    async ({ language }, use) => {
      await using products = productsForJourneys(language === 'pseudo' ? pseudoTree : undefined)
      await use(products)
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  product: async ({ products, companion }, use) => use(await products[companion]()),
  model: async ({ products }, use) => use((await products.model()).model),

  baseURL: async ({ product }, use) => use(product.url),
  storageState: async ({ product, hasAccepted }, use) =>
    use({ cookies: [], origins: hasAccepted ? [acceptedAt(product.url)] : [] }),

  // A journey in which the page throws, or is kept from something by its own policy, has failed.
  page: async ({ page, product, companion, hasConsented, javaScriptEnabled, language }, use) => {
    if (language === 'pseudo') findInPseudo(page)
    if (companion === 'model' && hasConsented)
      await page.request.put(`${product.url}/api/consents`, { data: { purpose: 'model', isGiven: true } })
    await noteToasts(page.context())
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
    if (javaScriptEnabled) {
      begunAfter(page, 'goto')
      begunAfter(page, 'reload')
    }
    await use(page)
    expect(faults).toEqual([])
  },
})

/** A journey goes on when the page itself stands in the place of its first words. */
function begunAfter(page: Page, way: 'goto' | 'reload'): void {
  const go = page[way].bind(page) as (...given: unknown[]) => Promise<Response | null>
  const goAndWait = async (...given: unknown[]) => {
    const response = await go(...given)
    await page.locator('#root[data-viewer]').waitFor({ state: 'detached' })
    return response
  }
  Object.assign(page, { [way]: goAndWait })
}

export const acceptedAt = (origin: string) => ({
  origin,
  localStorage: [{ name: 'disclaimer-accepted', value: 'true' }],
})

const windows = [
  { width: 1280, height: 800 },
  { width: 375, height: 812 },
]
/** Nobody looks at pictures of a machine that only checks. */
const takesPictures = process.env.CI !== 'true'
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

type Look = {
  /** The page from top to bottom, not only what the window shows. */
  isWhole?: boolean
  /** What only a narrow window has. */
  isNarrow?: boolean
}

/** Looks at what is on the screen, wide and narrow, light and dark: axe finds nothing, and pictures are kept. */
export async function look(
  page: Page,
  name: string,
  { isWhole = false, isNarrow = false }: Look = {},
): Promise<void> {
  const before = page.viewportSize()
  // Colours in the middle of a change would be measured wrong.
  const isStill = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)
  if (!isStill) await page.emulateMedia({ reducedMotion: 'reduce' })
  const wasDark = await setDark(page, false)
  for (const window of windows.slice(isNarrow ? 1 : 0)) {
    const isWide = window === windows[0]
    await page.setViewportSize(window)
    // What follows the window, as a toast does, does so with the next frames.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    for (const theme of ['light', 'dark']) {
      // Each theme and each width once: the colours do not know how wide the window is.
      const isMeasured = isNarrow || isWide === (theme === 'light')
      if (!isMeasured && !takesPictures) continue
      await setDark(page, theme === 'dark')
      // A bar that stays at the top would else stand in the middle of a whole page.
      if (isWhole) await page.evaluate(() => scrollTo(0, 0))
      if (isMeasured) await expectNoFaults(page, `${name}, ${window.width} px, ${theme}`)
      await keepPicture(page, `${name}-${window.width}-${theme}`, isWhole)
    }
  }
  await setDark(page, wasDark)
  if (!isStill) await page.emulateMedia({ reducedMotion: null })
  if (before) await page.setViewportSize(before)
}

export async function keepPicture(page: Page, name: string, isWhole = false): Promise<void> {
  if (!takesPictures) return
  const language = base.info().project.name === 'pseudo' ? 'pseudo-' : ''
  const path = new URL(`screenshots/${language}${name}.png`, import.meta.url).pathname
  await page.screenshot({ path, fullPage: isWhole })
}

async function expectNoFaults(page: Page, what: string): Promise<void> {
  // Under a bar that stays at the top half a button may be left; `reach.ts` measures each target as a whole.
  const isUnderBar = await page.evaluate(
    () => scrollY > 0 || document.querySelector('[data-help=bar]') !== null,
  )
  const unfit = isUnderBar ? ['target-size'] : []
  // In the page itself, which has no frames, and without a list of all that is well: a fifth of the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.withTags(standards).disableRules(unfit).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, what).toEqual([])
}

/** As if it were chosen in another tab, so that it works where a dialog covers the button, and without a script. */
const setDark = (page: Page, isDark: boolean): Promise<boolean> =>
  page.evaluate((dark) => {
    const { classList } = document.documentElement
    const was = classList.contains('dark')
    classList.toggle('dark', dark)
    localStorage.setItem('theme', dark ? 'dark' : 'light')
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    return was
  }, isDark)
