import { setTimeout as sleep } from 'node:timers/promises'
import { describeFault } from '#infra/fault.ts'
import { projections } from '#projections/all.ts'
import { listOutdated } from '#projections/engine/checkpoints.ts'
import { programBuild } from '#projections/engine/program-build.ts'
import { RebuildSuperseded } from '#projections/engine/rebuild-state.ts'
import { rebuild } from '#projections/engine/rebuild.ts'
import type { Deps } from '#worker/deps.ts'

const retryAfterMs = 5_000

type RebuildDeps = Pick<Deps, 'sql' | 'settledPosition' | 'log'>

/**
 * Rebuilds the read models that are new or that this version writes otherwise, while jobs are worked. One that fails
 * keeps no other from it, and is tried again. Returns how to stop; the next start goes on where this one was.
 */
export function rebuildOutdated(deps: RebuildDeps): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    while (!(await rebuildAll(deps, signal)) && !signal.aborted)
      await sleep(retryAfterMs, undefined, { signal }).catch(() => {})
  })()
  return async () => {
    stopping.abort()
    await running
  }
}

/** True when none is left that is outdated. */
async function rebuildAll({ sql, settledPosition, log }: RebuildDeps, signal: AbortSignal): Promise<boolean> {
  let isDone = true
  const attempt = async (projection: string | null, work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      isDone = false
      if (signal.aborted) return
      if (error instanceof RebuildSuperseded) log.info({ projection }, 'another version rebuilds it')
      else
        log.error({ alarm: 'rebuild', projection, fault: describeFault(error) }, 'a rebuild is tried again')
    }
  }
  await attempt(null, async () => {
    const build = await programBuild()
    for (const projection of await listOutdated(sql, projections))
      await attempt(projection.name, async () => {
        const named = { projection: projection.name, version: projection.version }
        log.info(named, 'rebuilding')
        const how = { settledPosition, build, ifOutdated: true, signal }
        const { events, poisoned } = await rebuild(sql, projection, how)
        for (const { position, reason } of poisoned)
          log.error({ alarm: 'parked', ...named, position, reason }, 'a person was parked')
        log.info({ ...named, events }, 'rebuilt')
      })
  })
  return isDone
}
