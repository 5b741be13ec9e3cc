import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { Transaction } from '#infra/sql.ts'

const folder = new URL('./functions/', import.meta.url)

/** Came with the migrations once: a database of that time has them without a row in `functions`. */
const former = [
  'append',
  'append_destroying',
  'append_holders',
  'begin_live_attempt',
  'check_master_key',
  'delete_closed',
  'erase_subject',
  'erase_subject_as',
  'replay_erasures',
  'settled_position',
  'write_live_piece',
]

/** The functions of this program: the file `a-b.sql` holds the SQL function `a_b` and its grants. */
async function listFunctions() {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8')
      const name = file.slice(0, -'.sql'.length).replaceAll('-', '_')
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

/**
 * Brings the functions of the database to this program's: each that is new or was changed is dropped and created anew,
 * each that the program no longer has is dropped. Gives the names of those that were touched.
 */
export async function migrateFunctions(tx: Transaction): Promise<string[]> {
  const functions = await listFunctions()
  await tx`
    create table if not exists functions (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`
  const applied = await tx<{ name: string; checksum: string }[]>`select name, checksum from functions`
  const known = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const wanted = new Set(functions.map(({ name }) => name))
  const gone = applied.filter(({ name }) => !wanted.has(name))
  const due = functions.filter(({ name, checksum }) => known.get(name) !== checksum)
  // A function may name one that stands further down.
  await tx`set local check_function_bodies = off`
  for (const name of former) if (!wanted.has(name)) await dropFunction(tx, name)
  for (const { name } of [...gone, ...due]) await dropFunction(tx, name)
  if (gone.length > 0) await tx`delete from functions where name in ${tx(gone.map(({ name }) => name))}`
  for (const { name, text, checksum } of due) {
    await tx.unsafe(text)
    // PostgreSQL lets everybody call a new function. Who may is said in its file.
    await tx`revoke execute on function ${tx(name)} from public`
    await tx`
      insert into functions ${tx({ name, checksum })}
      on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`
  }
  return [...gone, ...due].map(({ name }) => name)
}

/** Whatever its parameters are: another version of the program may have given it others. */
async function dropFunction(tx: Transaction, name: string): Promise<void> {
  const signatures = await tx<{ signature: string }[]>`
    select oid::regprocedure::text as signature from pg_proc
    where proname = ${name} and pronamespace = 'public'::regnamespace`
  for (const { signature } of signatures) await tx.unsafe(`drop function ${signature}`)
}
