import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '#infra/start/settings.ts'
import { installDebianPackage } from '#infra/testing/debian.ts'

const usualPlaces = [
  // Chromium without windows to draw: the journeys take a fifth less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * A real browser for the journeys: CHROMIUM_PATH, else an installed Chromium or Chrome, else Debian's package when we are
 * root, else the one that Playwright downloads. Null when none can be had.
 */
export function findBrowser(): string | null {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const installed = usualPlaces.find((path) => existsSync(path))
  if (installed) return installed
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (installDebianPackage(name) && existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`
  const downloaded = chromium.executablePath()
  if (!existsSync(downloaded))
    spawnSync(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
      stdio: 'inherit',
    })
  return existsSync(downloaded) ? downloaded : null
}
