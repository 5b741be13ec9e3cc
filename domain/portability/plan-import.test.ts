import { expect, test } from 'vitest'
import { type LocalState, planImport } from '#domain/portability/plan-import.ts'
import type { PortableEvent, PortableFact } from '#domain/portability/portable-event.ts'
import {
  messageSent,
  moodLogged,
  moodRetracted,
  replyWritten,
  sessionDeleted,
  sessionStarted,
} from '#domain/testing/events.ts'

const facts = (...events: PortableEvent[]): PortableFact[] =>
  events.map((event, nth) => ({ ...event, id: `event ${nth}` }))

const local = (more: Partial<LocalState> = {}): LocalState => ({
  eventIdsOf: ({ id }) => [`here ${id}`, id],
  isKnownEvent: () => false,
  isOwn: () => false,
  localId: (id) => `here ${id}`,
  isGone: () => false,
  ...more,
})

test('events that follow each other in one stream go together, under the ids that they have here', () => {
  const { runs } = planImport(facts(sessionStarted, messageSent(), moodLogged(), replyWritten()), local())
  expect(runs.map(({ kind, id, events }) => [kind, id, events.map(({ eventId }) => eventId)])).toEqual([
    ['session', 'here session', ['here event 0', 'here event 1']],
    ['mood', null, ['here event 2']],
    ['session', 'here session', ['here event 3']],
  ])
})

test('what is known by any of its ids is left out, and what comes twice counts once', () => {
  const [started, sent] = facts(sessionStarted, messageSent())
  const isKnownEvent = (id: string) => id === 'event 0'
  const plan = planImport([started!, sent!, sent!], local({ isKnownEvent }))
  expect(plan.known).toBe(1)
  expect(plan.runs.flatMap(({ events }) => events)).toHaveLength(1)
})

test('what is about things that were deleted here, or are on the way, is left out', () => {
  const isGone = (id: string) => id === 'here session'
  expect(planImport(facts(sessionStarted, messageSent(), moodLogged()), local({ isGone }))).toMatchObject({
    leftOut: 2,
    runs: [{ kind: 'mood' }],
  })
  const ended = facts(sessionStarted, sessionDeleted, messageSent(), moodLogged(), moodRetracted('mood'))
  expect(planImport(ended, local()).leftOut).toBe(1)
})

test('an event keeps the time zone that it had', () => {
  const [fact] = facts(moodLogged())
  const { runs } = planImport([{ ...fact!, timeZone: 'Asia/Tokyo' }], local())
  expect(runs[0]?.events[0]?.timeZone).toBe('Asia/Tokyo')
})
