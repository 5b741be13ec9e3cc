import { loadMigrationConfigOrExit } from '#infra/config.ts'
import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { replayLedger } from '#infra/erasure/replay-ledger.ts'
import { migrateQueue } from '#infra/jobs/queue-migrate.ts'
import { listMigrations } from '#infra/list-migrations.ts'
import { migrateFunctions } from '#infra/migrate-functions.ts'
import { migrateRoles } from '#infra/roles.ts'
import { openSql, type Sql } from '#infra/sql.ts'

/** Texts that differed only by functions, which stand in `infra/functions` now: whoever applied them has the same tables. */
const formerChecksums: Record<string, string> = {
  '0002-append.sql': '1f524afa3bdad2229fd50eb5f42b3fc15f0688bb46bbab69e3879f95cdce147a',
  '0010-live.sql': '7e68f8f9b80f38e376a2aab06ada1b3dae2544d95d47d35cac7a93f3390246c2',
  '0021-erasure.sql': '522cd1e7fd939b22b1547ba07b838f2f5428356e0ab7020919c869fcce9db5a0',
  '0030-rights.sql': 'a82bd877cdf3273f7042fac5337257c0f5945726586d1542d4b2fb8855a75fdf',
  '0040-operators.sql': '911f48c979186040cb58c9d1ba8ba023d61b2e63bb5f3d260ade5531fedf7168',
}

export type Migrated = {
  applied: string[]
  version: number
  /** How many deletions a restored backup had forgotten and were done again, as the ledger says. */
  erasedAgain: number
}

/** The database is newer than this program: an older program would not understand it. */
export class SchemaTooNew extends Error {
  constructor(name: string) {
    super(
      `The database has a migration that this version does not know (${name}). Start the newer version again.`,
    )
    this.name = 'SchemaTooNew'
  }
}

/** A log was restored without the keys that belong to it: nothing in it could be read, nor all of it erased again. */
export class KeysNotRestored extends Error {
  constructor() {
    super('There are events and no keys at all. Restore the backup of the keys too, then do this again.')
    this.name = 'KeysNotRestored'
  }
}

/**
 * Brings the database to this program's schema. Any number may run at once: one migrates, the others wait.
 * Refuses a newer schema (`SchemaTooNew`), an applied migration whose text was changed, and a log whose keys are still
 * to be restored (`KeysNotRestored`). With a ledger, what a
 * restored backup has brought back is erased again: api and worker start behind this. They log in with `appPassword`.
 */
export async function migrate(
  databaseUrl: string,
  { ledgerFile, appPassword }: { ledgerFile?: string | undefined; appPassword?: string } = {},
): Promise<Migrated> {
  const sql = openSql(databaseUrl, { max: 1, name: 'leeward migrate' })
  try {
    const migrated = await migrateTables(sql)
    await migrateRoles(sql, appPassword)
    await checkKeys(sql)
    await migrateQueue(databaseUrl)
    return { ...migrated, erasedAgain: ledgerFile ? await eraseAgain(sql, ledgerFile) : 0 }
  } finally {
    await sql.end()
  }
}

async function checkKeys(sql: Sql): Promise<void> {
  const lost = await sql`
    select where not exists (select from keys) and exists (select from events where key_id is not null)`
  if (lost.length > 0) throw new KeysNotRestored()
}

async function eraseAgain(sql: Sql, ledgerFile: string): Promise<number> {
  const erasedAgain = await replayLedger(sql, ledgerFile)
  if (erasedAgain > 0) await deleteClosedRows(sql)
  return erasedAgain
}

async function migrateTables(sql: Sql): Promise<Omit<Migrated, 'erasedAgain'>> {
  const migrations = await listMigrations()
  return sql.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(1818846564, 2)`
    await tx`
        create table if not exists migrations (
          name text primary key, checksum text not null, applied_at timestamptz not null default now())`
    const applied = await tx<
      { name: string; checksum: string }[]
    >`select name, checksum from migrations order by name`
    const known = new Map(migrations.map((migration) => [migration.name, migration]))
    for (const { name, checksum } of applied) {
      const mine = known.get(name)
      if (!mine) throw new SchemaTooNew(name)
      if (mine.checksum !== checksum && formerChecksums[name] !== checksum)
        throw new Error(`The migration ${name} was changed after it was applied.`)
    }
    const done = new Set(applied.map(({ name }) => name))
    const due = migrations.filter(({ name }) => !done.has(name))
    for (const { name, text, checksum } of due) {
      await tx.unsafe(text)
      await tx`insert into migrations ${tx({ name, checksum })}`
    }
    await migrateFunctions(tx)
    return { applied: due.map(({ name }) => name), version: migrations.length }
  })
}

if (import.meta.main) {
  const config = loadMigrationConfigOrExit(process.env)
  const { applied, version, erasedAgain } = await migrate(config.DATABASE_URL, {
    ledgerFile: config.LEDGER_FILE,
    appPassword: config.POSTGRES_APP_PASSWORD,
  }).catch((error) => {
    if (!(error instanceof SchemaTooNew || error instanceof KeysNotRestored)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
  process.stdout.write(
    `${applied.length === 0 ? 'Nothing to do' : `Applied ${applied.join(', ')}`}: schema ${version}\n`,
  )
  if (erasedAgain > 0)
    process.stdout.write(
      `The ledger was replayed: ${erasedAgain} deletions that a backup had forgotten done again\n`,
    )
}
