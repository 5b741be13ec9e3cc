import { DelayedError, UnrecoverableError, WaitingError, Worker, type Job } from 'bullmq'
import { describeFault, type Log } from '#infra/fault.ts'
import { jobs, Postponed, type JobContext, type JobHandlers, type JobName } from '#infra/jobs/jobs.ts'
import { openWorkingBackend, type QueuePlace } from '#infra/jobs/queue-backend.ts'
import { queueNames, queues, type QueueName } from '#infra/jobs/queue-plan.ts'
import { within } from '#infra/within.ts'

/** `close` lets running jobs go on for `drainMs`, then aborts them and hands them to whoever works next. */
export type Working = { close: (drainMs: number) => Promise<void> }

// A killed worker's job is taken over when its lock has run out and the next check has seen that: 12 s at most.
const lockDuration = 8_000
const stalledInterval = 4_000
/** On average, until a job that was put off is looked at again. */
const postponedMs = 3_000
/** To stop at the signal; who does not is left behind. */
const lastMoment = 2_000

/** The job was aborted: its lock is lost, or the process ends. */
class JobAborted extends Error {
  override name = 'JobAborted'
}

type Pace = {
  timeScale: number
  modelConcurrency: number | undefined
  isTurn: (job: Job) => Promise<boolean>
}

/** Works on every queue. Resolves when all of them are reached. */
export async function startWorking(
  place: QueuePlace,
  handlers: JobHandlers,
  log: Log,
  { timeScale, modelConcurrency, isTurn }: Pace,
): Promise<Working> {
  const backend = openWorkingBackend(place, log)
  const closing = new AbortController()
  let isClosing = false

  function open(name: QueueName) {
    const running = new Map<string, AbortController>()
    const process = async (job: Job, token?: string): Promise<void> => {
      if (isClosing) {
        // Fetched at the very moment of closing: left to whoever works next.
        await job.moveToWait(token)
        throw new WaitingError()
      }
      const aborting = new AbortController()
      running.set(job.id!, aborting)
      const signal = AbortSignal.any([aborting.signal, closing.signal])
      try {
        await handle(job, handlers, { signal, log, isTurn })
      } catch (error) {
        if (error instanceof Postponed && !signal.aborted) {
          const pauseMs = Math.round(postponedMs * timeScale * (0.5 + Math.random()))
          await job.moveToDelayed(Date.now() + pauseMs, token)
          throw new DelayedError()
        }
        if (!signal.aborted) throw error
      } finally {
        running.delete(job.id!)
      }
      if (!signal.aborted) return
      // Whether it got to its end nobody knows: the next to take it does, for it can be done twice.
      if (!aborting.signal.aborted) await job.moveToWait(token)
      throw closing.signal.aborted ? new WaitingError() : new JobAborted()
    }
    const worker = new Worker(
      name,
      process,
      {
        connection: backend.connection,
        concurrency: (name === 'model-replies' && modelConcurrency) || queues[name].concurrency,
        lockDuration: lockDuration * timeScale,
        stalledInterval: stalledInterval * timeScale,
        // Deploys and crashes are not the job's fault.
        maxStalledCount: 20,
        drainDelay: 5,
        runRetryDelay: 1_000,
      },
      backend.factory,
    )
    worker.on(
      'error',
      logAtMostEvery(10_000, (error) =>
        log.warn({ queue: name, fault: describeFault(error) }, 'a queue is in trouble'),
      ),
    )
    worker.on('lockRenewalFailed', (ids) => ids.forEach((id) => running.get(id)?.abort()))
    worker.on('stalled', (id) => log.warn({ queue: name, job: id }, 'a job was taken over'))
    worker.on('failed', (job) => {
      if (job?.finishedOn !== undefined)
        log.error(
          { queue: name, name: job.name, job: job.id, attempts: job.attemptsMade },
          'job failed for good',
        )
    })
    return worker
  }

  const workers = queueNames.map(open)
  await Promise.all(workers.map((worker) => worker.waitUntilReady()))
  return {
    close: async (drainMs) => {
      isClosing = true
      const closed = Promise.all(workers.map((worker) => worker.close()))
      await within(drainMs, closed).catch(() => {
        log.warn('running jobs are handed over')
        closing.abort()
        return within(lastMoment, closed).catch(() => log.warn('some jobs did not stop and are left behind'))
      })
      await backend.close()
    },
  }
}

type Handling = Pick<JobContext, 'signal'> & Pick<Pace, 'isTurn'> & { log: Log }

async function handle(job: Job, handlers: JobHandlers, { signal, log, isTurn }: Handling): Promise<void> {
  const about = { name: job.name, job: job.id }
  if (!isJobName(job.name)) {
    log.error(about, 'a job of this name is not known')
    throw new UnrecoverableError('unknown')
  }
  const parsed = jobs[job.name].safeParse(job.data)
  if (!parsed.success) {
    log.error(
      { ...about, fields: parsed.error.issues.map(({ path }) => path.join('.')) },
      'a job has a bad payload',
    )
    throw new UnrecoverableError('bad payload')
  }
  const attempt = job.attemptsMade + 1
  const context: JobContext = {
    attempt,
    isLastAttempt: attempt >= (job.opts.attempts ?? 1),
    signal,
    isTurn: () => isTurn(job),
  }
  // Name and payload belong together, which a table of functions cannot tell the compiler.
  const handler = handlers[job.name] as (payload: unknown, context: JobContext) => Promise<void>
  const error = await handler(parsed.data, context).then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error === null) return
  if (error instanceof Postponed) throw error
  const fault = describeFault(error)
  if (!signal.aborted) log.warn({ ...about, attempt, fault }, 'a job failed')
  // BullMQ keeps the message of what is thrown, so it is not the error itself.
  throw new Error(fault.name)
}

const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name)

function logAtMostEvery(ms: number, write: (error: Error) => void): (error: Error) => void {
  let quietUntil = 0
  return (error) => {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + ms
    write(error)
  }
}
