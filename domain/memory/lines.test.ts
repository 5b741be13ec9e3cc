import { expect, test } from 'vitest'
import { durationOf } from '#domain/memory/duration.ts'
import { linesOf } from '#domain/memory/lines.ts'
import { recollectionOf } from '#domain/memory/recollection.ts'
import { exerciseFelt, ruleGiven, themeMet, urgeDelayed } from '#domain/testing/events.ts'

const on = (day: string) => ({ day, at: `${day}T09:00:00.000Z` })

test('each thing is one sentence with its last day, the latest first', () =>
  expect(
    linesOf([
      exerciseFelt(on('2026-11-01')),
      exerciseFelt(on('2026-11-05')),
      exerciseFelt({ ...on('2026-11-03'), felt: 'same' }),
      exerciseFelt({ ...on('2026-11-02'), exerciseId: 'box-breathing', need: null, felt: 'worse' }),
      themeMet({ ...on('2026-11-06'), sessionId: 'one' }),
      themeMet({ ...on('2026-11-07'), sessionId: 'two' }),
      urgeDelayed({ ...on('2026-11-08'), minutes: 90 }),
      urgeDelayed({ ...on('2026-11-04'), minutes: 20 }),
      ruleGiven(on('2026-11-09')),
    ]).map(({ sentence, day }) => [day, sentence]),
  ).toEqual([
    ['2026-11-09', 'Your own rule: no reassurance about your heart.'],
    ['2026-11-08', 'The longest that you put an urge off was 1.5 hours.'],
    ['2026-11-07', 'Worries that go round came up in 2 conversations.'],
    ['2026-11-05', 'With worries that go round, “Longer exhale” helped twice and changed nothing once.'],
    ['2026-11-02', '“Box breathing” made it worse once.'],
  ]))

test.each([
  [1, 'a minute'],
  [20, '20 minutes'],
  [60, 'an hour'],
  [150, '2.5 hours'],
])('%i minutes are %s', (minutes, words) => expect(durationOf(minutes)).toBe(words))

test('what came up in this conversation is no memory yet, but its rules hold', () => {
  const memories = [exerciseFelt(), themeMet(), urgeDelayed(), ruleGiven()]
  expect(recollectionOf(memories, 'session')).toEqual({
    felt: [],
    themes: {},
    longestDelayMinutes: null,
    rules: [{ rule: 'no-reassurance', about: 'heart' }],
    isTold: true,
  })
  expect(recollectionOf(memories, 'other')).toMatchObject({
    felt: [{ exerciseId: 'longer-exhale', need: 'worry-loop', helped: 1, last: 'better' }],
    themes: { 'worry-loop': 1 },
    longestDelayMinutes: 20,
  })
})

test('what helped most comes first, and what was worse since is known to be', () => {
  const orienting = { exerciseId: 'orienting', need: 'worry-loop' } as const
  const { felt } = recollectionOf(
    [
      exerciseFelt(on('2026-11-01')),
      exerciseFelt({ ...on('2026-11-04'), felt: 'worse' }),
      exerciseFelt({ ...on('2026-11-03'), ...orienting }),
    ],
    null,
  )
  expect(felt.map(({ exerciseId, helped, last }) => [exerciseId, helped, last])).toEqual([
    ['orienting', 1, 'better'],
    ['longer-exhale', 0, 'worse'],
  ])
})
