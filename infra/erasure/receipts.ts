import type { Sql } from '#infra/sql.ts'

export type AskedBy = 'person' | 'operator' | 'expiry'

/** Proof that something was destroyed: its number is given to the person, and says nothing of whose it was. */
export type Receipt = string

export type ErasureReceipt = {
  receipt: Receipt
  kind: 'words' | 'stream' | 'account' | 'visitor'
  askedBy: AskedBy | 'claim' | 'restore'
  askedAt: string
  doneAt: string
  events: number
  keys: number
  keyFingerprints: string[]
  eventFingerprints: string[]
  rowsGoneAt: string | null
}

/** What was destroyed under this number, with so many of its fingerprints; null while nothing was. */
export async function findReceipt(
  sql: Sql,
  receipt: string,
  { fingerprints = null }: { fingerprints?: number | null } = {},
): Promise<ErasureReceipt | null> {
  const [row] = await sql<ErasureReceipt[]>`
    select receipt, kind, asked_by as "askedBy", asked_at as "askedAt", done_at as "doneAt", events,
      cardinality(key_fingerprints) as keys,
      array(select encode(print, 'hex') from unnest(key_fingerprints[:most]) print) as "keyFingerprints",
      array(select encode(print, 'hex') from unnest(event_fingerprints[:most]) print) as "eventFingerprints",
      rows_gone_at as "rowsGoneAt"
    from erasures, coalesce(${fingerprints}::int, 2147483647) most where receipt = ${receipt}`
  return row ?? null
}
