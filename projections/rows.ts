import type { Writable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Sql, Transaction } from '#infra/sql.ts'
import type { Projection, Row } from '#projections/projection.ts'

/** Where a table stands: what is served, what a rebuild fills, and what is only looked at. */
export type Place = 'read_models' | 'read_models_next' | 'pg_temp'

const tableIn = (tx: Transaction | Sql, { table }: Projection, place: Place) => tx(`${place}.${table}`)
const keyColumns = (projection: Projection) => ['subject_id', ...projection.key]

/** The rows of these keys that exist. */
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

/** Every row that holds these values. */
export async function loadEvery(
  tx: Transaction,
  projection: Projection,
  place: Place,
  values: Row,
): Promise<Row[]> {
  const held = Object.entries(values).map(([column, value]) => tx`and ${tx(column)} = ${value}`)
  return tx<Row[]>`
    select ${tx(['subject_id', ...projection.columns])} from ${tableIn(tx, projection, place)}
    where true ${held}`
}

/** One upsert and one delete. */
export async function writeRows(
  tx: Transaction,
  projection: Projection,
  place: Place,
  puts: Row[],
  drops: Row[],
): Promise<void> {
  const table = tableIn(tx, projection, place)
  const columns = ['subject_id', ...projection.columns]
  const others = projection.columns.filter((column) => !projection.key.includes(column))
  if (puts.length > 0)
    await tx`
      insert into ${table} (${tx(columns)})
      select ${tx(columns)} from jsonb_populate_recordset(null::${table}, ${tx.json(puts)})
      on conflict (${tx(keyColumns(projection))}) do update set
        ${others.flatMap((column, index) => [index ? tx`,` : tx``, tx`${tx(column)} = excluded.${tx(column)}`])}`
  if (drops.length > 0)
    await tx`
      delete from ${table} where (${tx(keyColumns(projection))}) in (
        select ${tx(keyColumns(projection))} from jsonb_populate_recordset(null::${table}, ${tx.json(drops)}))`
}

// The text format of COPY: https://www.postgresql.org/docs/current/sql-copy.html#SQL-COPY-FILE-FORMATS
const copyField = (value: Row[string] | undefined) =>
  value === null || value === undefined
    ? '\\N'
    : String(value).replace(
        /[\\\n\r\t]/g,
        (char) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[char] ?? char,
      )

/** A value that the table cannot hold. The database's own message would quote it. */
export class RowRefused extends Error {
  constructor({ name }: Projection) {
    super(`The table of ${name} refuses a row.`)
    this.name = 'RowRefused'
  }
}

/** Many rows into an empty table, by COPY. Throws `RowRefused`. */
export async function copyRows(
  tx: Transaction,
  projection: Projection,
  place: Place,
  rows: Iterable<Row>,
): Promise<void> {
  const columns = ['subject_id', ...projection.columns]
  const sink = await tx`copy ${tableIn(tx, projection, place)} (${tx(columns)}) from stdin`.writable()
  try {
    // What goes wrong meanwhile, the next write tells.
    sink.on('error', () => {})
    for (const chunk of copyText(columns, rows)) await write(sink, chunk)
    sink.end()
    await setImmediate()
    // Of a row that is refused after the last was sent, the driver says nothing; but no query of the transaction
    // succeeds any more.
    await tx`select 1`
  } catch (error) {
    throw error instanceof Error &&
      'code' in error &&
      /^(?:2[235]...|ERR_STREAM_.*)$/.test(String(error.code))
      ? new RowRefused(projection)
      : error
  }
}

const write = (sink: Writable, chunk: string): Promise<void> =>
  new Promise((resolve, reject) => sink.write(chunk, (error) => (error ? reject(error) : resolve())))

function* copyText(columns: string[], rows: Iterable<Row>): Iterable<string> {
  let chunk = ''
  for (const row of rows) {
    chunk += `${columns.map((column) => copyField(row[column])).join('\t')}\n`
    if (chunk.length > 1 << 16) {
      yield chunk
      chunk = ''
    }
  }
  yield chunk
}
