import { test } from 'vitest'
import { type LogMood, mood } from '#domain/mood/decider.ts'
import { moodLogged } from '#domain/testing/events.ts'
import { specification } from '#domain/testing/specification.ts'

const given = specification(mood)
const logged = moodLogged()
const log = (data: Parameters<typeof moodLogged>[0] = {}): LogMood => ({
  ...moodLogged(data),
  type: 'LogMood',
})

test('a mood is logged', () => given().when(log()).yields(logged))

test('the same mood, sent twice, counts once', () => given(logged).when(log()).yields())

test('a mood sent twice counts once, also when others came in between', () =>
  given(logged, moodLogged({ moodId: 'later' }))
    .when(log())
    .yields())

test('a mood is not logged again with another level', () =>
  given(logged)
    .when(log({ level: 2 }))
    .refuses('mood-entry-conflict'))

test('another mood of the same level is another mood', () =>
  given(logged)
    .when(log({ moodId: 'later' }))
    .yields(moodLogged({ moodId: 'later' })))

test('a back-dated mood is logged on its day', () =>
  given(logged)
    .when(log({ moodId: 'earlier', day: '2026-11-19' }))
    .yields(moodLogged({ moodId: 'earlier', day: '2026-11-19' })))
