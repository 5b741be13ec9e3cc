import { describeFault, type Log } from '#infra/fault.ts'
import type { JobQueue } from '#infra/jobs/jobs.ts'
import { shardOf } from '#infra/store/event-log.ts'

/**
 * Tells the workers that somebody's events wait. A hint, never awaited: at most one is under way for each shard, and
 * whatever gets lost the sweep finds.
 */
export function createWaker(queue: JobQueue, log: Log): (subjectId: string) => void {
  const underWay = new Map<number, 'once' | 'again'>()

  async function wake(shard: number): Promise<void> {
    do {
      underWay.set(shard, 'once')
      await queue
        .enqueue('project', { shard }, { dedupeId: String(shard) })
        .catch((error) => log.warn({ shard, fault: describeFault(error) }, 'wake-up was lost'))
    } while (underWay.get(shard) === 'again')
    underWay.delete(shard)
  }

  return (subjectId) => {
    const shard = shardOf(subjectId)
    if (underWay.has(shard)) underWay.set(shard, 'again')
    else void wake(shard)
  }
}
