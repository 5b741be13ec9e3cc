import type { Logger } from '#infra/logger.ts'
import { openSql } from '#infra/sql.ts'
import { createSettledPosition } from '#infra/store/settled.ts'
import { projections } from '#projections/all.ts'
import { listOutdated, openCheckpoints } from '#projections/checkpoints.ts'
import { rebuild } from '#projections/rebuild.ts'

/** Readies the read models for this version: new ones begin at the log's start, changed ones are rebuilt beside the old. */
export async function openReadModels(databaseUrl: string, log: Logger): Promise<void> {
  const owner = openSql(databaseUrl, { max: 2, name: 'leeward rebuild' })
  try {
    await openCheckpoints(owner, projections)
    for (const projection of await listOutdated(owner, projections)) {
      log.info({ projection: projection.name, version: projection.version }, 'rebuilding')
      await rebuild(owner, projection, createSettledPosition(owner))
    }
  } finally {
    await owner.end()
  }
}
