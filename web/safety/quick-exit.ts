import type { QueryClient } from '@tanstack/react-query'
import { signOut } from '#contract/account.ts'
import { forgetPerson } from '#web/account/forget-person.ts'
import { openTabs } from '#web/http/writes.ts'
import * as words from '#web/safety/words.en.ts'

/** Where a quick exit leads: a page that says nothing of who came, and is nothing to explain. */
export const neutralPage = 'https://www.wikipedia.org/'

const presses = 3
const withinMs = 5_000

/** Whether this press of Shift is the third within five seconds; `earlier` are the times of those before it. */
export function isThirdPress(earlier: readonly number[], now: number): boolean {
  return earlier.filter((at) => now - at < withinMs).length >= presses - 1
}

/** What the other tabs are told, to leave too. */
export const quickExit = 'quick exit'

/** Covers the page at once and goes to the neutral one. */
export function coverAndLeave(client: QueryClient): void {
  const cover = document.createElement('div')
  cover.className = 'quick-exit-cover'
  document.body.append(cover)
  document.title = words.loading
  // What was being written goes too, so that no question about it can hold the page.
  forgetPerson(client)
  location.replace(neutralPage)
}

/**
 * Ends the session on the server and leaves, with all tabs. It waits for nothing: the call outlives the page, and if it
 * fails the page is gone all the same.
 */
export function leaveQuickly(client: QueryClient): void {
  openTabs()?.postMessage(quickExit)
  void fetch(signOut.path, {
    method: signOut.method,
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  }).catch(() => undefined)
  coverAndLeave(client)
}
