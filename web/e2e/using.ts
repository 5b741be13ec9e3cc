import type { Page } from '@playwright/test'
import { expect } from '#web/e2e/fixtures.ts'

/** Goes to another page, asks the browser for a file, opens a window of its own, or ends the account. */
const leads =
  /^(Log ?out|Exit|Start a Conversation|Sign out|Print|Open|Choose File|New Chat|Delete my account|Delete everything now)/i
export const controls = ':is(button, summary, [role=switch], [role=checkbox], [role=radio], [type=checkbox])'
const dialogs = ':is([role=dialog], [role=alertdialog], dialog[open])'

type Walk = {
  page: Page
  within: string
  /** How many dialogs lie one upon the other. */
  depth: number
  used: string[]
}

/** Focuses the first control on top that is `wanted`, or that was not used yet, and gives its name; null after the last. */
const focusNext = ({ page, within, depth, used }: Walk, wanted?: string): Promise<string | null> =>
  page.evaluate(
    ({ controls, dialogs, within, depth, used, leads, wanted }) => {
      const root =
        depth === 0 ? document.querySelector(within) : [...document.querySelectorAll(dialogs)].at(-1)
      for (const control of root?.querySelectorAll<HTMLButtonElement>(controls) ?? []) {
        const [label] = control.labels ?? []
        const text = control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent
        // Of what differs by a number alone one is enough.
        const name = text.trim().replace(/\d+/g, '#')
        if (wanted === undefined ? used.includes(name) || leads.test(name) : name !== wanted) continue
        if (!control.checkVisibility()) continue
        control.focus()
        if (document.activeElement === control) return name
      }
      return null
    },
    { controls, dialogs, within, depth, used, leads, wanted },
  )

/** So many requests that were not answered yet. */
function countOpen(page: Page): () => number {
  const open = new Set<unknown>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return () => open.size
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))

/** What closes gives the focus back once it is gone: on a busy machine that takes more than a picture or two. */
async function expectFocus(page: Page, after: string): Promise<void> {
  await drawn(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName), after).not.toBe('body')
}

const countDialogs = (page: Page): Promise<number> => page.locator(`${dialogs}:visible`).count()

type Use = { open: () => number; path: string; again: () => Promise<unknown> }

/** Uses every control on top, and of each dialog that one opens every control. */
async function pressAll(walk: Walk, { open, path, again }: Use): Promise<void> {
  const { page, depth, used } = walk
  for (let name = await focusNext(walk); name !== null; name = await focusNext(walk)) {
    used.push(name)
    const opener = name
    const press = async () => {
      await page.keyboard.press('Space')
      await expect.poll(open, opener).toBe(0)
      await expectFocus(page, `${path}: ${opener}`)
    }
    await press()
    if ((await countDialogs(page)) > depth) {
      const inner = { ...walk, depth: depth + 1, used: [] }
      await pressAll(inner, {
        open,
        path,
        again: async () => (await focusNext(walk, opener)) !== null && press(),
      })
    }
    while ((await countDialogs(page)) > depth) {
      await page.keyboard.press('Escape')
      await expectFocus(page, `${path}: ${name}, and its dialog closed`)
    }
    if (new URL(page.url()).pathname !== path) await page.goto(path)
    if ((await countDialogs(page)) < depth) await again()
    if ((await countDialogs(page)) < depth) return
  }
}

type Part = {
  path: string
  within?: string
  dialog?: (page: Page) => Promise<void>
  /** The dialog opens no second time. */
  isOnce?: boolean
}

/** Uses every control of the page at this path, or of the dialog that `dialog` opens there: after each, something has the focus. */
export async function expectFocusAfterUse(
  page: Page,
  { path, within = 'main', dialog, isOnce = false }: Part,
): Promise<void> {
  await dialog?.(page)
  const used: string[] = []
  const walk = { page, within, depth: dialog ? 1 : 0, used }
  await expect.poll(() => focusNext(walk), `${path} has a control`).not.toBeNull()
  await pressAll(walk, { open: countOpen(page), path, again: async () => isOnce || dialog?.(page) })
  expect(used).not.toEqual([])
}
