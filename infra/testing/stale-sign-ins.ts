import { openSql } from '#infra/sql.ts'

/** As if everybody had signed in 16 minutes ago. */
export async function letSignInsGrowStale(databaseUrl: string): Promise<void> {
  const sql = openSql(databaseUrl, { max: 1, name: 'leeward test' })
  await sql`
    update browser_sessions
    set data = jsonb_set(data, '{signedInAt}', to_jsonb((now() - interval '16 minutes')::text))
    where data ? 'signedInAt'`
  await sql.end()
}
