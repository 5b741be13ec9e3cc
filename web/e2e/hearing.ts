import { expect, type Page } from '@playwright/test'
import { textInEither } from '#web/e2e/in-pseudo.ts'

/** Hears what a screen reader would say by itself from now on: each change of a part of the page that is live. */
export const beginToHear = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const spoken =
      '[role=status], [role=alert], output, [role=log]:not([aria-live]), [aria-live=polite], [aria-live=assertive]'
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const place = (target instanceof Element ? target : target.parentElement)?.closest(spoken)
        const words = place?.textContent?.trim()
        if (words && heard.at(-1) !== words) heard.push(words)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/** These words, as the page has them: for whoever compares what was heard. */
export const saidAs = (text: string): unknown => expect.stringMatching(textInEither(text, { exact: true }))

export const heard = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard)
