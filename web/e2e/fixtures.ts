import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import type { ModelServerForTests } from '#infra/testing/model-server.ts'
import type { Product } from '#infra/testing/product.ts'
import { productsForJourneys, type ProductsForJourneys } from '#infra/testing/products-for-journeys.ts'

type Options = {
  /** Who writes the replies of the product that a journey visits. */
  companion: 'guide' | 'model'
  /** Whether this browser has accepted the disclosure on an earlier visit. */
  hasAccepted: boolean
}

type Fixtures = {
  product: Product
  /** The model server behind the product whose companion is a model. */
  model: ModelServerForTests
}

export { expect }

export const test = base.extend<Options & Fixtures, { products: ProductsForJourneys }>({
  companion: ['guide', { option: true }],
  hasAccepted: [true, { option: true }],

  products: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
    async ({}, use) => {
      await using products = productsForJourneys()
      await use(products)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: async ({ products, companion }, use) => use(await products[companion]()),
  model: async ({ products }, use) => use((await products.model()).model),

  baseURL: async ({ product }, use) => use(product.url),
  storageState: async ({ product, hasAccepted }, use) =>
    use({ cookies: [], origins: hasAccepted ? [acceptedAt(product.url)] : [] }),

  // A journey in which the page throws, or is kept from something by its own policy, has failed.
  page: async ({ page }, use) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) faults.push(message.text())
    })
    await use(page)
    expect(faults).toEqual([])
  },
})

export const acceptedAt = (origin: string) => ({
  origin,
  localStorage: [{ name: 'disclaimer-accepted', value: 'true' }],
})

const widths = [1280, 375]
const themes = ['light', 'dark'] as const
const folder = new URL('screenshots/', import.meta.url).pathname

type Look = {
  /** The page from top to bottom, not only what the window shows. */
  isWhole?: boolean
}

/** Looks at what is on the screen, wide and narrow, light and dark: axe finds nothing, and a picture is kept. */
export async function look(page: Page, name: string, { isWhole = false }: Look = {}): Promise<void> {
  const before = page.viewportSize()
  const wasDark = await setDark(page, false)
  // Colours in the middle of a change would be measured wrong.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const width of widths)
    for (const theme of themes) {
      await page.setViewportSize({ width, height: width < 768 ? 812 : 800 })
      await setDark(page, theme === 'dark')
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
      expect(found, `${name}, ${width} px, ${theme}`).toEqual([])
      await page.screenshot({ path: `${folder}${name}-${width}-${theme}.png`, fullPage: isWhole })
    }
  await setDark(page, wasDark)
  await page.emulateMedia({ reducedMotion: null })
  if (before) await page.setViewportSize(before)
}

/** As the theme button does it, also where a dialog covers the button. */
const setDark = (page: Page, isDark: boolean): Promise<boolean> =>
  page.evaluate((dark) => {
    const { classList } = document.documentElement
    const was = classList.contains('dark')
    classList.toggle('dark', dark)
    return was
  }, isDark)
