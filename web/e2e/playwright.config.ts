import { defineConfig, devices } from '@playwright/test'
import { browserFlags } from '#infra/testing/browser-flags.ts'

/** Those that run in the pseudo-language each time; with PSEUDO_JOURNEYS=all, all of them. */
const inPseudo =
  process.env.PSEUDO_JOURNEYS === 'all'
    ? '**/*.e2e.ts'
    : ['pseudo-language', 'moving-about'].map((name) => `**/${name}.e2e.ts`)
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } }

export default defineConfig<object, { language: 'en' | 'pseudo' }>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: 'results',
  globalSetup: '../../infra/testing/e2e-set-up.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // Told at the end of a run, and few of them: see `playwrightTally`.
  retries: process.env.CI === 'true' ? 1 : 0,
  // One more than the cores of a small machine: each of them waits for an answer now and then.
  workers: 3,
  // Limits for what hangs, far from what a loaded machine needs: nothing may fail by chance.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    // What a worker answers no journey can hold up or break; those about it let it in (offline*.e2e.ts).
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Water that is drawn without end costs more than the journey: those about what moves ask for it (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    // Without a film of it, which costs as much as the journey; none where nobody can open it.
    trace: process.env.CI === 'true' ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: browserFlags },
  },
  projects: [
    { name: 'desktop', testIgnore: '**/pseudo-language.e2e.ts', use: desktop },
    { name: 'pseudo-page', testMatch: '**/pseudo-page.setup.ts' },
    {
      name: 'pseudo',
      dependencies: ['pseudo-page'],
      testMatch: inPseudo,
      // Where they are few, a second runner would only start a second product.
      ...(process.env.PSEUDO_JOURNEYS !== 'all' && { workers: 1 }),
      use: { ...desktop, language: 'pseudo' },
    },
  ],
})
