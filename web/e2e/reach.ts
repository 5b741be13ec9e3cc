import type { Page } from '@playwright/test'
import { expect } from '#web/e2e/fixtures.ts'

/** What the keyboard should reach: all that is open now, of the dialog where there is one. */
const tabStops = 'a[href], button, input, select, textarea, summary, [tabindex]'

type Stop = { name: string; hasRing: boolean; isCovered: boolean; isAgain: boolean }

/** What has the focus now; null where nothing of the page has it. */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement || element instanceof SVGElement) || element === document.body)
      return null
    const isAgain = element.dataset.reached !== undefined
    element.dataset.reached = ''
    const hasRing = (of: Element | null, depth: number): boolean =>
      of !== null &&
      depth < 3 &&
      ((getComputedStyle(of).outlineStyle !== 'none' && parseFloat(getComputedStyle(of).outlineWidth) >= 2) ||
        hasRing(of.parentElement, depth + 1))
    const within = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2
    const isCovered = () => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const above = document.elementFromPoint(
        within(left, right, innerWidth),
        within(top, bottom, innerHeight),
      )
      return !above || !(element.contains(above) || above.contains(element))
    }
    // What makes room for the focus, as a toast does, does so a moment later.
    for (let frame = 0; frame < 120 && isCovered(); frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`,
      // A title that is given the focus, to be read first, can do nothing.
      hasRing: element.tabIndex < 0 || hasRing(element, 0),
      isCovered: isCovered(),
      isAgain,
    }
  })

/** What has the focus has a ring (its own, or of the field around it) and is not covered. */
export async function expectFocusInSight(page: Page): Promise<void> {
  const stop = await focused(page)
  if (stop) expect(stop).toMatchObject({ name: stop.name, hasRing: true, isCovered: false })
}

/** Goes once around with Tab, or backwards: everything that can be used is reached, and seen to have the focus. */
export async function expectWalk(page: Page, what: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await beginWalk(page)
  const hidden: Stop[] = []
  let left = 0
  // After the last thing comes the browser itself, now and then for more than one step, and then the first.
  for (let step = 0; step < 200 && left < 4; step++) {
    await page.keyboard.press(key)
    const stop = await focused(page)
    if (stop?.isAgain) break
    if (!stop) left += 1
    else if (!stop.hasRing || stop.isCovered) hidden.push(stop)
  }
  expect.soft(hidden, `${what}: what has the focus can be seen`).toEqual([])
  expect.soft(await unreached(page), `${what}: what ${key} does not reach`).toEqual([])
}

/** Marks what should be reached: all that can be used now, of the dialog where one is open. */
const beginWalk = (page: Page): Promise<void> =>
  page.evaluate((stops) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-reached], [data-wanted]')) {
      delete element.dataset.reached
      delete element.dataset.wanted
    }
    const scope = [...document.querySelectorAll('[role=dialog][data-state=open], dialog[open]')].at(-1)
    // Of a group of radio buttons the arrow keys reach the rest.
    const isRadioAside = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'radio' && !element.checked
    // Before and after a toast: whatever comes there is led to the toast, or past it.
    const handsOn = (element: Element) => element.matches('span:empty:not([role])')
    for (const element of (scope ?? document).querySelectorAll<HTMLElement | SVGElement>(stops))
      if (
        element.tabIndex >= 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled') &&
        !element.closest('[inert], [aria-hidden=true]') &&
        !isRadioAside(element) &&
        !handsOn(element)
      )
        element.dataset.wanted = ''
  }, tabStops)

// What went away on the walk, as a chart that is drawn anew when the focus leaves it, is wanted no more.
const unreached = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-wanted]:not([data-reached])')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.outerHTML.slice(0, 160)),
  )

/** Whatever can be tapped is at least 24 px wide and high; links inside a sentence excepted. */
export async function expectTargets(page: Page, what: string): Promise<void> {
  // A window that was made narrow is laid out anew a moment later.
  await expect.soft.poll(() => smallTargets(page), { message: `${what}: targets` }).toEqual([])
}

const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((stops) => {
    const isInSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    return [...document.querySelectorAll<HTMLElement>(`${stops}, [role=slider]`)]
      .filter((element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.closest('.sr-only, [aria-hidden=true]') && !isInSentence(element))
      .filter((element) => !element.matches('span:empty:not([role])'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 23.9)
      .map(({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 160)}`)
  }, tabStops)

/** Nothing has to be scrolled sideways, and no words are cut off. */
export async function expectRoom(page: Page, what: string): Promise<void> {
  const room = { wide: [], overflow: 0, cut: [] }
  // A chart takes a moment to see that it has another width.
  await expect.soft.poll(() => lost(page), { message: `${what}: room` }).toEqual(room)
}

const lost = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => !element.closest('[aria-hidden=true], .sr-only'),
    )
    const isCut = (element: HTMLElement) => {
      const { overflowX, position } = getComputedStyle(element)
      return (
        ['hidden', 'clip'].includes(overflowX) &&
        position !== 'absolute' &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.innerText.trim() !== '' &&
        element.checkVisibility({ visibilityProperty: true })
      )
    }
    const sticksOut = (element: HTMLElement) => {
      const { left, right } = element.getBoundingClientRect()
      const isPast = document.documentElement.dir === 'rtl' ? left < -0.5 : right > clientWidth + 0.5
      return element.children.length === 0 && isPast
    }
    const named = (elements: HTMLElement[]) => elements.map((element) => element.outerHTML.slice(0, 160))
    return {
      overflow: scrollWidth - clientWidth,
      // Named only where the page itself is too wide: what lies in a box that scrolls may be.
      wide: named(scrollWidth > clientWidth ? seen.filter(sticksOut) : []),
      cut: named(seen.filter(isCut)),
    }
  })

/** One title, one main part, headings without a step left out. */
export async function expectOrder(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => {
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    const levels = seen('main :is(h1, h2, h3, h4, h5, h6)').map(({ tagName }) => Number(tagName[1]))
    return {
      titles: seen('h1').length,
      mains: seen('main').length,
      banners: seen('body header:not(main *)').length,
      leaps: levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
    }
  })
  expect.soft(found, `${what}: order`).toEqual({ titles: 1, mains: 1, banners: 1, leaps: [] })
}
