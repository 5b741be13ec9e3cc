import { expect, test } from 'vitest'
import type { Message } from '#contract/chat.ts'
import { linesOf } from '#web/chat/lines.tsx'
import type { Turn } from '#web/chat/turn.ts'

const messages: Message[] = Array.from({ length: 6 }, (_, index) => ({
  id: `message-${index}`,
  role: index % 2 === 0 ? 'user' : 'assistant',
  content: `Word ${index}`,
  timestamp: new Date(2026, 10, 21, 9, index).toISOString(),
}))
const turn: Turn = {
  messageId: 'said-now',
  text: 'And one more.',
  sentAt: new Date(2026, 10, 21, 10).toISOString(),
  phase: 'sending',
  tier: 'none',
  concerns: [],
  notices: [],
  reason: null,
  isSaved: false,
}
const lines = (saying: Turn | null, said = messages) =>
  linesOf({ messages: said, sessionId: 'session', turn: saying, failed: [], onRetry: () => {} })

test('what was said before is not drawn again because something new is said', () => {
  const before = lines(null)
  const after = lines(turn, [...messages])
  expect(after).toHaveLength(messages.length + 1)
  for (const [index, line] of before.entries()) expect(after[index]).toBe(line)
})

test('a message that has changed is drawn again', () => {
  const [first, ...rest] = messages
  const changed = lines(null, [{ ...first!, tier: 'care' }, ...rest])
  expect(changed[0]).not.toBe(lines(null)[0])
  expect(changed[0]).toMatchObject({ id: 'message-0', tier: 'care' })
})
