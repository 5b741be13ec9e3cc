import type { BrowserContext, Page } from '@playwright/test'
import { textInEither } from '#web/e2e/in-pseudo.ts'

/** Kept in the page: the texts of each toast that was shown and that no journey has asked for yet. */
type Shown = { toastsShown?: Map<Element, string[]> }

/** Toasts go away after five seconds, and a busy machine may look later than that: every page notes what it has shown. */
export const noteToasts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const shown = new Map<Element, string[]>()
    ;(globalThis as Shown).toastsShown = shown
    const known = new WeakSet<Element>()
    const note = () => {
      for (const item of document.querySelectorAll('[data-toast] li')) {
        if (known.has(item)) continue
        known.add(item)
        shown.set(
          item,
          Array.from(item.querySelectorAll('*'), ({ textContent }) => textContent),
        )
      }
    }
    new MutationObserver(note).observe(document, { childList: true, subtree: true })
  })

/** Whether a toast with these texts was shown since it was last asked for. */
export const takeToast = (page: Page, texts: string[]): Promise<boolean> =>
  page.evaluate(
    (asked) => {
      const shown = (globalThis as Shown).toastsShown
      for (const [item, said] of shown ?? [])
        if (asked.every((text) => said.some((one) => text.test(one)))) return shown!.delete(item)
      return false
    },
    texts.map((text) => textInEither(text, { exact: true })),
  )
