import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod'

export type Counts = { passed: number; failed: number; skipped: number }

export type Tally = Counts & {
  /** What failed and why, as it is told again at the end of a run. */
  failures: string[]
}

export const none: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] }

export const add = (one: Tally, other: Tally): Tally => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
})

/** The last line of every test run; scripts read it. */
export const closingLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`

/** Where nothing may be skipped silently, a skipped part is a failure. */
export const isGreen = ({ failed, skipped }: Counts, { mayBeSkipped }: { mayBeSkipped: boolean }): boolean =>
  failed === 0 && (mayBeSkipped || skipped === 0)

const linesOfAFailure = 12

const toldAgain = (name: string, message: string): string =>
  `✗ ${name}\n${stripVTControlCharacters(message).split('\n').slice(0, linesOfAFailure).join('\n')}`

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})

/** Counts a Vitest run. A file that does not load, or a run that left no report, is a failure even if no test failed. */
export function vitestTally(reportFile: string, exitCode: number | null): Tally {
  const report = vitestReport.safeParse(readJson(reportFile))
  if (!report.success) return noReport
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests, testResults } = report.data
  const failed = exitCode === 0 ? numFailedTests : Math.max(numFailedTests, 1)
  const failures = testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name: file, message, assertionResults }) => [
      ...(message ? [toldAgain(file, message)] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) =>
          toldAgain(`${file} › ${fullName}`, failureMessages.join('\n')),
        ),
    ])
  return { passed, failed, skipped: numPendingTests + numTodoTests, failures }
}

/** The files of a Vitest run in which something failed. */
export function failedFiles(reportFile: string): string[] {
  const report = vitestReport.safeParse(readJson(reportFile))
  return (report.data?.testResults ?? []).filter(({ status }) => status === 'failed').map(({ name }) => name)
}

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      results: z.array(
        z.object({ status: z.string(), errors: z.array(z.object({ message: z.string().default('') })) }),
      ),
    }),
  ),
})

type Suite = { specs: z.infer<typeof playwrightSpec>[]; suites?: Suite[] | undefined }

const playwrightSuite: z.ZodType<Suite> = z.object({
  specs: z.array(playwrightSpec),
  suites: z.lazy(() => z.array(playwrightSuite)).optional(),
})

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(playwrightSuite),
})

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]

/** How many of a run may need their second attempt: a busy machine, and no fault that comes back. */
export const mayBeUnsteady = 2

/** What failed in a few files and passed when they ran alone is told with its reason, and has passed. */
export const withSecondAttempt = (first: Tally, second: Tally): Tally =>
  second.failed > 0 || second.skipped > 0
    ? first
    : { ...first, passed: first.passed + first.failed, failed: 0 }

/** Counts a Playwright run. What passed only at the second attempt is told with its reason, and more than a few are failures. */
export function playwrightTally(reportFile: string, exitCode: number | null): Tally {
  const report = playwrightReport.safeParse(readJson(reportFile))
  if (!report.success) return noReport
  const { stats, suites } = report.data
  const { expected, unexpected, flaky, skipped } = stats
  const unsteady = unexpected === 0 && flaky <= mayBeUnsteady ? flaky : 0
  const bad = unexpected + flaky - unsteady
  const failed = exitCode === 0 ? bad : Math.max(bad, 1)
  const failures = suites.flatMap(specsOf).flatMap(({ file, title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ errors }) => errors.length > 0)
      .map(({ errors }) => toldAgain(`${file} › ${title}`, errors.map(({ message }) => message).join('\n'))),
  )
  return { passed: expected + unsteady, failed, skipped, failures }
}

const noReport: Tally = {
  ...none,
  failed: 1,
  failures: ['✗ A part left no report: it ended before its tests did.'],
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
