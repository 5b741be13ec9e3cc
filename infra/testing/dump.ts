import { withSql } from '#infra/testing/kept.ts'

/** A phrase as it could hide: in UTF-8 or UTF-16, as it is, in JSON, in hexadecimal (bytea in a dump), in base64. */
export function disguises(phrase: string): string[] {
  const [utf8, utf16] = [Buffer.from(phrase), Buffer.from(phrase, 'utf16le')]
  return [
    phrase,
    [...phrase].join('\0'),
    [...phrase].join('\\u0000'),
    utf8.toString('hex'),
    // Without the last zero it stands in both byte orders.
    utf16.toString('hex').slice(0, -2),
    ...inBase64(utf8),
    ...inBase64(utf16),
  ]
}

/** At any of three offsets, without what depends on its neighbours. */
const inBase64 = (bytes: Buffer): string[] =>
  ['', 'x', 'xx'].map((before) =>
    Buffer.concat([Buffer.from(before), bytes])
      .toString('base64')
      .slice(before ? 4 : 0, -4),
  )

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
