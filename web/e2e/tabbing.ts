import type { Page } from '@playwright/test'
import { expectFocusInSight } from '#web/e2e/reach.ts'

/** Goes on with Tab until this has the focus. Everything on the way can be seen to have it. */
export async function tabTo(
  page: Page,
  role: 'button' | 'link' | 'checkbox' | 'radio' | 'slider' | 'switch' | 'textbox',
  name: string | RegExp,
) {
  const wanted = page.getByRole(role, { name, exact: true })
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    await expectFocusInSight(page)
    if (await wanted.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return
  }
  throw new Error(`Tab never reached ${role} ${String(name)}`)
}
