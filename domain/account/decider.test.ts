import { test } from 'vitest'
import { account } from '#domain/account/decider.ts'
import type { AccountOpened, DeletionRequested } from '#domain/account/events.ts'
import { specification } from '#domain/testing/specification.ts'

const given = specification(account)
const at = '2026-11-21T09:00:00.000Z'
const inAWeek = '2026-11-28T09:00:00.000Z'
const receipt = 'receipt'
const person = { firstName: 'Ada', email: 'ada@example.org' }
const opened: AccountOpened = { type: 'AccountOpened', at, data: { provider: 'google' }, personal: person }
const leaving: DeletionRequested = { type: 'DeletionRequested', at, data: { dueAt: inAWeek, receipt } }
const erased = { type: 'AccountErased', at, data: { askedBy: 'person' } } as const
const claim = { visitorId: 'visitor', sessions: 1, moods: 2, exercises: 0 }

test('an account is opened once', () => {
  const open = { type: 'OpenAccount', at, data: { provider: 'google' }, personal: person } as const
  given().when(open).yields(opened)
  given(opened).when(open).yields()
})

test('nothing can be asked of an account that is not there, or no more', () => {
  const correct = { type: 'CorrectName', at, data: {}, personal: { firstName: 'Grace' } } as const
  given().when(correct).refuses('account-unknown')
  given(opened, erased).when(correct).refuses('account-unknown')
  given(opened)
    .when(correct)
    .yields({ ...correct, type: 'NameCorrected' })
})

test('what a visitor did is claimed once', () => {
  const asked = { type: 'ClaimVisitor', at, data: claim } as const
  const claimed = { type: 'VisitorClaimed', at, data: claim } as const
  given(opened).when(asked).yields(claimed)
  given(opened, claimed).when(asked).yields()
})

test('a deletion is due at once or in seven days, and can be taken back until then', () => {
  given(opened)
    .when({ type: 'RequestDeletion', at, data: { when: 'in-7-days', receipt } })
    .yields(leaving)
  given(opened)
    .when({ type: 'RequestDeletion', at, data: { when: 'now', receipt } })
    .yields({ type: 'DeletionRequested', at, data: { dueAt: at, receipt } })
  const takeBack = { type: 'TakeDeletionBack', at, data: {} } as const
  given(opened, leaving)
    .when(takeBack)
    .yields({ ...takeBack, type: 'DeletionTakenBack' })
  given(opened).when(takeBack).yields()
  given(opened, leaving)
    .when({ ...takeBack, at: inAWeek })
    .refuses('account-deletion-due')
})

test('a deletion that is asked for twice is one, due when it was first', () => {
  const later = '2026-11-22T09:00:00.000Z'
  const data = { when: 'in-7-days', receipt: 'another' } as const
  given(opened, leaving).when({ type: 'RequestDeletion', at: later, data }).yields()
  const now: DeletionRequested = { type: 'DeletionRequested', at, data: { dueAt: at, receipt } }
  given(opened, now)
    .when({ type: 'RequestDeletion', at: later, data: { ...data, when: 'now' } })
    .yields()
})

test('who wants to leave sooner keeps the number of the proof', () =>
  given(opened, leaving)
    .when({ type: 'RequestDeletion', at, data: { when: 'now', receipt: 'another' } })
    .yields({ ...leaving, data: { dueAt: at, receipt } }))
