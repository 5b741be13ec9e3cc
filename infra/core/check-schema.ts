import { listMigrations } from '#infra/list-migrations.ts'
import type { Sql } from '#infra/sql.ts'

/** The database has another schema than this program: nothing that is done to it now could be trusted. */
export class SchemaDiffers extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SchemaDiffers'
  }
}

/** Throws `SchemaDiffers` where the database is older or newer than this program. */
export async function checkSchema(sql: Sql, migrations = listMigrations()): Promise<void> {
  const mine = (await migrations).map(({ name }) => name)
  const [found] = await sql<
    { isThere: boolean }[]
  >`select to_regclass('public.migrations') is not null as "isThere"`
  const applied = found?.isThere ? await sql<{ name: string }[]>`select name from migrations` : []
  if (applied.some(({ name }) => !mine.includes(name)))
    throw new SchemaDiffers(
      'The database has a newer schema than this program. Use the version that serves it.',
    )
  if (applied.length < mine.length)
    throw new SchemaDiffers(
      `The database is at schema ${applied.length}, this program needs ${mine.length}: npm start or npm run migrate brings it there.`,
    )
}
