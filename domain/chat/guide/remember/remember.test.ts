import { describe, expect, test } from 'vitest'
import type { GuideReply } from '#domain/chat/guide/guide-prompt.ts'
import { actWords } from '#domain/chat/guide/say/acts.ts'
import { needWords } from '#domain/chat/guide/say/needs.ts'
import { faultOf } from '#domain/event-schemas.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import type { Recollection } from '#domain/memory/recollection.ts'
import { conversation } from '#domain/testing/talk-with-guide.ts'

const nothing: Recollection = {
  felt: [],
  themes: {},
  longestDelayMinutes: null,
  rules: [],
  isTold: false,
}
const withThat = (known: Partial<Recollection>) => conversation('US', { ...nothing, ...known })
const exhale = { exerciseId: 'longer-exhale', need: 'worry-loop', helped: 1, last: 'better' } as const
const worry = needWords['worry-loop'].name
const recalls = ({ guide: { said = [] } }: GuideReply): string[] =>
  said.filter((id) => id.startsWith('act/remembered-')).map((id) => id.replace(/^act\/|\.\d$/g, ''))

describe('what helped', () => {
  test('is offered first for the same need, and says that it helped', () => {
    const reply = withThat({ felt: [exhale] }).say(worry)
    expect(reply.suggestedExerciseId).toBe('longer-exhale')
    expect(reply.text).toContain(findExercise('longer-exhale')!.title)
    expect(recalls(reply)).toEqual(['remembered-exercise'])
  })

  test('is offered once: who says no is met as anybody is, and not asked again', () => {
    const { say } = withThat({ felt: [exhale], themes: { 'worry-loop': 1 } })
    say(worry)
    const refused = say('no thanks')
    expect(refused.guide.declined).toEqual(['longer-exhale'])
    expect(refused.asks).not.toBeNull()
    const later = Array.from({ length: 8 }, (_, turn) => say(`and then there was thing ${turn + 20} again`))
    expect(later.flatMap(recalls)).toEqual([])
    expect(later.map(({ suggestedExerciseId }) => suggestedExerciseId)).not.toContain('longer-exhale')
  })

  test('is offered first, too, where the numbers before and after it say so, and only where it belongs', () => {
    expect(withThat({ helpful: ['body-scan', 'worry-time'] }).say(worry).suggestedExerciseId).toBe(
      'worry-time',
    )
    expect(recalls(withThat({ helpful: ['letter-in-grief'] }).say(worry))).toEqual([])
  })

  test('is opened by a yes', () => {
    const { say } = withThat({ felt: [exhale] })
    say(worry)
    expect(say('yes').suggestedExerciseId).toBe('longer-exhale')
  })

  test.each([
    ['for another need', { ...exhale, need: 'sleep' }],
    ['where it was worse since', { ...exhale, last: 'worse' }],
    ['where it did not help on the whole', { ...exhale, helped: 0 }],
    ['where it is unfit', { ...exhale, exerciseId: 'body-scan' }],
    ['once it is no exercise any more', { ...exhale, exerciseId: 'of-long-ago' }],
  ] as const)('is not offered first %s', (_, felt) => {
    const reply = withThat({ felt: [felt] }).say(worry)
    expect(recalls(reply)).toEqual([])
    expect(reply.suggestedExerciseId).toBeNull()
  })
})

describe('a fear that came back', () => {
  test.each([
    [1, ['remembered-theme']],
    [2, []],
    [3, ['remembered-theme']],
  ])('after %i conversations is named %j', (times, named) => {
    const { say } = withThat({ themes: { 'worry-loop': times } })
    expect(recalls(say(worry))).toEqual(named)
    expect(recalls(say('and it goes on and on in the street'))).toEqual([])
  })

  test('is not named where another one came', () =>
    expect(recalls(withThat({ themes: { 'ocd-checking': 1 } }).say(worry))).toEqual([]))
})

test('how long an urge was once put off is said where putting off is the next thing, once', () => {
  const { say } = withThat({ longestDelayMinutes: 20 })
  say(needWords['ocd-checking'].name)
  const replies = Array.from({ length: 24 }, (_, turn) => say(`there was lock number ${turn + 20} again`))
  const recalled = replies.filter((reply) => recalls(reply).length > 0)
  expect(recalled.flatMap(recalls)).toEqual(['remembered-delay'])
  expect(recalled[0]?.text).toContain('20 minutes')
})

test('only one thing is come back to in a conversation', () => {
  const { say } = withThat({ themes: { 'worry-loop': 1, 'ocd-checking': 1 }, longestDelayMinutes: 20 })
  expect(recalls(say(worry))).toEqual(['remembered-theme'])
  const later = [
    say(needWords['ocd-checking'].name),
    ...Array.from({ length: 14 }, (_, turn) => say(`there was lock number ${turn + 20} again`)),
  ]
  expect(later.at(-1)?.guide.need).toBe('ocd-checking')
  expect(later.flatMap(recalls)).toEqual([])
})

describe('never in a crisis', () => {
  const all = { felt: [exhale], themes: { 'worry-loop': 1 }, longestDelayMinutes: 20 } as const

  test('nothing is used, and nothing is remembered', () => {
    for (const [tier, concerns] of [
      ['crisis', ['suicide']],
      ['emergency', ['taken']],
      ['care', ['self-harm']],
    ] as const) {
      const { say } = withThat(all)
      const replies = [worry, 'don’t reassure me about my heart', 'A bit better'].map((text) =>
        say(text, tier, [...concerns]),
      )
      expect(replies.flatMap(recalls)).toEqual([])
      expect(replies.flatMap(({ notes }) => notes)).toEqual([])
    }
  })

  test('and not in the talk that goes on after one', () => {
    const { say } = withThat(all)
    say('I am going to kill myself tonight', 'crisis', ['suicide'])
    const after = Array.from({ length: 12 }, () => say('I am safe now', 'crisis', [], { heardTier: 'none' }))
    expect(after.at(-1)?.guide.need).not.toBe('crisis')
    const later = [say(worry, 'crisis', [], { heardTier: 'none' }), say('and on it went', 'none'), say(worry)]
    expect(later.flatMap(recalls)).toEqual([])
    expect(later.flatMap(({ notes }) => notes)).toEqual([])
  })
})

test('switched off, the guide says what it says to anybody, and remembers nothing', () => {
  const messages = [worry, 'can we do longer exhale', 'A bit better', 'don’t offer me exercises', 'bye']
  const [off, never] = [conversation('US', null), conversation()]
  for (const message of messages) {
    const reply = off.say(message)
    expect(reply).toEqual(never.say(message))
    expect(reply.notes).toEqual([])
    expect(reply.text).not.toContain('What Leeward remembers')
  }
})

describe('of a turn is remembered', () => {
  test('how an exercise was, and with what, once', () => {
    const { say } = withThat({})
    say(worry)
    expect(say('can we do longer exhale').notes).toEqual([])
    const felt = say('A bit better')
    expect(felt.notes).toEqual([
      {
        type: 'ExerciseFelt',
        data: { exerciseId: 'longer-exhale', need: 'worry-loop', felt: 'better' },
      },
    ])
    expect(felt.text).toContain('“What Leeward remembers”')
    expect(say('A bit better').notes).toEqual([])
  })

  test('what it is told only the first time', () => {
    const { say } = withThat({ isTold: true })
    say('can we do longer exhale')
    const { notes, text } = say('A bit better')
    expect(notes).toMatchObject([{ data: { need: null, felt: 'better' } }])
    expect(text).not.toContain('What Leeward remembers')
  })

  test('a fear once it was gone on with, and none that was heard wrongly', () => {
    const { say } = withThat({})
    expect(say(worry).notes).toEqual([])
    expect(say('and it went on all night in the street').notes).toEqual([
      { type: 'ThemeMet', data: { theme: 'worry-loop' } },
    ])
    const other = withThat({})
    other.say(worry)
    expect(other.say('you don’t understand me').notes).toEqual([])
  })

  test.each(['violence-at-home', 'substance', 'eating', 'certain-beliefs', 'someone-else'] as const)(
    'nothing of %s, but the exercise that helped',
    (need) => {
      const { say } = withThat({})
      say(needWords[need].name)
      const replies = ['and it went on all night', 'can we do orienting', 'A bit better'].map((text) =>
        say(text),
      )
      expect(replies.flatMap(({ notes }) => notes)).toEqual([
        { type: 'ExerciseFelt', data: { exerciseId: 'orienting', need: null, felt: 'better' } },
      ])
    },
  )

  test('a delay, by their own words, where there is an urge', () => {
    const { say } = withThat({})
    say(needWords['ocd-checking'].name)
    expect(say('yesterday I held off for twenty minutes').notes).toContainEqual({
      type: 'UrgeDelayed',
      data: { theme: 'ocd-checking', minutes: 20 },
    })
    expect(withThat({}).say('yesterday I held off for twenty minutes').notes).toEqual([])
  })

  test('only what the log takes: codes and numbers', () => {
    const { say } = withThat({})
    const said = [
      needWords['ocd-checking'].name,
      'I held off for twenty minutes, my mum Marmalade saw it',
      'please don’t reassure me about the marmalade on my heart',
      'can we do urge surfing',
      'Worse',
    ]
    const notes = said.flatMap((text) => say(text).notes)
    expect(new Set(notes.map(({ type }) => type))).toEqual(
      new Set(['ThemeMet', 'UrgeDelayed', 'RuleGiven', 'ExerciseFelt']),
    )
    const of = { memoryId: 'one', sessionId: 'session', messageId: 'first', day: '2026-11-21' }
    for (const { type, data } of notes)
      expect(faultOf({ type, at: '2026-11-21T09:00:00.000Z', data: { ...of, ...data } })).toBeNull()
    expect(JSON.stringify(notes)).not.toMatch(/marmalade/i)
  })
})

describe('an own rule', () => {
  const kept = (rule: Recollection['rules'][number]['rule']) => withThat({ rules: [{ rule, about: null }] })
  const offered = (say: ReturnType<typeof conversation>['say']) =>
    Array.from({ length: 12 }, (_, turn) =>
      say(turn % 2 ? 'another one' : `thing ${turn + 20} in the street`),
    )
      .map(({ suggestedExerciseId }) => suggestedExerciseId)
      .filter((id) => id !== null)

  test('is kept in another conversation', () => {
    const anybody = withThat({})
    anybody.say(worry)
    expect(offered(anybody.say)).not.toEqual([])
    const without = kept('no-exercises')
    without.say(worry)
    expect(offered(without.say)).toEqual([])
    const quiet = kept('no-breathing')
    quiet.say(worry)
    const types = offered(quiet.say).map((id) => findExercise(id)?.type)
    expect(types).not.toEqual([])
    expect(types).not.toContain('breathing')
  })

  test('holds at once, also where nothing is remembered, and it is said for how long', () => {
    for (const [recollection, where] of [
      [nothing, 'What Leeward remembers'],
      [null, 'conversation|as we talk'],
    ] as const) {
      const { say } = conversation('US', recollection)
      say(worry)
      const reply = say('please don’t offer me exercises')
      expect(reply.text).toMatch(new RegExp(where))
      expect(offered(say)).toEqual([])
    }
  })

  test('gives way to what is asked for by name', () =>
    expect(kept('no-breathing').say('can we do box breathing').suggestedExerciseId).toBe('box-breathing'))

  test('not to be reassured is named when it is asked for, once', () => {
    const { say } = kept('no-reassurance')
    say(needWords['health-fear'].name)
    const [first, second] = [say('am I dying? please tell me'), say('are you sure I am ok?')]
    expect(first.guide.said?.some((id) => id.startsWith('act/rule-obeyed.'))).toBe(true)
    expect(second.guide.said?.some((id) => id.startsWith('act/rule-obeyed.'))).toBe(false)
  })
})

test('what is said of remembering has three wordings or more', () => {
  const acts = Object.entries(actWords).filter(([act]) => /^(remembered|rule|first-noted)/.test(act))
  expect(acts).toHaveLength(7)
  for (const [, wordings] of acts) expect(new Set(wordings).size).toBeGreaterThanOrEqual(3)
})
