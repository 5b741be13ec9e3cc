import { expect, test, vi } from 'vitest'
import { hint } from '#infra/hint.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'

test('a hint that fails is a line in the log without a word of what it was about, and nothing else', async () => {
  const { log, lines } = memoryLog()
  hint(log, 'stop a reply', () => Promise.reject(new Error('the words of a person')))
  await vi.waitFor(() => expect(lines.join()).toContain('stop a reply'))
  expect(lines.join()).not.toContain('the words of a person')
})

test('nobody waits for a hint', () => {
  hint(memoryLog().log, 'never', () => new Promise(() => {}))
})
