import { expect, test } from 'vitest'
import { noticeKinds } from '#domain/chat/notices.ts'
import { noticeMessage, shownNotices } from '#web/chat/notice-messages.ts'

const repeated = ['start', 'hours', 'away', 'asked', 'minor'] as const

test.each(repeated)('%s says that no person replies, and which it is', (kind) => {
  expect(noticeMessage(kind, 'model')).toContain('An AI replies here, not a person.')
  expect(noticeMessage(kind, 'guide')).toContain('no AI, and not a person')
  expect(noticeMessage(kind, null)).toContain('not a person')
})

test('no notice misses anybody or asks them to stay', () => {
  for (const kind of noticeKinds)
    expect(noticeMessage(kind, 'model')).not.toMatch(/missed you|glad|come back|stay/i)
})

test('whoever is too young is told kindly, with help first', () => {
  const message = noticeMessage('under-age', 'guide')
  expect(message).toContain('not in trouble')
  expect(message.indexOf('people below')).toBeLessThan(message.indexOf('made for people who are a bit older'))
  expect(message).toContain('No AI gets what you say')
})

test('whoever asks with their first words is told once', () => {
  expect(shownNotices(['start', 'asked'])).toEqual(['asked'])
  expect(shownNotices(['start', 'minor'])).toEqual(['minor'])
  expect(shownNotices(['start', 'under-age'])).toEqual(['start', 'under-age'])
})
