import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import type { JobHandlers, JobPayload } from '#infra/jobs/jobs.ts'
import type { QueuePlace } from '#infra/jobs/queue-backend.ts'
import { createQueue, type QueuePace } from '#infra/jobs/queue.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'

export const idle: JobHandlers = {
  project: async () => {},
  'reply-to-message': async () => {},
  'reply-with-model': async () => {},
  'remember-talk': async () => {},
  'reflect-on-entry': async () => {},
  'reflect-with-model': async () => {},
  'send-mail': async () => {},
  sweep: async () => {},
}

export const reply = (): JobPayload<'reply-to-message'> => ({
  subjectId: randomUUID(),
  sessionId: 'session-1',
  messageId: randomUUID(),
})

/** A queue in a hurry, which closes with the test; `lines` are what it logs. */
export function openQueue(place: QueuePlace, pace: QueuePace = {}) {
  const { log, lines } = memoryLog()
  const queue = createQueue(place, log, { timeScale: 0.1, drainMs: 5_000, ...pace })
  return { ...queue, lines, [Symbol.asyncDispose]: () => queue.close() }
}

/** Waits until the check holds. */
export const settle = (check: () => unknown, timeout = 20_000) => vi.waitFor(check, { timeout, interval: 10 })
