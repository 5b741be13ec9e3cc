import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from '#infra/sql.ts'
import { shardOf } from '#infra/store/event-log.ts'
import type { Projection } from '#projections/engine/projection.ts'

const defaultTimeoutMs = 1_000
const firstPauseMs = 2
const longestPauseMs = 50

/** Waits until these read models have passed a position, for as long as the timeout. Names those that have not. */
export type WaitUntilProjected = (
  subjectId: string,
  position: number,
  projections: Projection[],
  timeoutMs?: number,
) => Promise<string[]>

type Waiting = {
  names: string[]
  position: number
  until: number
  resolve: (behind: string[]) => void
  reject: (error: unknown) => void
}

/** All who wait in this process for one shard share one poll. */
export function createWaitUntilProjected(sql: Sql): WaitUntilProjected {
  const shards = new Map<number, (waiting: Waiting) => void>()
  return (subjectId, position, projections, timeoutMs = defaultTimeoutMs) => {
    const shard = shardOf(subjectId)
    const join = shards.getOrInsertComputed(shard, () => pollOf(sql, shard))
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    const names = projections.map(({ name }) => name)
    join({ names, position, until: performance.now() + timeoutMs, resolve, reject })
    return promise
  }
}

/** Looks as long as anybody waits, ever more rarely; at once when somebody joins. */
function pollOf(sql: Sql, shard: number): (waiting: Waiting) => void {
  const all = new Set<Waiting>()
  let isPolling = false
  let pause = firstPauseMs
  let joined = new AbortController()

  async function poll(): Promise<void> {
    isPolling = true
    try {
      while (all.size > 0) {
        joined = new AbortController()
        answer(await readProgress(sql, shard))
        if (all.size === 0) break
        await sleep(pause, undefined, { signal: joined.signal }).catch(() => {})
        pause = Math.min(pause * 2, longestPauseMs)
      }
    } catch (error) {
      for (const { reject } of all) reject(error)
      all.clear()
    } finally {
      isPolling = false
    }
  }

  function answer({ end, reached }: Progress): void {
    for (const waiting of all) {
      const { names, until, resolve } = waiting
      // Nothing passes the end of the log: a position of a database that was replaced by an older one is not waited for.
      const position = Math.min(waiting.position, end)
      const behind = names.filter((name) => (reached.get(name) ?? position) < position)
      if (behind.length > 0 && performance.now() <= until) continue
      all.delete(waiting)
      resolve(behind)
    }
  }

  return (waiting) => {
    all.add(waiting)
    pause = firstPauseMs
    if (isPolling) joined.abort()
    else void poll()
  }
}

type Progress = { end: number; reached: Map<string, number> }

async function readProgress(sql: Sql, shard: number): Promise<Progress> {
  const rows = await sql<{ projection: string; position: number; end: number }[]>`
    select projection, position, (select last_value from events_position_seq) as end
    from checkpoints where shard = ${shard}`
  return {
    end: rows[0]?.end ?? 0,
    reached: new Map(rows.map(({ projection, position }) => [projection, position])),
  }
}
