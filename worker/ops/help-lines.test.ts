import { expect, test } from 'vitest'
import { registry } from '#domain/safety/help/registry.ts'
import { UsageError } from '#worker/ops/command.ts'
import { helpLines, listHelpLines } from '#worker/ops/help-lines.ts'

const [line] = registry
const checkedOn = (checked: string) => ({ ...line!, checked })

test('a line that was not compared with its source for more than a year is old', () => {
  const now = new Date('2027-11-23T12:00:00Z')
  const listed = listHelpLines([checkedOn('2026-11-22'), checkedOn('2026-11-23')], undefined, now)
  expect(listed.map(({ ageDays, isOld }) => [ageDays, isOld])).toEqual([
    [366, true],
    [365, false],
  ])
})

test('the lines of one country are listed alone', () => {
  const listed = listHelpLines(registry, 'DE', new Date('2026-11-22'))
  expect(listed.length).toBeGreaterThan(5)
  expect(new Set(listed.map(({ country }) => country))).toEqual(new Set(['DE']))
})

test('a country that has no lines is not understood', () => {
  expect(() => helpLines.prepare(['--country', 'Germany'])).toThrow(UsageError)
  expect(() => helpLines.prepare(['more'])).toThrow(UsageError)
})
