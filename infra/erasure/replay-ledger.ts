import { existsSync } from 'node:fs'
import * as z from 'zod'
import { faultOf } from '#domain/event-schemas.ts'
import { type Entry, pagesOfEntries } from '#infra/erasure/ledger-file.ts'
import type { Sql } from '#infra/sql.ts'
import { upcast } from '#infra/store/upcasters.ts'

const Instant = z.iso.datetime({ offset: true })
const Fingerprint = z.string().regex(/^\\x[0-9a-f]+$/)

/** A row of `erasures` as `to_jsonb` writes it, as far as a replay takes it. */
const Row = z.object({
  receipt: z.uuid(),
  kind: z.enum(['words', 'stream', 'account', 'visitor']),
  asked_by: z.enum(['person', 'operator', 'expiry', 'claim', 'restore']),
  asked_at: Instant,
  done_at: Instant,
  events: z.int().nonnegative(),
  key_fingerprints: z.array(Fingerprint),
  event_fingerprints: z.array(Fingerprint),
  subject_fingerprint: Fingerprint.nullish(),
  retraction: z
    .object({
      event_id: z.uuid(),
      type: z.string(),
      schema_version: z.int().positive(),
      data: z.record(z.string(), z.unknown()),
      occurred_at: z.string(),
    })
    .nullish(),
  successor: Fingerprint.nullish(),
})

/** An entry is none that Leeward wrote: nothing is replayed until somebody has looked at it. */
export class LedgerInvalid extends Error {
  constructor(entry: number, field: string) {
    super(`Entry ${entry} of the ledger is none that Leeward wrote: ${field}.`)
    this.name = 'LedgerInvalid'
  }
}

/** What the log would be given is checked as any event is. */
function checkRow(entry: Entry, at: number): void {
  const parsed = Row.safeParse(entry)
  if (!parsed.success) throw new LedgerInvalid(at, parsed.error.issues[0]!.path.join('.') || 'no receipt')
  const { retraction } = parsed.data
  if (!retraction) return
  const { type, schema_version, data, occurred_at } = retraction
  const event = { type, at: occurred_at, ...upcast(type, schema_version, { data, personal: undefined }) }
  const fault = faultOf(event)
  if (fault) throw new LedgerInvalid(at, `retraction ${fault.code}`)
}

/** The entries of a ledger whose receipts this database does not have, checked; `onEntry` hears of each. */
async function unknownTo(
  sql: Sql,
  file: string,
  onEntry: (entry: Entry) => void = () => {},
): Promise<Entry[]> {
  const unknown: Entry[] = []
  let at = 0
  for await (const page of pagesOfEntries(file)) {
    for (const [index, { receipt }] of page.entries())
      if (!z.uuid().safeParse(receipt).success) throw new LedgerInvalid(at + index + 1, 'receipt')
    const rows = await sql<{ receipt: string }[]>`
      select receipt from erasures where receipt = any (${page.map(({ receipt }) => receipt)}::uuid[])`
    const known = new Set(rows.map(({ receipt }) => receipt))
    for (const entry of page) {
      at++
      onEntry(entry)
      if (known.has(entry.receipt)) continue
      checkRow(entry, at)
      unknown.push(entry)
    }
  }
  return unknown
}

/**
 * Erases again what a restored backup has brought back, before anything is served. Gives how many deletions that were:
 * none when the database is not older than the ledger. `sql` must own the tables.
 */
export async function replayLedger(sql: Sql, file: string): Promise<number> {
  const unknown = await unknownTo(sql, file)
  const [row] = await sql<{ redone: number }[]>`select replay_erasures(${sql.json(unknown)}) as redone`
  return row?.redone ?? 0
}

/** What a replay would find: receipts in the file, those that this database has not, and what of those came back. */
export type LedgerPreview = { receipts: number; unknown: number; comeBack: number }

/** What a replay would do, tried and taken back. Null when there is no such file. */
export async function previewLedger(sql: Sql, file: string): Promise<LedgerPreview | null> {
  if (!existsSync(file)) return null
  const receipts = new Set<string>()
  const unknown = await unknownTo(sql, file, ({ receipt }) => receipts.add(receipt))
  const unknownReceipts = new Set(unknown.map(({ receipt }) => receipt))
  const preview = { receipts: receipts.size, unknown: unknownReceipts.size, comeBack: 0 }
  const takenBack = new Error('only a look')
  await sql
    .begin(async (tx) => {
      const [row] = await tx<{ redone: number }[]>`select replay_erasures(${sql.json(unknown)}) as redone`
      preview.comeBack = row?.redone ?? 0
      throw takenBack
    })
    .catch((error) => {
      if (error !== takenBack) throw error
    })
  return preview
}
