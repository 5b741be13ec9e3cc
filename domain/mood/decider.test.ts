import { test } from 'vitest'
import { type LogMood, mood, type RaiseNoteConcern } from '#domain/mood/decider.ts'
import { moodCorrected, moodLogged, moodRetracted, noteConcernRaised } from '#domain/testing/events.ts'
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

test('a mood is set right, as often as wanted', () => {
  const corrected = moodCorrected({ level: 3 })
  given(logged)
    .when({ ...corrected, type: 'CorrectMood' })
    .yields(corrected)
  given(logged, corrected)
    .when({ ...corrected, type: 'CorrectMood' })
    .yields(corrected)
})

test('a mood is taken back once', () => {
  const retract = { type: 'RetractMood', at: logged.at, data: { moodId: 'mood' } } as const
  given(logged).when(retract).yields(moodRetracted())
  given(logged, moodRetracted()).when(retract).yields()
})

test('what was corrected or taken back is not logged again by a late repeat', () => {
  given(logged, moodCorrected({ level: 3 }))
    .when(log())
    .yields()
  given(logged, moodRetracted()).when(log()).yields()
})

test('a mood that is unknown, or was taken back, cannot be set right', () => {
  const correct = { ...moodCorrected(), type: 'CorrectMood' } as const
  given().when(correct).refuses('mood-entry-unknown')
  given(logged, moodRetracted()).when(correct).refuses('mood-entry-unknown')
  given()
    .when({ type: 'RetractMood', at: logged.at, data: { moodId: 'mood' } })
    .refuses('mood-entry-unknown')
})

const raised = noteConcernRaised()
const raise = (wordsAt = logged.at): RaiseNoteConcern => ({
  type: 'RaiseNoteConcern',
  at: raised.at,
  data: { ...raised.data, wordsAt },
})

test('more that is found in a note later raises it, once, and only the note that was read', () => {
  given(logged).when(raise()).yields(raised)
  given(logged, raised).when(raise()).yields()
  given(moodLogged({ tier: 'crisis' }))
    .when(raise())
    .yields()
  given(logged, moodRetracted()).when(raise()).yields()
  given(logged).when(raise('2026-11-20T00:00:00.000Z')).yields()
  given(logged, raised, moodCorrected()).when(raise()).yields(raised)
})

test('a mood that was raised is still the same mood', () => {
  given(logged, raised).when(log()).yields()
  const corrected = moodCorrected({ level: 3 })
  given(logged, raised)
    .when({ ...corrected, type: 'CorrectMood' })
    .yields(corrected)
})
