import { expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { shownBefore } from '#web/chat/use-concern.ts'

const said = (tier: Message['tier'], isCorrected = false): Message => ({
  id: 'message',
  role: 'user',
  content: '',
  timestamp: '2026-11-21T09:00:00.000Z',
  tier,
  isCorrected,
})

test('an earlier visit has shown the highest tier', () =>
  expect(shownBefore([said('crisis'), said('none')])).toBe('crisis'))

test('what was corrected does not keep the dialog from opening again', () => {
  expect(shownBefore([said('crisis', true), said('none')])).toBe('none')
  expect(shownBefore([said('crisis'), said('none', true)])).toBe('none')
  expect(shownBefore([said('crisis', true), said('crisis')])).toBe('crisis')
})
