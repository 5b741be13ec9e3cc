import { randomBytes, randomUUID } from 'node:crypto'
import type { Sql } from '#infra/sql.ts'
import { open, seal } from '#infra/store/sealing.ts'

/** Holds what is being read, part by part, until it is known whether any of it may be used. */
export type ImportSpool = AsyncDisposable & {
  add: (part: string) => Promise<void>
  /** The parts as they were added. */
  parts: () => AsyncGenerator<string>
}

/** In the database, so that memory stays flat; sealed with a key that only this object has. */
export async function openImportSpool(sql: Sql): Promise<ImportSpool> {
  const [spoolId, key] = [randomUUID(), randomBytes(32)]
  const label = (part: number) => `${spoolId}:${part}`
  let count = 0
  return {
    async add(text) {
      const part = count++
      const row = { spool_id: spoolId, part, sealed: seal(key, label(part), text) }
      await sql`insert into import_spool ${sql(row)}`
    },
    async *parts() {
      for (let part = 0; part < count; part++) {
        const [row] = await sql<{ sealed: Uint8Array }[]>`
          select sealed from import_spool where spool_id = ${spoolId} and part = ${part}`
        if (!row) throw new Error('A part of what was being imported is gone.')
        yield open(key, label(part), row.sealed)
      }
    },
    async [Symbol.asyncDispose]() {
      if (count > 0) await sql`delete from import_spool where spool_id = ${spoolId}`
    },
  }
}

/** Deletes what an import that was killed has left: nobody has its key. */
export async function purgeImportSpool(sql: Sql): Promise<void> {
  await sql`delete from import_spool where begun_at < now() - interval '1 day'`
}
