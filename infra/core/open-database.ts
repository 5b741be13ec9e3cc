import type { Config } from '#infra/config.ts'
import { checkServingRole, WrongRole } from '#infra/core/check-role.ts'
import { checkSchema, SchemaDiffers } from '#infra/core/check-schema.ts'
import { openSql, type Sql } from '#infra/sql.ts'

/**
 * The pool of a process that serves people. Where the database is of another version, or DATABASE_URL names its owner,
 * the process says so and ends.
 */
export async function openDatabaseOrExit(config: Config, name: 'api' | 'worker'): Promise<Sql> {
  const sql = openSql(config.DATABASE_URL, { max: config.DATABASE_POOL, name: `leeward ${name}` })
  try {
    await checkSchema(sql)
    await checkServingRole(sql)
  } catch (error) {
    if (!(error instanceof SchemaDiffers || error instanceof WrongRole)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(78)
  }
  return sql
}
