import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ActiveEvent, ActivityDay } from '#domain/progress/activity.ts'
import { dayOf } from '#domain/progress/day.ts'
import { progressOf } from '#domain/progress/progress.ts'
import { dayAt } from '#domain/testing/days.ts'
import {
  entryEdited,
  entryWritten,
  exerciseCompleted,
  exerciseRetracted,
  messageRetracted,
  messageSent,
  moodCorrected,
  moodLogged,
  moodRetracted,
} from '#domain/testing/events.ts'
import type { LoggedFact } from '#infra/store/event-log.ts'
import { prepare } from '#projections/engine/apply.ts'
import type { Row } from '#projections/engine/projection.ts'
import { activityDays } from '#projections/progress/activity-days.ts'

const subjectId = 'person'

function fold(events: readonly ActiveEvent[], before: Row[] = []): Row[] {
  const facts = events.map((event, position): LoggedFact => ({ ...event, position, subjectId }))
  const { puts, drops, poisoned } = prepare(activityDays, facts).apply(before)
  expect([drops, poisoned]).toEqual([[], null])
  const isPut = new Set(puts.map(({ day }) => day))
  return [...before.filter(({ day }) => !isPut.has(day ?? null)), ...puts].toSorted((a, b) =>
    String(a['day']).localeCompare(String(b['day'])),
  )
}

const dayIn = (row: Row): ActivityDay => ({
  day: String(row['day']),
  firstMessages: Number(row['first_messages']),
  moods: Number(row['moods']),
  entries: Number(row['entries']),
  exercises: Number(row['exercises']),
})

const daysOf = (events: readonly ActiveEvent[]): ActivityDay[] => fold(events).map(dayIn)
const progressAfter = (events: readonly ActiveEvent[], today: string) => progressOf(daysOf(events), today)

const moodIn = (timeZone: string, at: string) => moodLogged({ at, day: dayOf(at, timeZone) })

test('a day that is lived twice, flying east over the date line, is one day, with one set of limits', () => {
  const events = [
    moodIn('Pacific/Auckland', '2026-11-19T20:00:00Z'),
    ...['20:00', '21:00', '22:00'].map((time) => moodIn('Pacific/Auckland', `2026-11-20T${time}:00Z`)),
    // Saturday the 21st has only begun in California when it is nearly over in Auckland.
    ...['17:00', '18:00'].map((time) => moodIn('America/Los_Angeles', `2026-11-21T${time}:00Z`)),
    moodIn('America/Los_Angeles', '2026-11-22T17:00:00Z'),
  ]
  expect(daysOf(events).map(({ day, moods }) => [day, moods])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 5],
    ['2026-11-22', 1],
  ])
  expect(progressAfter(events, '2026-11-22')).toMatchObject({ currentStreak: 3, points: 5 + 3 * 5 + 10 })
})

test('a day that is never lived, flying west over the date line, is a rest day', () => {
  const events = [
    moodIn('America/Los_Angeles', '2026-11-20T17:00:00Z'),
    moodIn('America/Los_Angeles', '2026-11-21T04:00:00Z'),
    moodIn('Pacific/Auckland', '2026-11-21T20:00:00Z'),
  ]
  expect(daysOf(events).map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-22'])
  expect(progressAfter(events, '2026-11-22').currentStreak).toBe(2)
})

test('the day that Samoa left out breaks nobody’s streak', () => {
  const events = [28, 29, 30, 31].map((day) => moodIn('Pacific/Apia', `2011-12-${day}T20:00:00Z`))
  expect(daysOf(events).map(({ day }) => day)).toEqual([
    '2011-12-28',
    '2011-12-29',
    '2011-12-31',
    '2012-01-01',
  ])
  expect(progressAfter(events, '2012-01-01').currentStreak).toBe(4)
})

test('who has flown west keeps the streak and the points while their calendar lies a day behind', () => {
  const events = ['19', '20', '21'].map((day) => moodIn('Asia/Tokyo', `2026-11-${day}T03:00:00Z`))
  const inTokyo = progressAfter(events, '2026-11-21')
  expect(inTokyo).toMatchObject({ currentStreak: 3, points: 20 })
  const inHonolulu = dayOf('2026-11-21T04:00:00Z', 'Pacific/Honolulu')
  expect(inHonolulu).toBe('2026-11-20')
  expect(progressAfter(events, inHonolulu)).toEqual(inTokyo)
})

test.each([
  ['of 23 hours', '2026-03-08', '2026-03-08T05:00:00Z', '2026-03-09T03:59:59Z'],
  ['of 25 hours', '2026-11-01', '2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z'],
])('from its first second to its last, a day %s is one day of a streak', (_, day, first, last) => {
  const events = [first, last].map((at) => moodIn('America/New_York', at))
  expect(daysOf(events).map((known) => [known.day, known.moods])).toEqual([[day, 2]])
})

test('a mood each evening and each morning holds a streak over both changes of the clock', () => {
  for (const spring of ['2026-03-05', '2026-10-29']) {
    const days = Array.from({ length: 7 }, (_, index) =>
      new Date(Date.parse(spring) + index * 86_400_000).toISOString().slice(0, 10),
    )
    for (const time of ['00:00:00', '23:59:59']) {
      const events = days.map((day) => {
        const at = Temporal.ZonedDateTime.from(`${day}T${time}[America/New_York]`).toInstant().toString()
        return moodIn('America/New_York', at)
      })
      expect(progressAfter(events, days.at(-1)!)).toMatchObject({ currentStreak: 7, daysShownUp: 7 })
    }
  }
})

test('what is taken back or put right keeps its day, its points and its streak', () => {
  const lived = [
    moodLogged({ day: dayAt(0) }),
    entryWritten({ day: dayAt(1) }),
    exerciseCompleted({ day: dayAt(2) }),
    messageSent({ day: dayAt(2) }),
  ]
  const before = progressAfter(lived, dayAt(2))
  expect(before).toMatchObject({ currentStreak: 3, daysShownUp: 3, points: 5 + 10 + 15 + 10 })
  const takenBack = [moodCorrected(), moodRetracted(), entryEdited(), exerciseRetracted(), messageRetracted()]
  expect(progressAfter([...lived, ...takenBack], dayAt(2))).toEqual(before)
})

test('a back-dated mood counts on its day, and may bring the bonus to the days after it', () => {
  const lived = [0, 3, 4].map((day) => moodLogged({ day: dayAt(day) }))
  expect(progressAfter(lived, dayAt(4))).toMatchObject({ currentStreak: 2, points: 15 })
  const later = moodLogged({ day: dayAt(1) })
  expect(progressAfter([...lived, later], dayAt(4))).toMatchObject({
    currentStreak: 4,
    points: 5 + 5 + 10 + 10,
  })
})

const anyDay = fc.nat(40).map(dayAt)
const anyTier = fc.constantFrom('none', 'care', 'crisis', 'emergency')
const anyEvent: fc.Arbitrary<ActiveEvent> = fc.oneof(
  anyDay.map((day) => moodLogged({ day })),
  fc.record({ day: anyDay, tier: anyTier, isFirst: fc.boolean() }).map(messageSent),
  fc.record({ day: anyDay, tier: anyTier }).map(entryWritten),
  anyDay.map((day) => exerciseCompleted({ day })),
  fc.constantFrom(moodRetracted(), exerciseRetracted(), messageRetracted(), moodCorrected(), entryEdited()),
)
const anyHistory = fc.array(anyEvent, { maxLength: 120, size: 'max' })

test('points and days shown up never fall, whatever happens next and whenever it counts', () =>
  fc.assert(
    fc.property(anyHistory, anyEvent, anyDay, (history, next, today) => {
      const [before, after] = [progressAfter(history, today), progressAfter([...history, next], today)]
      expect(after.points).toBeGreaterThanOrEqual(before.points)
      expect(after.daysShownUp).toBeGreaterThanOrEqual(before.daysShownUp)
      expect(after.currentLevel.id).toBeGreaterThanOrEqual(before.currentLevel.id)
    }),
    { numRuns: 150 },
  ))

test('the order in which things arrive does not matter', () =>
  fc.assert(
    fc.property(
      anyHistory.chain((history) =>
        fc.tuple(fc.constant(history), fc.shuffledSubarray(history, { minLength: history.length })),
      ),
      anyDay,
      ([history, shuffled], today) => {
        expect(progressAfter(shuffled, today)).toEqual(progressAfter(history, today))
      },
    ),
    { numRuns: 100 },
  ))

test('folded bit by bit as it happened, or at once in a rebuild, the days are the same', () =>
  fc.assert(
    fc.property(anyHistory, fc.integer({ min: 1, max: 20 }), (history, batch) => {
      let live: Row[] = []
      for (let from = 0; from < history.length; from += batch)
        live = fold(history.slice(from, from + batch), live)
      expect(live).toEqual(fold(history))
    }),
    { numRuns: 100 },
  ))

test('the words of a crisis bring nothing, and take nothing', () =>
  fc.assert(
    fc.property(anyHistory, anyDay, anyDay, (history, day, today) => {
      const crisis = [messageSent({ day, tier: 'crisis' }), entryWritten({ day, tier: 'emergency' })]
      expect(progressAfter([...history, ...crisis], today)).toEqual(progressAfter(history, today))
    }),
  ))
