import { type Job, Queue } from 'bullmq'
import { describeFault, type Log } from '#infra/fault.ts'
import { inBatches } from '#infra/in-batches.ts'
import type { JobName, JobQueue } from '#infra/jobs/jobs.ts'
import { openAddingBackend, type QueuePlace } from '#infra/jobs/queue-backend.ts'
import { mostPerPersonOf, planJob, queueNames, queueOf, type QueueName } from '#infra/jobs/queue-plan.ts'
import { startWorking, type Working } from '#infra/jobs/queue-worker.ts'
import { within } from '#infra/within.ts'

/**
 * `timeScale` is a factor for every waiting time (retries, locks, sweeps). `drainMs`: how long `close` lets running jobs go on.
 * `modelConcurrency`: how many jobs of a process wait for the model at once.
 */
export type QueuePace = { timeScale?: number; drainMs?: number; modelConcurrency?: number }

const timeoutMs = 1_000
/** What is given up is found by the next sweep only; nobody's answer waits for it. */
const addTimeoutMs = 3_000
const mostTogether = 100
const sweepEvery = 15_000

type AddingSide = ReturnType<typeof openAddingSide>

/** Jobs on BullMQ. Nothing is opened before it is needed; whatever goes away is reached again when it is back. */
export function createQueue(
  place: QueuePlace,
  log: Log,
  { timeScale = 1, drainMs = 20_000, modelConcurrency }: QueuePace = {},
): JobQueue {
  let opened: AddingSide | undefined
  let working: Working | undefined
  let sweeps: NodeJS.Timeout | undefined

  async function reach(): Promise<AddingSide['queues']> {
    const side = (opened ??= openAddingSide(place, log))
    try {
      await within(timeoutMs, side.queues.replies.queue.waitUntilReady())
      return side.queues
    } catch (error) {
      // A BullMQ queue that could not connect at first never will.
      if (opened === side) opened = undefined
      side.close().catch(() => {})
      throw error
    }
  }

  const deduplicationId = (name: JobName, dedupeId: string) => `${name}:${dedupeId}`

  const enqueue: JobQueue['enqueue'] = async (name, payload, { dedupeId } = {}) => {
    const queue = (await reach())[queueOf(name)]
    const deduplication =
      dedupeId === undefined ? undefined : { id: deduplicationId(name, dedupeId), keepLastIfActive: true }
    const opts = { ...planJob(name, timeScale), ...(deduplication && { deduplication }) }
    await queue.add({ name, data: payload, opts })
  }

  /** Whether few enough jobs of the same person were running when this one began. */
  async function isTurn({ id, name, data }: Job): Promise<boolean> {
    const most = mostPerPersonOf(name as JobName)
    if (most === Infinity) return true
    try {
      const running = await (await reach())[queueOf(name as JobName)].running(null)
      const own = running.filter((other) => other.data.subjectId === data.subjectId)
      const begunAt = own.find((job) => job.id === id)?.processedOn ?? Date.now()
      return own.filter((job) => job.id !== id && (job.processedOn ?? 0) <= begunAt).length < most
    } catch (error) {
      log.warn({ fault: describeFault(error) }, 'the turns of jobs could not be counted')
      return false
    }
  }

  /** However many workers there are, one sweep in each period. A scheduler kept in Redis would be lost with it. */
  async function sweep(): Promise<void> {
    const ttl = sweepEvery * timeScale * 0.9
    try {
      const { queue } = (await reach()).upkeep
      await within(
        timeoutMs,
        queue.add('sweep', {}, { ...planJob('sweep', timeScale), deduplication: { id: 'sweep', ttl } }),
      )
    } catch (error) {
      log.warn({ fault: describeFault(error) }, 'the sweep could not be asked for')
    }
  }

  return {
    enqueue,
    isRunning: async (name, dedupeId) => {
      const { queue } = (await reach())[queueOf(name)]
      const id = await within(timeoutMs, queue.getDeduplicationJobId(deduplicationId(name, dedupeId)))
      return id !== null && (await within(timeoutMs, queue.getJobState(id))) === 'active'
    },
    work: async (handlers) => {
      working = await startWorking(place, handlers, log, { timeScale, modelConcurrency, isTurn })
      sweeps = setInterval(sweep, sweepEvery * timeScale)
      await sweep()
    },
    counts: async () => {
      const open = Object.values(await reach())
      const counts = await within(
        timeoutMs,
        Promise.all(open.map(({ queue }) => queue.getJobCounts('wait', 'delayed', 'active', 'failed'))),
      )
      const sum = (state: string): number => counts.reduce((total, count) => total + (count[state] ?? 0), 0)
      return { waiting: sum('wait') + sum('delayed'), active: sum('active'), failed: sum('failed') }
    },
    ping: async () => {
      const { queue } = (await reach()).upkeep
      await within(timeoutMs, queue.getJobCounts('wait'))
    },
    close: async () => {
      clearInterval(sweeps)
      await working?.close(drainMs)
      working = undefined
      await opened?.close()
      opened = undefined
    },
  }
}

function openAddingSide(place: QueuePlace, log: Log) {
  const { connection, factory, close } = openAddingBackend(place, log)
  const open = (name: QueueName) => {
    const queue = new Queue(name, { connection }, factory)
    // The backend has logged it; without a listener it would end the process.
    queue.on('error', () => {})
    return {
      queue,
      // Each transaction that adds a job waits for all others that do: many at once share one.
      add: inBatches(mostTogether, (jobs: Parameters<Queue['addBulk']>[0]) =>
        within(addTimeoutMs, queue.addBulk(jobs)),
      ),
      running: inBatches(Infinity, (_asked: null[]) => within(timeoutMs, queue.getActive())),
    }
  }
  const queues = Object.fromEntries(queueNames.map((name) => [name, open(name)])) as Record<
    QueueName,
    ReturnType<typeof open>
  >
  return {
    queues,
    close: async () => {
      await Promise.allSettled(Object.values(queues).map(({ queue }) => queue.close()))
      await close()
    },
  }
}
