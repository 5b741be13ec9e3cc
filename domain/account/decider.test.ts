import { test } from 'vitest'
import { account } from '#domain/account/decider.ts'
import type { AccountOpened, DeletionRequested } from '#domain/account/events.ts'
import { specification } from '#domain/testing/specification.ts'

const given = specification(account)
const at = '2026-11-21T09:00:00.000Z'
const inAWeek = '2026-11-28T09:00:00.000Z'
const person = { firstName: 'Ada', email: 'ada@example.org' }
const opened: AccountOpened = { type: 'AccountOpened', at, data: { provider: 'google' }, personal: person }
const leaving: DeletionRequested = { type: 'DeletionRequested', at, data: { dueAt: inAWeek } }
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
  given(opened).when(correct).yields({ ...correct, type: 'NameCorrected' })
})

test('what a visitor did is claimed once', () => {
  const asked = { type: 'ClaimVisitor', at, data: claim } as const
  const claimed = { type: 'VisitorClaimed', at, data: claim } as const
  given(opened).when(asked).yields(claimed)
  given(opened, claimed).when(asked).yields()
})

test('each consent is given and withdrawn on its own, and a new recipient is a new consent', () => {
  const give = { type: 'GiveConsent', at, data: { purpose: 'model', recipient: 'Example AI' } } as const
  const consent = { type: 'ConsentGiven', at, data: give.data } as const
  const withdraw = { type: 'WithdrawConsent', at, data: { purpose: 'model' } } as const
  const other = { ...give, data: { ...give.data, recipient: 'Other AI' } }
  given(opened).when(give).yields(consent)
  given(opened, consent).when(give).yields()
  given(opened, consent).when(other).yields({ ...other, type: 'ConsentGiven' })
  given(opened, consent).when(withdraw).yields({ ...withdraw, type: 'ConsentWithdrawn' })
  given(opened).when(withdraw).yields()
})

test('a deletion is due at once or in seven days, and can be taken back until then', () => {
  given(opened).when({ type: 'RequestDeletion', at, data: { when: 'in-7-days' } }).yields(leaving)
  given(opened)
    .when({ type: 'RequestDeletion', at, data: { when: 'now' } })
    .yields({ type: 'DeletionRequested', at, data: { dueAt: at } })
  const takeBack = { type: 'TakeDeletionBack', at, data: {} } as const
  given(opened, leaving).when(takeBack).yields({ ...takeBack, type: 'DeletionTakenBack' })
  given(opened).when(takeBack).yields()
  given(opened, leaving).when({ ...takeBack, at: inAWeek }).refuses('account-deletion-due')
})
