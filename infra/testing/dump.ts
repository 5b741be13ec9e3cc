import { withSql } from '#infra/testing/kept.ts'

/** A phrase as it could hide: as it is, in hexadecimal (bytea in a dump), in base64 at any of three offsets. */
export function disguises(phrase: string): string[] {
  const base64 = (pad: string) => Buffer.from(pad + phrase).toString('base64')
  return [
    phrase,
    Buffer.from(phrase).toString('hex'),
    base64('').slice(0, -4),
    base64('x').slice(4, -4),
    base64('xx').slice(4, -4),
  ]
}

/** Every row of every table of every schema, by table, as a dump would have them. */
export const rowsOfTables = (databaseUrl: string): Promise<Map<string, string[]>> =>
  withSql(databaseUrl, async (sql) => {
    const tables = await sql<{ name: string }[]>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`
    const found = new Map<string, string[]>()
    for (const { name } of tables) {
      const rows = await sql.unsafe<{ row: string }[]>(`select t::text as row from ${name} t order by 1`)
      found.set(
        name,
        rows.map(({ row }) => row),
      )
    }
    return found
  })

export const dump = async (databaseUrl: string): Promise<string> =>
  JSON.stringify([...(await rowsOfTables(databaseUrl))])
