import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Viewer } from '#infra/bench/web/pages.ts'
import { freePort } from '#infra/start/processes.ts'
import { browserFlags } from '#infra/testing/browser-flags.ts'
import { findBrowser } from '#infra/testing/browser.ts'
import { signInShown } from '#infra/testing/sign-in-shown.ts'
import { visitor } from '#infra/testing/visitor.ts'

/** A browser of its own for one viewer of the product at `url`, to be driven through `port`. */
export async function openBrowser(url: string, viewer: Viewer): Promise<{ port: number } & AsyncDisposable> {
  const executablePath = findBrowser()
  if (executablePath === null) throw new Error('No Chromium could be had. CHROMIUM_PATH names one.')
  const profile = mkdtempSync(join(tmpdir(), 'leeward-browser-'))
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  })
  if (viewer === 'person') await browser.addCookies(await signedInCookies(url))
  if (viewer !== 'newcomer') {
    const [page] = browser.pages()
    await page!.goto(`${url}/icon.svg`)
    await page!.evaluate(() => localStorage.setItem('disclaimer-accepted', 'true'))
  }
  const close = async () => {
    await browser.close()
    rmSync(profile, { recursive: true, force: true })
  }
  return { port, [Symbol.asyncDispose]: close }
}

let people = 0

/** Somebody who was here before: each page has something to show. */
async function signedInCookies(url: string) {
  const ada = visitor(url)
  await signInShown(ada, { address: `ada.${++people}@example.org` })
  await ada.patch('/api/auth/user', { firstName: 'Ada' })
  for (const level of [3, 5, 4, 6, 7])
    await ada.post('/api/mood-logs', { level, note: 'A walk by the water.', sessionId: null })
  await ada.post('/api/journal', {
    title: 'A quiet morning',
    content: 'I slept, and the day was kind.',
    mood: 6,
  })
  return [...ada.cookies].map(([name, value]) => ({ name, value, url }))
}
