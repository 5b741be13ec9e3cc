import { projections } from '#projections/all.ts'
import { programBuild } from '#projections/engine/program-build.ts'
import { retryParked } from '#projections/engine/retry-parked.ts'
import type { Deps } from '#worker/deps.ts'

const build = programBuild()

/** Tries again whom a read model could not take: once after each deploy, and each hour. */
export async function takeParkedAgain(
  { sql, wake, log }: Pick<Deps, 'sql' | 'wake' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { projection, subjectId, poisoned } of retryParked(sql, projections, await build)) {
    // Meanwhile a projector may have found the shard taken, and left it.
    wake(subjectId)
    if (poisoned) {
      const { position, reason } = poisoned
      log.error({ alarm: 'parked', projection, position, reason }, 'a person is still parked')
    } else log.info({ projection }, 'a person is parked no more')
    if (signal.aborted) return
  }
}
