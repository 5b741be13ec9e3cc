import type { Page } from '@playwright/test'
import { expect, test } from '#web/e2e/fixtures.ts'
import { night, openJournal } from '#web/e2e/journaling.ts'
import { bringMoods, twoWeeks } from '#web/e2e/mood-seeds.ts'
import { button } from '#web/e2e/talking.ts'

/** Goes to another page, asks the browser for a file or opens a window of its own. */
const leads = /^(Log ?out|Exit|Start a Conversation|Sign out|Print|Open|Choose File|New Chat)/i
const controls = ':is(button, summary, [role=switch], [role=checkbox], [role=radio])'

type Walk = { page: Page; within: string; used: string[] }

/** Focuses the first control that was not used yet, and gives its name; null after the last. */
const focusNext = ({ page, within, used }: Walk): Promise<string | null> =>
  page.evaluate(
    ({ selector, used, leads }) => {
      for (const control of document.querySelectorAll<HTMLButtonElement>(selector)) {
        const [label] = control.labels ?? []
        const name = (control.getAttribute('aria-label') ?? label?.textContent ?? control.textContent).trim()
        if (used.includes(name) || leads.test(name) || !control.checkVisibility()) continue
        control.focus()
        if (document.activeElement === control) return name
      }
      return null
    },
    { selector: `${within} ${controls}`, used, leads },
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

async function expectFocus(page: Page, after: string): Promise<void> {
  await drawn(page)
  expect.soft(await page.evaluate(() => document.activeElement?.localName), after).not.toBe('body')
}

/** What was begun on Home with one press is answered by now. */
const isAnswered = (page: Page) => expect(button(page, 'Helpful').first()).toBeVisible()

/** What stands around each page is used on the first of them. */
const rows: { path: string; within?: string; begin?: (page: Page) => Promise<void> }[] = [
  { path: '/home', within: 'body' },
  { path: '/mood' },
  { path: '/journal' },
  { path: '/settings' },
  { path: '/data' },
  { path: '/profile' },
  { path: '/chat', begin: isAnswered },
]

test('whatever control is used, the focus is not lost', async ({ page }) => {
  test.slow()
  await openJournal(page, night)
  await bringMoods(page, twoWeeks)
  const open = countOpen(page)
  for (const { path, within = 'main', begin } of rows)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.locator(`main ${controls}`).first()).toBeVisible()
      await begin?.(page)
      const used: string[] = []
      const walk = { page, within, used }
      for (let name = await focusNext(walk); name !== null; name = await focusNext(walk)) {
        used.push(name)
        await page.keyboard.press('Space')
        await expect.poll(open, name).toBe(0)
        await expectFocus(page, `${path}: ${name}`)
        while ((await page.getByRole('dialog').count()) > 0) {
          await page.keyboard.press('Escape')
          await expectFocus(page, `${path}: ${name}, and its dialog closed`)
        }
        if (new URL(page.url()).pathname !== path) await page.goto(path)
      }
      expect(used).not.toEqual([])
    })
})
