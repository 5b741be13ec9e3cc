import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  add,
  closingLine,
  failedFiles,
  isGreen,
  none,
  playwrightTally,
  vitestTally,
  withSecondAttempt,
} from '#infra/testing/tally.ts'

function reportFile(report: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'leeward-tally-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

const vitest = { numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }

test('the closing line adds up all parts', () => {
  const total = add({ ...none, passed: 5, failed: 1 }, { ...none, passed: 2, skipped: 3 })
  expect(closingLine(total)).toBe('7 passed, 1 failed, 3 skipped')
})

test('a skipped part is a failure where nothing may be skipped', () => {
  const tally = { passed: 9, failed: 0, skipped: 1 }
  expect(isGreen(tally, { mayBeSkipped: true })).toBe(true)
  expect(isGreen(tally, { mayBeSkipped: false })).toBe(false)
})

test('a test still to be written counts as skipped', () =>
  expect(vitestTally(reportFile(vitest), 0)).toEqual({ passed: 7, failed: 0, skipped: 2, failures: [] }))

test('a run that ends badly has a failure, whatever its report says', () => {
  expect(vitestTally(reportFile(vitest), 1).failed).toBe(1)
  expect(vitestTally(reportFile({ ...vitest, numFailedTests: 3 }), 1).failed).toBe(3)
  const stats = { expected: 4, unexpected: 0, flaky: 0, skipped: 0 }
  expect(playwrightTally(reportFile({ stats, suites: [] }), 1)).toMatchObject({
    passed: 4,
    failed: 1,
    skipped: 0,
  })
})

test('a run that leaves no report has failed', () => {
  expect(vitestTally('/nowhere/report.json', 0).failed).toBe(1)
  expect(playwrightTally('/nowhere/report.json', 0).failed).toBe(1)
})

test('a journey that passes at the second attempt is told; more than two of them have failed', () => {
  const failing = { status: 'failed', errors: [{ message: 'the dialog stayed open' }] }
  const spec = { title: 'Escape closes it', file: 'dialog.e2e.ts', tests: [{ results: [failing] }] }
  const run = (stats: object) => playwrightTally(reportFile({ stats, suites: [{ specs: [spec] }] }), 0)
  expect(run({ expected: 4, unexpected: 0, flaky: 2, skipped: 0 })).toMatchObject({
    passed: 6,
    failed: 0,
    failures: ['✗ dialog.e2e.ts › Escape closes it\nthe dialog stayed open'],
  })
  expect(run({ expected: 4, unexpected: 0, flaky: 3, skipped: 0 })).toMatchObject({ passed: 4, failed: 3 })
  expect(run({ expected: 4, unexpected: 1, flaky: 1, skipped: 0 })).toMatchObject({ passed: 4, failed: 2 })
})

test('an integration test that passes alone at the second attempt has passed, and is told', () => {
  const first = { passed: 7, failed: 1, skipped: 0, failures: ['✗ week.int.test.ts › fetch failed'] }
  expect(withSecondAttempt(first, { ...none, passed: 3 })).toEqual({ ...first, passed: 8, failed: 0 })
  expect(withSecondAttempt(first, { ...none, passed: 2, failed: 1 })).toBe(first)
})

test('the files in which something failed are known by name', () => {
  const testResults = ['passed', 'failed'].map((status) => ({
    name: `${status}.int.test.ts`,
    status,
    message: '',
    assertionResults: [],
  }))
  expect(failedFiles(reportFile({ ...vitest, testResults }))).toEqual(['failed.int.test.ts'])
  expect(failedFiles('/nowhere/report.json')).toEqual([])
})

test('what failed is told again with its file, its sentence and its reason', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'a day has one reflection', failureMessages: [] },
    {
      status: 'failed',
      fullName: 'a week has seven days',
      failureMessages: ['\u001B[31mexpected 6 to be 7\u001B[39m'],
    },
  ]
  const testResults = [{ name: 'week.test.ts', status: 'failed', message: '', assertionResults }]
  expect(vitestTally(reportFile({ ...vitest, numFailedTests: 1, testResults }), 1).failures).toEqual([
    '✗ week.test.ts › a week has seven days\nexpected 6 to be 7',
  ])

  const failing = { status: 'failed', errors: [{ message: 'the dialog stayed open' }] }
  const spec = { title: 'Escape closes it', file: 'dialog.e2e.ts', tests: [{ results: [failing] }] }
  const suites = [{ specs: [], suites: [{ specs: [spec] }] }]
  const stats = { expected: 0, unexpected: 1, flaky: 0, skipped: 0 }
  expect(playwrightTally(reportFile({ stats, suites }), 1).failures).toEqual([
    '✗ dialog.e2e.ts › Escape closes it\nthe dialog stayed open',
  ])
})

test('a file that does not load is told with what it said', () => {
  const testResults = [
    { name: 'week.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
  ]
  expect(vitestTally(reportFile({ ...vitest, testResults }), 1).failures).toEqual([
    '✗ week.test.ts\nno such module',
  ])
})
