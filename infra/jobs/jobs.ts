import * as z from 'zod'

const replyIds = { subjectId: z.uuid(), sessionId: z.string(), messageId: z.string() }
const reflectionIds = { subjectId: z.uuid(), entryId: z.string(), reflectionId: z.string() }

/** Every job's name and payload. Payloads are ids: no job ever carries a person's words. */
export const jobs = {
  /** Bring the read models of one shard up to date. A hint: the checkpoint is the truth. */
  project: z.strictObject({ shard: z.number().int().min(0).max(15) }),
  /** Answers at once, or hands over to `reply-with-model`. */
  'reply-to-message': z
    // Older versions told here what the facts tell now: what they queued is answered too.
    .strictObject({ ...replyIds, isOverLimit: z.boolean().optional() })
    .transform(({ isOverLimit: _, ...ids }) => ids),
  'reply-with-model': z.strictObject(replyIds),
  /** A model reads a conversation for what to remember, where that is due. */
  'remember-talk': z.strictObject({ subjectId: z.uuid(), sessionId: z.string() }),
  /** Answers at once, or hands over to `reflect-with-model`. */
  'reflect-on-entry': z.strictObject(reflectionIds),
  'reflect-with-model': z.strictObject(reflectionIds),
  /** The mail with which somebody signs in. */
  'send-mail': z.strictObject({ signInId: z.uuid() }),
  /** Find what a lost hint missed: shards that lag, messages whose reply job is gone. */
  sweep: z.strictObject({}),
} as const

export type JobName = keyof typeof jobs
export type JobPayload<Name extends JobName> = z.infer<(typeof jobs)[Name]>

/**
 * `attempt` counts from 1; `isLastAttempt` says that nobody will try again after this. `isTurn` is false while as many
 * jobs of the same person run as may at once: then the handler throws `Postponed`.
 */
export type JobContext = {
  attempt: number
  isLastAttempt: boolean
  signal: AbortSignal
  isTurn: () => Promise<boolean>
}

/** The job is put off for a moment, without holding a place or counting as an attempt. */
export class Postponed extends Error {
  override name = 'Postponed'
}

export type JobHandlers = {
  [Name in JobName]: (payload: JobPayload<Name>, context: JobContext) => Promise<void>
}

/**
 * Jobs, wherever they are kept. Each may run more than once; handlers are idempotent and look at the facts first.
 * `enqueue` rejects within about a second when the place is away; the sweep finds what was lost. With a `dedupeId`
 * it is a no-op while a job of that id waits; while one runs, however often, one more run follows it.
 * `signal` aborts when the lock is lost, or when the process ends before the job: then somebody else takes it over,
 * whether the handler throws or returns.
 */
export type JobQueue = {
  enqueue: <Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    options?: { dedupeId?: string },
  ) => Promise<void>
  /** Whether the job of this `dedupeId` is being worked just now. */
  isRunning: (name: JobName, dedupeId: string) => Promise<boolean>
  /** Starts working, and asks for a `sweep` every 15 s. Resolves once ready; `close` drains, within bounds. */
  work: (handlers: JobHandlers) => Promise<void>
  /** How many jobs wait, run and have failed for good. */
  counts: () => Promise<{ waiting: number; active: number; failed: number }>
  ping: () => Promise<void>
  close: () => Promise<void>
}
