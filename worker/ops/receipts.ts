import { type ErasureReceipt, findReceipt } from '#infra/erasure/receipts.ts'
import type { Sql } from '#infra/sql.ts'
import { noteAction } from '#worker/ops/audit.ts'
import { type Command, exitCodesHelp, isSubjectId, parseCommand, UsageError } from '#worker/ops/command.ts'
import { facts, firstOf, table } from '#worker/ops/table.ts'

const help = `Lists the receipts of what was erased, the latest first. They say what and when, never whose.

Usage
  npm run ops -- receipts [--receipt <number>] [--json]

Options
  --receipt <number>  one of them, with the fingerprints of the keys and words that are gone

Exit code 1 when there is no such receipt.

${exitCodesHelp}`

type Listed = Omit<ErasureReceipt, 'keyFingerprints' | 'eventFingerprints'>

export const receipts: Command = {
  summary: 'the receipts of what was erased',
  help,
  prepare(args) {
    const { positionals, values } = parseCommand(args, { receipt: { type: 'string' } })
    if (positionals.length > 0) throw new UsageError('"receipts" takes options only.')
    const { receipt } = values
    if (receipt !== undefined && !isSubjectId(receipt))
      throw new UsageError(`"${receipt}" is no number of a receipt: those are UUIDs.`)
    return async ({ sql }) => {
      await noteAction(sql, { command: 'receipts', receipt })
      if (receipt === undefined) {
        const listed = await listReceipts(sql)
        return { document: { receipts: listed }, lines: asTable(listed), isFine: true }
      }
      const found = await findReceipt(sql, receipt)
      return {
        document: { receipt: found },
        lines: found ? receiptLines(found) : [`  There is no receipt ${receipt}.`],
        isFine: found !== null,
      }
    }
  },
}

export const receiptLines = (found: ErasureReceipt): string[] => [
  ...facts([
    ['receipt', found.receipt],
    ['kind', found.kind],
    ['asked by', found.askedBy],
    ['asked', found.askedAt],
    ['unreadable since', found.doneAt],
    ['events', found.events],
    ['keys destroyed', found.keys],
    ['rows gone', found.rowsGoneAt ?? 'not yet: the worker is at it'],
  ]),
  ...firstOf([...found.keyFingerprints, ...found.eventFingerprints]),
]

const asTable = (listed: Listed[]): string[] =>
  listed.length === 0
    ? ['  Nothing was erased yet.']
    : table(
        ['receipt', 'kind', 'asked by', 'unreadable since', 'events', 'keys', 'rows gone'],
        listed.map(({ receipt, kind, askedBy, doneAt, events, keys, rowsGoneAt }) => [
          receipt,
          kind,
          askedBy,
          doneAt,
          events,
          keys,
          rowsGoneAt ?? 'not yet',
        ]),
      )

const listReceipts = (sql: Sql): Promise<Listed[]> => sql<Listed[]>`
  select receipt, kind, asked_by as "askedBy", asked_at as "askedAt", done_at as "doneAt", events,
    cardinality(key_fingerprints) as keys, rows_gone_at as "rowsGoneAt"
  from erasures order by erasure_id desc limit 1000`
