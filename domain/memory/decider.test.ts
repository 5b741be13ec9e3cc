import { expect, test } from 'vitest'
import { type ForgetMemories, memory, type Remember, type RememberTalk } from '#domain/memory/decider.ts'
import { type MemoryEvent, mostLines, mostMemories, mostModelLines } from '#domain/memory/events.ts'
import type { MemoryNote } from '#domain/memory/note.ts'
import {
  exerciseFelt,
  lineRemembered,
  memoriesForgotten,
  memoryReworded,
  ruleGiven,
  summaryWritten,
  talkRead,
  themeMet,
  urgeDelayed,
} from '#domain/testing/events.ts'
import { specification } from '#domain/testing/specification.ts'

const given = specification(memory)
const at = '2026-11-21T09:00:00.000Z'
const day = '2026-11-21'

const remember = (
  notes: readonly MemoryNote[],
  { sessionId = 'session', messageId = 'second' } = {},
): Remember => ({
  type: 'Remember',
  at,
  data: {
    sessionId,
    messageId,
    day,
    notes: notes.map((note, index) => ({ ...note, memoryId: `new-${index}` })),
  },
})
const forget = (data: ForgetMemories['data']): ForgetMemories => ({ type: 'ForgetMemories', at, data })

const helped: MemoryNote = {
  type: 'ExerciseFelt',
  data: { exerciseId: 'longer-exhale', need: 'worry-loop', felt: 'better' },
}
const worry: MemoryNote = { type: 'ThemeMet', data: { theme: 'worry-loop' } }
const delay = (minutes: number): MemoryNote => ({
  type: 'UrgeDelayed',
  data: { theme: 'ocd-checking', minutes },
})
const rule: MemoryNote = { type: 'RuleGiven', data: { rule: 'no-reassurance', about: 'heart' } }
const named = (memoryId: string) => ({ memoryId, messageId: 'second' })

test('what a message gives is remembered, each by itself', () =>
  given()
    .when(remember([helped, worry]))
    .yields(exerciseFelt(named('new-0')), themeMet(named('new-1'))))

test('a message gives what it gives once, also where it was deleted since', () => {
  given(exerciseFelt())
    .when(remember([helped], { messageId: 'first' }))
    .yields()
  given(exerciseFelt(), memoriesForgotten('memory'))
    .when(remember([helped], { messageId: 'first' }))
    .yields()
})

test('a fear is remembered once in a conversation, and again in the next', () => {
  given(themeMet())
    .when(remember([worry]))
    .yields()
  given(themeMet())
    .when(remember([worry], { sessionId: 'other' }))
    .yields(themeMet({ ...named('new-0'), sessionId: 'other' }))
})

test('of delays only a longer one is remembered, of rules each once', () => {
  given(urgeDelayed({ minutes: 20 }))
    .when(remember([delay(20)]))
    .yields()
  given(urgeDelayed({ minutes: 20 }))
    .when(remember([delay(45)]))
    .yields(urgeDelayed({ ...named('new-0'), minutes: 45 }))
  given(ruleGiven())
    .when(remember([rule]))
    .yields()
})

test('a shorter delay is the longest again once that was deleted', () =>
  given(urgeDelayed({ minutes: 60 }), memoriesForgotten('memory'))
    .when(remember([delay(5)]))
    .yields(urgeDelayed({ ...named('new-0'), minutes: 5 })))

test('one line is deleted with all that it counts, and nothing else', () => {
  const again = exerciseFelt({ memoryId: 'again', messageId: 'second' })
  const rules = ruleGiven({ memoryId: 'rule', messageId: 'third' })
  given(exerciseFelt(), again, rules)
    .when(forget({ of: 'line', id: 'exercise-longer-exhale-worry-loop' }))
    .yields(memoriesForgotten('memory', 'again'))
  given(exerciseFelt(), rules)
    .when(forget({ of: 'line', id: 'nothing' }))
    .yields()
})

test('all is deleted at once, and once', () => {
  const events = [exerciseFelt(), ruleGiven({ memoryId: 'rule' })]
  given(...events)
    .when(forget({ of: 'all' }))
    .yields(memoriesForgotten('memory', 'rule'))
  given(...events, memoriesForgotten('memory', 'rule'))
    .when(forget({ of: 'all' }))
    .yields()
})

test('what a conversation or a message gave goes with it', () => {
  const events = [exerciseFelt(), themeMet({ memoryId: 'other', sessionId: 'other', messageId: 'second' })]
  given(...events)
    .when(forget({ of: 'session', id: 'other' }))
    .yields(memoriesForgotten('other'))
  given(...events)
    .when(forget({ of: 'message', id: 'first', sessionId: 'session' }))
    .yields(memoriesForgotten('memory'))
})

test('there is an end to how much is remembered', () => {
  const many: MemoryEvent[] = Array.from({ length: mostMemories }, (_, index) =>
    exerciseFelt({ memoryId: `memory-${index}`, messageId: `message-${index}` }),
  )
  expect(memory.decide(remember([helped]), many.reduce(memory.evolve, memory.initialState), [])).toEqual([])
  expect(
    memory.decide(remember([helped]), many.slice(1).reduce(memory.evolve, memory.initialState), []),
  ).toHaveLength(1)
})

const text = 'Morning walks help.'
const add = (memoryId: string) =>
  ({ type: 'AddLine', at, data: { memoryId, day }, personal: { text } }) as const
const read = ({
  of = 'lines' as const,
  since = null,
  forgotten = 0,
  before = null,
  lines = [{ memoryId: 'line', text }],
  summary = null,
}: Partial<RememberTalk['data'] & RememberTalk['personal']> = {}): RememberTalk => ({
  type: 'RememberTalk',
  at,
  data: { sessionId: 'session', through: 'first', day, of, since, forgotten, before, messageIds: ['first'] },
  personal: { lines, summary },
})

test('a person adds a line once, and a dozen at most', () => {
  const added = lineRemembered({ memoryId: 'mine', sessionId: null, messageIds: [], by: 'person' })
  given().when(add('mine')).yields(added)
  given(added).when(add('mine')).yields()
  const dozen = Array.from({ length: mostLines }, (_, index) => lineRemembered({ memoryId: `line-${index}` }))
  given(...dozen)
    .when(add('mine'))
    .refuses('memory-full')
  given(...dozen)
    .when(read())
    .yields(talkRead())
})

test('a model leaves some of the places to the person', () => {
  const some = Array.from({ length: mostModelLines }, (_, index) =>
    lineRemembered({ memoryId: `line-${index}` }),
  )
  given(...some)
    .when(read())
    .yields(talkRead())
  given(...some.slice(1))
    .when(read())
    .yields(talkRead(), lineRemembered())
})

test('words are changed of what has words, and of nothing that was deleted', () => {
  const change = (memoryId: string) =>
    ({
      type: 'RewordMemory',
      at,
      data: { memoryId, day },
      personal: { text: 'Slow morning walks help.' },
    }) as const
  given(lineRemembered()).when(change('line')).yields(memoryReworded())
  given(lineRemembered(), memoriesForgotten('line')).when(change('line')).refuses('memory-unknown')
  given(ruleGiven()).when(change('memory')).refuses('memory-unknown')
})

test('a part of a conversation is read once, whatever was forgotten of it since', () => {
  given().when(read()).yields(talkRead(), lineRemembered())
  given(talkRead(), lineRemembered(), memoriesForgotten('line'))
    .when(read({ forgotten: 1, lines: [{ memoryId: 'again', text }] }))
    .yields()
  given(talkRead({ through: 'zeroth' }))
    .when(read({ since: 'zeroth', lines: [] }))
    .yields(talkRead())
})

test('a summary is taken on as the one that it was, and begins anew where that was forgotten', () => {
  const summed = (since: string | null, before: RememberTalk['data']['before'] = null, forgotten = 0) =>
    read({ of: 'summary', since, forgotten, before, lines: [], summary: { memoryId: 'new', text } })
  const [readUp, first] = [talkRead({ of: 'summary' }), summaryWritten()]
  given()
    .when(summed(null))
    .yields(readUp, { ...summaryWritten({ memoryId: 'new' }), personal: { text } })
  given(readUp, first)
    .when(summed('first', { memoryId: 'summary', at: first.at }))
    .yields(readUp, { ...memoryReworded({ memoryId: 'summary', by: 'model' }), personal: { text } })
  given(readUp, first, memoriesForgotten('summary'))
    .when(summed('first', null, 1))
    .yields(readUp, { ...summaryWritten({ memoryId: 'new' }), personal: { text } })
})

test('with a message goes what was read of it, and the summary of its conversation', () => {
  const events = [
    lineRemembered(),
    lineRemembered({ memoryId: 'of-others', messageIds: ['second'] }),
    summaryWritten(),
    summaryWritten({ memoryId: 'elsewhere', sessionId: 'other' }),
  ]
  given(...events)
    .when(forget({ of: 'message', id: 'first', sessionId: 'session' }))
    .yields(memoriesForgotten('line', 'summary'))
  given(...events)
    .when(forget({ of: 'session', id: 'session' }))
    .yields(memoriesForgotten('line', 'of-others', 'summary'))
  given(...events)
    .when(forget({ of: 'line', id: 'of-others' }))
    .yields(memoriesForgotten('of-others', 'summary'))
})

test('what a summary was taken on from does not come back with it, once that was changed or forgotten', () => {
  const first = summaryWritten()
  const taken = read({
    of: 'summary',
    before: { memoryId: 'summary', at: first.at },
    lines: [],
    summary: { memoryId: 'new', text },
  })
  given(first, memoriesForgotten('summary')).when(taken).yields()
  given(first, memoryReworded({ memoryId: 'summary', at: '2026-11-21T10:00:00.000Z' }))
    .when(taken)
    .yields()
})

test('nothing comes of a reading during which something was forgotten', () => {
  given(themeMet(), memoriesForgotten('memory')).when(read()).yields()
  given(themeMet(), memoriesForgotten('memory'))
    .when(read({ of: 'summary', lines: [] }))
    .yields()
  given(themeMet(), memoriesForgotten('memory'))
    .when(read({ forgotten: 1 }))
    .yields(talkRead(), lineRemembered())
})

test('when something was last forgotten is known, also where it was brought along later', () => {
  const brought = { ...memoriesForgotten('other'), at: '2026-11-20T09:00:00.000Z' }
  const state = [memoriesForgotten('memory'), brought].reduce(memory.evolve, memory.initialState)
  expect(state.forgotten).toEqual({ times: 2, at: memoriesForgotten('memory').at })
})
