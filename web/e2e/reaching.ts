import type { CDPSession, Page } from '@playwright/test'
import { keepPicture } from '#web/e2e/fixtures.ts'
import { expectOrder, expectRoom, expectTargets, expectWalk } from '#web/e2e/reach.ts'

/** As a person sets it in the browser. */
const setText = (devtools: CDPSession, size: number) =>
  devtools.send('Page.setFontSizes', { fontSizes: { standard: size } })

type Screen = {
  /** A dialog or a drawer over the page. */
  isOver?: boolean
  /** Without what stands around the pages of the product. */
  isBare?: boolean
}

/**
 * What is on the screen can be reached by keyboard, forwards and backwards, with the focus in sight; its targets are
 * large enough; nothing is lost at 320 px or with text twice as large.
 */
export async function expectReachable(
  page: Page,
  name: string,
  { isOver = false, isBare = false }: Screen = {},
): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  const devtools = await page.context().newCDPSession(page)
  if (!isOver && !isBare) await expectOrder(page, name)
  await expectWalk(page, name)
  await page.setViewportSize({ width: 375, height: 812 })
  await expectTargets(page, name)
  if (!isOver) await expectWalk(page, `${name} on a phone`, 'Shift+Tab')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectRoom(page, `${name} at 320 px`)
  await keepPicture(page, `reach-${name}-320`)
  await setText(devtools, 32)
  await page.setViewportSize({ width: 640, height: 800 })
  await expectRoom(page, `${name} with text twice as large`)
  await keepPicture(page, `reach-${name}-200`)
  await setText(devtools, 16)
  await devtools.detach()
  await page.setViewportSize(before)
}
