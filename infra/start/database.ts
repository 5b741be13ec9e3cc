import { loadMigrationConfig } from '#infra/config.ts'
import { KeysNotRestored, migrate, SchemaTooNew } from '#infra/migrate.ts'
import { openSql } from '#infra/sql.ts'
import { StartFault } from '#infra/start/fault.ts'
import type { Guardian } from '#infra/start/guardian.ts'
import { startCluster, type Cluster } from '#infra/start/postgres/cluster.ts'
import { prepareCluster } from '#infra/start/postgres/open-cluster.ts'
import { databaseName, type Environment } from '#infra/start/settings.ts'

export type EmbeddedDatabase = {
  url: string
  /** What was done, for whoever watches; and what they should know besides. */
  done: string
  notice: string | null
  stop: Cluster['stop']
  leave: Cluster['leave']
}

/** Brings up PostgreSQL on `<data>/postgres`, and in it the one database. */
export async function openEmbeddedDatabase(
  data: string,
  password: string,
  guardian: Guardian,
): Promise<EmbeddedDatabase> {
  const prepared = await prepareCluster(data, password)
  const cluster = await startCluster(prepared, { password, guardian })
  await createDatabase(cluster.url('postgres'))
  const done = cluster.adopted
    ? 'taken over, still running'
    : prepared.created
      ? 'made and started'
      : 'started'
  return {
    url: cluster.url(databaseName),
    done: `PostgreSQL ${done}`,
    notice: prepared.created && prepared.movedTo !== null ? moved(data, prepared.movedTo) : null,
    stop: cluster.stop,
    leave: cluster.leave,
  }
}

const moved = (data: string, place: string): string =>
  `PostgreSQL does not run as root, and the account it runs under cannot enter ${data}: its data stands in ${place}.`

async function createDatabase(url: string): Promise<void> {
  const sql = openSql(url, { max: 1, name: 'leeward start' })
  try {
    const found = await sql`select 1 from pg_database where datname = ${databaseName}`
    if (found.length === 0) await sql.unsafe(`create database ${databaseName}`)
  } finally {
    await sql.end()
  }
}

/** Brings the schema up to date as the `migrate` process does on a server; says what it did. */
export async function migrateDatabase(environment: Environment): Promise<string> {
  const config = loadMigrationConfig(environment)
  const { applied } = await migrate(config.DATABASE_URL, {
    ledgerFile: config.LEDGER_FILE,
    appPassword: config.POSTGRES_APP_PASSWORD,
  }).catch(explain)
  if (applied.length === 0) return 'up to date'
  return `${applied.length} ${applied.length === 1 ? 'migration' : 'migrations'} applied`
}

function explain(error: unknown): never {
  if (error instanceof SchemaTooNew || error instanceof KeysNotRestored) throw new StartFault(error.message)
  if (
    error instanceof Error &&
    'code' in error &&
    /^(E[A-Z]+|CONNECT_TIMEOUT|28...|3D000)$/.test(String(error.code))
  )
    throw new StartFault(
      `The database at DATABASE_URL cannot be used: ${error.message || String(error.code)}.`,
    )
  throw error
}
