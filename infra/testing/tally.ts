import { readFileSync } from 'node:fs'
import * as z from 'zod'

export type Tally = { passed: number; failed: number; skipped: number }

export const none: Tally = { passed: 0, failed: 0, skipped: 0 }

export const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
})

/** The last line of every test run; scripts read it. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** Where nothing may be skipped silently, a skipped part is a failure. */
export const isGreen = ({ failed, skipped }: Tally, { mayBeSkipped }: { mayBeSkipped: boolean }): boolean =>
  failed === 0 && (mayBeSkipped || skipped === 0)

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})

/** Counts a Vitest run. A file that does not load, or a run that left no report, is a failure even if no test failed. */
export function vitestTally(reportFile: string, exitCode: number | null): Tally {
  const report = vitestReport.safeParse(readJson(reportFile))
  if (!report.success) return { ...none, failed: 1 }
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report.data
  const failed = exitCode === 0 ? numFailedTests : Math.max(numFailedTests, 1)
  return { passed, failed, skipped: numPendingTests + numTodoTests }
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** Counts a Playwright run. What passed only at the second attempt has failed once, and counts so. */
export function playwrightTally(reportFile: string, exitCode: number | null): Tally {
  const report = playwrightReport.safeParse(readJson(reportFile))
  if (!report.success) return { ...none, failed: 1 }
  const { expected, unexpected, flaky, skipped } = report.data.stats
  const failed = exitCode === 0 ? unexpected + flaky : Math.max(unexpected + flaky, 1)
  return { passed: expected, failed, skipped }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
