import type { Sql, Transaction } from '#infra/sql.ts'
import type { Changes } from '#projections/engine/apply.ts'
import type { Projection, Row } from '#projections/engine/projection.ts'

/** Where a table stands: what is served, what a rebuild fills, and what is only looked at. */
export type Place = 'read_models' | 'read_models_next' | 'pg_temp'

const tableIn = (tx: Transaction | Sql, { table }: Projection, place: Place) => tx(`${place}.${table}`)
const keyColumns = (projection: Projection) => ['subject_id', ...projection.key]

export async function loadRows(
  tx: Transaction,
  projection: Projection,
  place: Place,
  keys: Row[],
): Promise<Row[]> {
  if (keys.length === 0) return []
  const table = tableIn(tx, projection, place)
  return tx<Row[]>`
    select ${tx(['subject_id', ...projection.columns])} from ${table}
    where (${tx(keyColumns(projection))}) in (
      select ${tx(keyColumns(projection))} from jsonb_populate_recordset(null::${table}, ${tx.json(keys)}))`
}

/** One upsert and one delete; one more delete for each set of columns by whose values rows go. */
export async function writeChanges(
  tx: Transaction,
  projection: Projection,
  place: Place,
  { clear, puts, drops }: Changes,
): Promise<void> {
  const table = tableIn(tx, projection, place)
  const columns = ['subject_id', ...projection.columns]
  const remove = (by: string[], values: Row[]) => tx`
    delete from ${table} where (${tx(by)}) in (
      select ${tx(by)} from jsonb_populate_recordset(null::${table}, ${tx.json(values)}))`
  for (const values of Map.groupBy(clear, (row) => Object.keys(row).join()).values())
    await remove(Object.keys(values[0] ?? {}), values)
  const others = projection.columns.filter((column) => !projection.key.includes(column))
  if (puts.length > 0)
    await tx`
      insert into ${table} (${tx(columns)})
      select ${tx(columns)} from jsonb_populate_recordset(null::${table}, ${tx.json(puts)})
      on conflict (${tx(keyColumns(projection))}) do update set
        ${others.flatMap((column, index) => [index ? tx`,` : tx``, tx`${tx(column)} = excluded.${tx(column)}`])}`
  if (drops.length > 0) await remove(keyColumns(projection), drops)
}
