import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayNumber, dayOf, isTimeZone } from '#domain/progress/day.ts'

test.each([
  ['a minute before midnight in winter', '2026-11-20T22:59:00Z', 'Europe/Berlin', '2026-11-20'],
  ['midnight in winter', '2026-11-20T23:00:00Z', 'Europe/Berlin', '2026-11-21'],
  ['a minute before midnight in summer', '2026-07-01T21:59:00Z', 'Europe/Berlin', '2026-07-01'],
  ['midnight in summer', '2026-07-01T22:00:00Z', 'Europe/Berlin', '2026-07-02'],
  ['the short day in spring, its first minute', '2026-03-08T05:00:00Z', 'America/New_York', '2026-03-08'],
  ['the short day in spring, its last minute', '2026-03-09T03:59:00Z', 'America/New_York', '2026-03-08'],
  ['the long day in autumn, its last minute', '2026-11-02T04:59:00Z', 'America/New_York', '2026-11-01'],
  ['after the long day in autumn', '2026-11-02T05:00:00Z', 'America/New_York', '2026-11-02'],
  ['a day that begins at one in the morning', '2026-04-24T22:00:00Z', 'Africa/Cairo', '2026-04-25'],
  ['fourteen hours ahead', '2026-11-20T10:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
  ['eleven hours behind', '2026-11-20T10:59:59Z', 'Pacific/Pago_Pago', '2026-11-19'],
  ['before Samoa left out a day', '2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
  ['after Samoa left out a day', '2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
  ['a minute before midnight in Nepal', '2026-11-20T18:14:00Z', 'Asia/Kathmandu', '2026-11-20'],
  ['midnight in Nepal', '2026-11-20T18:15:00Z', 'Asia/Kathmandu', '2026-11-21'],
  ['the new year', '2026-12-31T15:00:00Z', 'Asia/Tokyo', '2027-01-01'],
  ['a leap day', '2028-02-29T23:59:59.999Z', 'UTC', '2028-02-29'],
])('%s falls on the day of the place', (_, at, timeZone, day) => expect(dayOf(at, timeZone)).toBe(day))

test.each(['', 'Mars/Olympus', 'Europe/Berlin; drop table', '../UTC'])(
  'in a zone that does not exist (%j) the day is that of UTC',
  (timeZone) => {
    expect(isTimeZone(timeZone)).toBe(false)
    expect(dayOf('2026-11-20T23:59:00Z', timeZone)).toBe('2026-11-20')
  },
)

test('old and new names of a zone are both known', () => {
  expect(['Asia/Calcutta', 'Asia/Kolkata', 'UTC', 'Etc/GMT+12'].filter(isTimeZone)).toHaveLength(4)
})

test('neighbouring days differ by one over month ends, leap days and changes of the clock', () => {
  const neighbours = [
    ['2026-03-28', '2026-03-29'],
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2026-02-28', '2026-03-01'],
    ['2026-12-31', '2027-01-01'],
  ] as const
  for (const [day, next] of neighbours) expect(dayNumber(next) - dayNumber(day)).toBe(1)
  expect(dayNumber('1970-01-01')).toBe(0)
})

const anyInstant = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2040, 0, 1) })
  .map((ms) => new Date(ms).toISOString())
const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))

test('in every zone of the world, at any moment, the day is what a calendar on the wall there says', () =>
  fc.assert(
    fc.property(anyInstant, anyZone, (at, timeZone) => {
      const onTheWall = Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDate().toString()
      expect(dayOf(at, timeZone)).toBe(onTheWall)
    }),
    { numRuns: 1_000 },
  ))

test('of two moments of one zone the later is never on an earlier day', () =>
  fc.assert(
    fc.property(anyInstant, anyInstant, anyZone, (one, other, timeZone) => {
      const [early, late] = [one, other].toSorted()
      expect(dayNumber(dayOf(late!, timeZone))).toBeGreaterThanOrEqual(dayNumber(dayOf(early!, timeZone)))
    }),
  ))
