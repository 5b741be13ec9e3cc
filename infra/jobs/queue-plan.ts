import type { JobsOptions } from 'bullmq'
import type { JobName } from '#infra/jobs/jobs.ts'

/** One queue for each kind of work, so that a person's reply never waits behind read models. */
export const queues = {
  // A reply waits for the model nearly all its time.
  replies: { concurrency: 50 },
  projections: { concurrency: 4 },
  upkeep: { concurrency: 1 },
  // A mail server that is slow holds up nothing else.
  mail: { concurrency: 4 },
} as const

export type QueueName = keyof typeof queues
export const queueNames = Object.keys(queues) as QueueName[]

type Plan = {
  queue: QueueName
  attempts: number
  /** Before the second attempt, in ms; doubled each time, and up to a third shorter by chance. */
  firstRetryAfter: number
  /** Its payload names a person: nothing of it is left behind, also where it failed for good. */
  namesPerson?: true
}

const plans: Record<JobName, Plan> = {
  // Four attempts within about 30 s: longer than most hiccups of a model server, shorter than patience.
  'reply-to-message': { queue: 'replies', attempts: 4, firstRetryAfter: 5_000, namesPerson: true },
  // Somebody waits at the page, for a minute at most.
  'reflect-on-entry': { queue: 'replies', attempts: 3, firstRetryAfter: 2_000, namesPerson: true },
  project: { queue: 'projections', attempts: 3, firstRetryAfter: 500 },
  // About a minute in all: somebody waits for it, and the sweep asks again as long as the mail is of use.
  'send-mail': { queue: 'mail', attempts: 6, firstRetryAfter: 2_000 },
  sweep: { queue: 'upkeep', attempts: 1, firstRetryAfter: 0 },
}

const week = 7 * 24 * 3_600

export const queueOf = (name: JobName): QueueName => plans[name].queue

/** `haste` divides every waiting time: tests are in more of a hurry than people. */
export function planJob(name: JobName, haste: number): JobsOptions {
  const { attempts, firstRetryAfter, namesPerson = false } = plans[name]
  return {
    attempts,
    backoff: { type: 'exponential', delay: firstRetryAfter / haste, jitter: 0.33 },
    // With a count instead, the PostgreSQL backend deadlocks under load.
    removeOnComplete: true,
    removeOnFail: namesPerson || { age: week },
    // A stack repeats the message, which may quote a person.
    stackTraceLimit: 0,
  }
}
