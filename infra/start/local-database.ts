import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readEnvFile } from '#infra/start/env-file.ts'
import { StartFault } from '#infra/start/fault.ts'
import { postGuardian } from '#infra/start/guardian.ts'
import { otherStart } from '#infra/start/one-at-a-time.ts'
import { clusterUrl } from '#infra/start/postgres/cluster.ts'
import { runningPostmaster } from '#infra/start/postgres/postmaster.ts'
import { localSecrets } from '#infra/start/secrets.ts'
import { databaseName, epochKeysFolder, ledgerFile, root, type Environment } from '#infra/start/settings.ts'

/**
 * The environment of a command beside the product, DATABASE_URL in it: what is stated, else the embedded server of
 * the data folder, used where it runs and started for the time of the command where it does not.
 */
export async function withLocalDatabase(
  given: Environment,
  started: AsyncDisposableStack,
  folder = root,
): Promise<Environment> {
  const file = readEnvFile(join(folder, '.env'), '.env')
  if (file.faults.length > 0) throw new StartFault(...file.faults)
  const stated = { ...file.values, ...given }
  if (stated.DATABASE_URL || stated.DATABASE_URL_FILE) return stated

  const data = resolve(folder, stated.LEEWARD_DATA || '.data')
  const cluster = join(data, 'postgres')
  if (!existsSync(cluster))
    throw new StartFault(
      `There is no database in ${data} yet: npm start makes it, or DATABASE_URL names one.`,
    )
  const { POSTGRES_PASSWORD: password, MASTER_KEY } = localSecrets(data)
  const own = {
    ...stated,
    ...(!stated.MASTER_KEY && !stated.MASTER_KEY_FILE && { MASTER_KEY }),
    LEDGER_FILE: stated.LEDGER_FILE || ledgerFile(data),
    EPOCH_KEYS_FOLDER: stated.EPOCH_KEYS_FOLDER || epochKeysFolder(data),
  }
  const running = runningPostmaster(cluster)
  if (running?.state === 'ready')
    return { ...own, DATABASE_URL: clusterUrl(running.port, password)(databaseName) }

  // It brings all along that migrates; few commands come so far.
  const { openEmbeddedDatabase } = await import('#infra/start/database.ts')
  const guardian = postGuardian()
  started.defer(guardian.dismiss)
  const database = await openEmbeddedDatabase(data, password, guardian)
  started.defer(async () => {
    // A start has taken it over meanwhile, and ends it itself.
    if (otherStart(data) === null) await database.stop()
    else database.leave()
  })
  return { ...own, DATABASE_URL: database.url }
}
