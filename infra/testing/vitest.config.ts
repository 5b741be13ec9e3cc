import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from '#infra/testing/longest-first.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export default defineConfig({
  root,
  test: {
    environment: 'node',
    // Limits for what hangs, far from what a loaded machine needs: nothing may fail by chance.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        root,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, '**/*.int.test.ts', 'infra/lint/**'],
          // They share nothing but what they import.
          isolate: false,
          // Both cores of a small machine: Vitest would leave one of them idle.
          maxWorkers: Math.max(2, availableParallelism() - 1),
        },
      },
      {
        extends: true,
        root,
        test: { name: 'boundaries', include: ['infra/lint/*.test.ts'] },
      },
      {
        extends: true,
        root,
        test: {
          name: 'int',
          include: ['**/*.int.test.ts'],
          globalSetup: ['infra/testing/int-set-up.ts'],
          expect: { poll: { timeout: 60_000 } },
          // As the product runs: Node reads TypeScript by itself and keeps what it has compiled.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          // Each waits for answers now and then.
          maxWorkers: 4,
        },
      },
    ],
  },
})
