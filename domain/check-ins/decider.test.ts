import { expect, test } from 'vitest'
import { checkIns } from '#domain/check-ins/decider.ts'
import type { CheckInAnswered } from '#domain/check-ins/events.ts'
import { nextDayOf } from '#domain/check-ins/next-day.ts'
import { checkInAnswered, checkInRetracted } from '#domain/testing/events.ts'
import { specification } from '#domain/testing/specification.ts'

const given = specification(checkIns)
const answer = ({ at, data, personal }: CheckInAnswered) =>
  ({ type: 'AnswerCheckIn', at, data, personal }) as const
const first = checkInAnswered({ day: '2026-11-01' })
const retract = (checkInId: string) =>
  ({ type: 'RetractCheckIn', at: first.at, data: { checkInId } }) as const

test('a scale is answered, and the same answer that is sent twice counts once', () => {
  given().when(answer(first)).yields(first)
  given(first).when(answer(first)).yields()
})

test('the same scale waits for two weeks, another does not', () => {
  const on = (day: string, scale: 'gad-7' | 'phq-4' = 'gad-7') =>
    checkInAnswered({ checkInId: 'second', day, scale })
  given(first)
    .when(answer(on('2026-11-14')))
    .refuses('check-in-early')
  given(first)
    .when(answer(on('2026-11-15')))
    .yields(on('2026-11-15'))
  given(first)
    .when(answer(on('2026-11-02', 'phq-4')))
    .yields(on('2026-11-02', 'phq-4'))
})

test('deleting a check-in does not shorten the wait', () => {
  given(first).when(retract('check-in')).yields(checkInRetracted())
  given(first, checkInRetracted())
    .when(answer(checkInAnswered({ checkInId: 'second', day: '2026-11-03' })))
    .refuses('check-in-early')
  given(first, checkInRetracted()).when(retract('check-in')).refuses('check-in-unknown')
})

test('an older one that was brought along changes no wait, and a day to come holds nobody up', () => {
  const older = checkInAnswered({ checkInId: 'older', day: '2026-08-01' })
  given(first, older)
    .when(answer(checkInAnswered({ checkInId: 'third', day: '2026-11-05' })))
    .refuses('check-in-early')
  expect(nextDayOf('2026-12-24', '2026-12-25')).toBe('2027-01-07')
  expect(nextDayOf('2190-01-01', '2026-11-21')).toBeNull()
})
