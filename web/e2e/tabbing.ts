import type { Page } from '@playwright/test'
import { expect } from '#web/e2e/fixtures.ts'

/** Goes on with Tab until this has the focus. Everything on the way can be seen to have it. */
export async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'checkbox' | 'slider' | 'textbox',
  name: string,
) {
  const wanted = page.getByRole(role, { name, exact: true })
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    await expectFocusInSight(page)
    if (await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return
  }
  throw new Error(`Tab never reached ${role} ${name}`)
}

/** What has the focus has a ring (its own, or of the field around it) and is not covered. */
export async function expectFocusInSight(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const hasRing = (element: Element | null, depth: number): boolean =>
      element !== null &&
      depth < 3 &&
      ((getComputedStyle(element).outlineStyle !== 'none' &&
        parseFloat(getComputedStyle(element).outlineWidth) >= 2) ||
        hasRing(element.parentElement, depth + 1))
    const { left, top, width, height } = focused.getBoundingClientRect()
    const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1)
    const y = Math.min(Math.max(top + height / 2, 1), innerHeight - 1)
    const above = document.elementFromPoint(x, y)
    const isCovered = !above || !(focused.contains(above) || above.contains(focused))
    const name = focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40)
    return { name, hasRing: hasRing(focused, 0), isCovered }
  })
  if (seen) expect(seen).toEqual({ name: seen.name, hasRing: true, isCovered: false })
}
