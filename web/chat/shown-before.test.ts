import { expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { missedCrisis, shownBefore } from '#web/chat/concern.ts'

const at = '2026-11-21T09:00:00.000Z'
const now = Date.parse(at) + 60_000
const said = (tier: Message['tier'], more: Partial<Message> = {}): Message => ({
  id: 'message',
  role: 'user',
  content: '',
  timestamp: at,
  tier,
  ...more,
})
const corrected = { isCorrected: true }
const raised = { isRaised: true }
const never = () => false
const always = () => true

test('an earlier visit has shown the highest tier', () =>
  expect(shownBefore([said('crisis'), said('none')], never)).toBe('crisis'))

test('what was corrected does not keep the dialog from opening again', () => {
  expect(shownBefore([said('crisis', corrected), said('none')], never)).toBe('none')
  expect(shownBefore([said('crisis'), said('none', corrected)], never)).toBe('none')
  expect(shownBefore([said('crisis', corrected), said('crisis')], never)).toBe('crisis')
})

test('what was found late counts as shown only where it was', () => {
  expect(shownBefore([said('care'), said('crisis', raised)], never)).toBe('care')
  expect(shownBefore([said('care'), said('crisis', raised)], always)).toBe('crisis')
})

test('a crisis found late, and seen by nobody, is missed', () => {
  const late = said('crisis', raised)
  expect(missedCrisis([late, said('none')], never, now)).toBe(late)
  expect(missedCrisis([late], always, now)).toBeUndefined()
  expect(missedCrisis([said('crisis')], never, now)).toBeUndefined()
  expect(missedCrisis([said('care', raised)], never, now)).toBeUndefined()
  expect(missedCrisis([said('crisis', { ...raised, ...corrected })], never, now)).toBeUndefined()
  expect(missedCrisis([late], never, now + 86_400_000)).toBeUndefined()
})

test('what turns out graver than what was shown is missed again', () => {
  const emergency = said('emergency', raised)
  expect(missedCrisis([emergency], ({ tier }) => tier === 'crisis', now)).toBe(emergency)
})
