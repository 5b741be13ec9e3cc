import { expect, test } from 'vitest'
import { noOwnLines } from '#domain/safety/help/own-lines.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { UsageError } from '#worker/ops/command.ts'
import { helpLines, listHelpLines } from '#worker/ops/help-lines.ts'

const [line] = registry
const checkedOn = (checked: string, name: string) => ({ ...line!, country: 'IS', name, checked })

test('a line that was not compared with its source for more than a year is old', () => {
  const now = new Date('2027-11-23T12:00:00Z')
  const own = [checkedOn('2026-11-22', 'Iceland, one'), checkedOn('2026-11-23', 'Iceland, two')]
  const listed = listHelpLines({ lines: own, without: [] }, 'IS', now)
  expect(listed.map(({ ageDays, isOld, isOwn }) => [ageDays, isOld, isOwn])).toEqual([
    [366, true, true],
    [365, false, true],
  ])
})

test('the lines of one country are listed alone', () => {
  const listed = listHelpLines(noOwnLines, 'DE', new Date('2026-11-22'))
  expect(listed.some(({ isOwn }) => isOwn)).toBe(false)
  expect(listed.length).toBeGreaterThan(5)
  expect(new Set(listed.map(({ country }) => country))).toEqual(new Set(['DE']))
})

test('what is no country is not understood', () => {
  expect(() => helpLines.prepare(['--country', 'Germany'])).toThrow(UsageError)
  expect(() => helpLines.prepare(['more'])).toThrow(UsageError)
})
