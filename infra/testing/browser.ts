import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '#infra/start/settings.ts'
import { installDebianPackage } from '#infra/testing/debian.ts'

const usualPlaces = [
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
  if (installDebianPackage('chromium') && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  const downloaded = chromium.executablePath()
  if (!existsSync(downloaded))
    spawnSync(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium'], {
      stdio: 'inherit',
    })
  return existsSync(downloaded) ? downloaded : null
}
