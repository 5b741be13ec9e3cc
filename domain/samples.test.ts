import { expect, test } from 'vitest'
import type { AgeTold } from '#domain/account/age-events.ts'
import { age } from '#domain/account/age/decider.ts'
import type { ConsentEvent } from '#domain/account/consent-events.ts'
import { consents } from '#domain/account/consents.ts'
import { account } from '#domain/account/decider.ts'
import accountSamples from '#domain/account/events.samples.json' with { type: 'json' }
import type { AccountEvent } from '#domain/account/events.ts'
import { evolve, replyStateOf, unstarted } from '#domain/chat/conversation.ts'
import chatSamples from '#domain/chat/events.samples.json' with { type: 'json' }
import type { ChatEvent } from '#domain/chat/events.ts'
import { turnOf } from '#domain/chat/turn.ts'
import { checkIns } from '#domain/check-ins/decider.ts'
import checkInSamples from '#domain/check-ins/events.samples.json' with { type: 'json' }
import type { CheckInEvent } from '#domain/check-ins/events.ts'
import { eventSchemas } from '#domain/event-schemas.ts'
import type { Fact } from '#domain/event.ts'
import { findExercise } from '#domain/exercises/catalogue.ts'
import { exercises } from '#domain/exercises/decider.ts'
import exerciseSamples from '#domain/exercises/events.samples.json' with { type: 'json' }
import type { ExerciseEvent } from '#domain/exercises/events.ts'
import { currentEntryOf } from '#domain/journal/current-entry.ts'
import { journal } from '#domain/journal/decider.ts'
import journalSamples from '#domain/journal/events.samples.json' with { type: 'json' }
import type { JournalEvent } from '#domain/journal/events.ts'
import { memory, readThrough } from '#domain/memory/decider.ts'
import memorySamples from '#domain/memory/events.samples.json' with { type: 'json' }
import type { MemoryEvent } from '#domain/memory/events.ts'
import { linesOf } from '#domain/memory/lines.ts'
import { mood } from '#domain/mood/decider.ts'
import moodSamples from '#domain/mood/events.samples.json' with { type: 'json' }
import type { MoodEvent } from '#domain/mood/events.ts'
import { plan } from '#domain/plan/decider.ts'
import planSamples from '#domain/plan/events.samples.json' with { type: 'json' }
import type { PlanEvent } from '#domain/plan/events.ts'
import sessionSamples from '#domain/sessions/events.samples.json' with { type: 'json' }

// The samples are what is stored for good: a shape that once was written must always be read.
const samples = [
  ...sessionSamples,
  ...chatSamples,
  ...moodSamples,
  ...journalSamples,
  ...exerciseSamples,
  ...memorySamples,
  ...planSamples,
  ...checkInSamples,
  ...accountSamples,
]

test('every type of event has a sample of its first shape', () => {
  const first = samples.filter(({ schemaVersion }) => schemaVersion === 1)
  expect(first.map(({ type }) => type).toSorted()).toEqual(Object.keys(eventSchemas).toSorted())
})

test('the stored conversation is read as it was', () => {
  const facts = ([...sessionSamples, ...chatSamples] as Fact<ChatEvent>[]).filter(
    ({ type }) => type !== 'SessionDeleted' && type !== 'MessageRetracted',
  )
  const conversation = facts.reduce(evolve, unstarted)
  expect(conversation).toEqual({
    isStarted: true,
    isDeleted: false,
    hasMessages: true,
    recentTurns: [
      {
        messageId: '3e55a6e0000000000000000000000001',
        reply: { state: 'written', replyId: '4e917000000000000000000000000001', isRated: true },
      },
    ],
    concern: [{ tier: 'care', at: '2026-11-21T09:03:20.000Z', isCorrected: true }],
    guide: { need: 'intrusive-thought', step: 'welcome', missed: 0 },
    guideBeforeCrisis: null,
    unclear: null,
    asked: [],
    noticedAt: null,
    saidAt: '2026-11-21T09:01:00.000Z',
    titles: ['717e0000000000000000000000000002'],
  })
  expect(replyStateOf(conversation, turnOf(facts))).toBe('written')
})

test('the stored deletions are read as they were', () => {
  const facts = [...sessionSamples, ...chatSamples] as Fact<ChatEvent>[]
  const inOrder = facts.toSorted((one, other) => one.at.localeCompare(other.at))
  const conversation = inOrder.reduce(evolve, unstarted)
  expect(conversation.isDeleted).toBe(true)
  expect(conversation.recentTurns).toEqual([])
  expect(replyStateOf(conversation, turnOf(inOrder))).toBe('retracted')
})

test('the stored mood is read as it was', () => {
  const about = moodSamples as Fact<MoodEvent>[]
  const [at, moodId] = ['2026-11-21T09:00:00.000Z', '300d0000000000000000000000000001']
  const data = { moodId, level: 9, sessionId: null, day: '2026-11-21' }
  const log = { type: 'LogMood', at, data, personal: { note: null } } as const
  expect(() => mood.decide(log, null, about.slice(0, 1))).toThrow('mood-entry-conflict')
  expect(mood.decide(log, null, about.slice(0, 2))).toEqual([])
  expect(mood.decide({ type: 'RetractMood', at, data: { moodId } }, null, about)).toEqual([])
})

test('the stored journal entry is read as it was', () => {
  const facts = journalSamples as Fact<JournalEvent>[]
  expect(facts.slice(0, -1).reduce(journal.evolve, journal.initialState)).toEqual({
    status: 'active',
    words: { at: expect.any(String), tier: 'care' },
    reflection: { id: '4ef1ec7e000000000000000000000001', state: 'written' },
    timesAsked: 1,
  })
  expect(currentEntryOf(journalSamples.slice(0, -1) as JournalEvent[])).toMatchObject({
    tier: 'care',
    concerns: ['self-neglect'],
    editedAt: expect.any(String),
  })
  expect(facts.reduce(journal.evolve, journal.initialState).status).toBe('retracted')
})

test('the stored completion is read as it was, of an exercise that is still known', () => {
  const about = exerciseSamples as Fact<ExerciseEvent>[]
  const retract = {
    type: 'RetractExercise',
    at: '2026-11-21T09:00:00.000Z',
    data: { completionId: 'c0301e7e000000000000000000000001' },
  } as const
  expect(exercises.decide(retract, null, about.slice(0, 1))).toMatchObject([{ type: 'ExerciseRetracted' }])
  expect(exercises.decide(retract, null, about)).toEqual([])
  const known = exerciseSamples.flatMap(({ data }) => data.exerciseId ?? [])
  expect(known.map(findExercise)).not.toContain(null)
})

test('what was remembered is read as it was, and what was deleted of it is not', () => {
  const facts = memorySamples as Fact<MemoryEvent>[]
  expect(
    linesOf(facts.slice(0, 4).reduce(memory.evolve, memory.initialState).standing).map(({ id }) => id),
  ).toEqual(['rule-no-reassurance-heart', 'delay', 'theme-worry-loop', 'exercise-longer-exhale-worry-loop'])
  const now = facts.reduce(memory.evolve, memory.initialState)
  expect(linesOf(now.standing).map(({ id }) => id)).toEqual(['rule-no-reassurance-heart', 'delay'])
  expect(now.standing.slice(-2).map(({ type }) => type)).toEqual(['LineRemembered', 'SummaryWritten'])
  expect(readThrough(now, 'lines', '5e551010000000000000000000000001')).not.toBeNull()
})

test('the stored plan is read as it was', () =>
  expect((planSamples as Fact<PlanEvent>[]).reduce(plan.evolve, plan.initialState)).toEqual([
    '9a1a0000000000000000000000000002',
  ]))

test('the stored check-in is read as it was', () => {
  const facts = checkInSamples as Fact<CheckInEvent>[]
  expect(facts.slice(0, 1).reduce(checkIns.evolve, checkIns.initialState)).toEqual({
    standing: ['c4ec1000000000000000000000000001'],
    latest: { 'gad-7': '2026-11-21' },
  })
  expect(facts.reduce(checkIns.evolve, checkIns.initialState).standing).toEqual([])
})

test('the stored account and its answers are read as they were', () => {
  const isConsent = ({ type }: { type: string }) => type.startsWith('Consent')
  const isAccount = ({ type }: { type: string }) => !type.startsWith('Consent') && type !== 'AgeTold'
  const facts = accountSamples.filter(isAccount) as Fact<AccountEvent>[]
  expect(facts.slice(0, 4).reduce(account.evolve, account.initialState)).toEqual({
    status: 'leaving',
    dueAt: '2026-11-28T08:03:00.000Z',
    receipt: '0d0e1f00-0000-4000-8000-000000000002',
  })
  expect(facts.reduce(account.evolve, account.initialState).status).toBe('erased')
  const answers = accountSamples.filter(isConsent) as Fact<ConsentEvent>[]
  expect(answers.slice(0, 1).reduce(consents.evolve, consents.initialState)).toEqual({
    'model-chat': { isGiven: true, recipient: 'OpenAI (calm-1)', at: '2026-11-21T08:06:00.000Z' },
    'model-journal': { isGiven: true, recipient: 'OpenAI (calm-1)', at: '2026-11-21T08:06:00.000Z' },
  })
  expect(answers.reduce(consents.evolve, consents.initialState)['model-journal']?.isGiven).toBe(false)
  const told = accountSamples.filter(({ type }) => type === 'AgeTold') as Fact<AgeTold>[]
  expect(told.reduce(age.evolve, age.initialState)).toEqual({
    group: 'minor',
    at: '2026-11-21T08:08:00.000Z',
  })
})
