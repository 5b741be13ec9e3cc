import type { JobsOptions } from 'bullmq'
import type { JobName } from '#infra/jobs/jobs.ts'

/** One queue for each kind of work: read models never keep a reply waiting, nor does a model one that needs none. */
export const queues = {
  // What the guide or prepared words answer, and the first words in a crisis.
  replies: { concurrency: 50 },
  // A model is waited for nearly all the time; `createQueue` may be told another number.
  'model-replies': { concurrency: 50 },
  // A model is asked in the background: no reply waits behind it.
  remembering: { concurrency: 4 },
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
  /** So many of one person's run at a time. */
  mostPerPerson?: number
}

/** One person's open conversations leave room for everybody else's. */
const mostPerPerson = 2

const plans: Record<JobName, Plan> = {
  // Four attempts within about 30 s: longer than most hiccups of a database.
  'reply-to-message': {
    queue: 'replies',
    attempts: 4,
    firstRetryAfter: 5_000,
    namesPerson: true,
    // Asked only where a model would hold a place of the lane: then prepared words come in its place, at once.
    mostPerPerson,
  },
  // A model that fails is asked three times within some 5 s; then the guide replies.
  'reply-with-model': {
    queue: 'model-replies',
    attempts: 3,
    firstRetryAfter: 1_500,
    namesPerson: true,
    mostPerPerson,
  },
  // Somebody waits at the page, for a minute at most.
  'reflect-on-entry': { queue: 'replies', attempts: 3, firstRetryAfter: 2_000, namesPerson: true },
  // Nobody waits for it, and the next turn asks again.
  'remember-talk': { queue: 'remembering', attempts: 2, firstRetryAfter: 10_000, namesPerson: true },
  'reflect-with-model': {
    queue: 'model-replies',
    attempts: 3,
    firstRetryAfter: 2_000,
    namesPerson: true,
    mostPerPerson,
  },
  project: { queue: 'projections', attempts: 3, firstRetryAfter: 500 },
  // About a minute in all: somebody waits for it, and the sweep asks again as long as the mail is of use.
  'send-mail': { queue: 'mail', attempts: 6, firstRetryAfter: 2_000 },
  sweep: { queue: 'upkeep', attempts: 1, firstRetryAfter: 0 },
}

const week = 7 * 24 * 3_600

export const queueOf = (name: JobName): QueueName => plans[name].queue

/** How many jobs of this name one person may have running at once. */
export const mostPerPersonOf = (name: JobName): number => plans[name].mostPerPerson ?? Infinity

/** `timeScale` is a factor for every waiting time. */
export function planJob(name: JobName, timeScale: number): JobsOptions {
  const { attempts, firstRetryAfter, namesPerson = false } = plans[name]
  return {
    attempts,
    backoff: { type: 'exponential', delay: firstRetryAfter * timeScale, jitter: 0.33 },
    // With a count instead, the PostgreSQL backend deadlocks under load.
    removeOnComplete: true,
    removeOnFail: namesPerson || { age: week },
    // A stack repeats the message, which may quote a person.
    stackTraceLimit: 0,
  }
}
