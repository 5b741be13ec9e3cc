import pino from 'pino'
import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { findReceipt } from '#infra/erasure/receipts.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'
import { noteAction } from '#worker/ops/audit.ts'
import { exitCodesHelp, type Tools, UsageError } from '#worker/ops/command.ts'
import { personCommand } from '#worker/ops/person-command.ts'
import type { Person } from '#worker/ops/person.ts'
import { receiptLines } from '#worker/ops/receipts.ts'
import { facts } from '#worker/ops/table.ts'

const silent = pino({ level: 'silent' })

const help = `Erases a person: keys, read models, ways to sign in and browsers at once, then the rows of the log. It
cannot be undone, and needs no MASTER_KEY. Without --yes it only says what would go.

Usage
  npm run ops -- erase <account> [--yes] [--now] [--json]

Options
  --yes  do it
  --now  delete the rows of the log here, too; otherwise the worker does it, within a minute or so

Prints the receipt, which proves the erasure and says nothing of whose it was. Where LEDGER_FILE is set it is noted
there at once, so that a restored backup does not bring the person back.

Examples
  npm run ops -- erase 0d6f2f8a-7a53-4cf4-8f0c-0a52d3b6b7c1
  npm run ops -- erase 0d6f2f8a-7a53-4cf4-8f0c-0a52d3b6b7c1 --yes --now

Exit code 1 when nothing is known of such a person, or the ledger cannot be written.

${exitCodesHelp}`

export const erase = personCommand({
  summary: 'erase a person',
  help,
  verb: 'erase',
  options: { now: { type: 'boolean', default: false } },
  check(values, isConfirmed) {
    if (values.now && !isConfirmed) throw new UsageError('--now goes with --yes.')
  },
  preview: (person) => ({ document: { dryRun: person }, lines: [...goingLines(person), '', dryRunLine] }),
  async deed(person, tools, { now }) {
    const { sql, progress } = tools
    const { receipt, isInLedger } = await eraseAtOnce(person, tools)
    if (now)
      await progress('deleting rows', person.events, (onEvents) =>
        deleteClosedRows(sql, { onBatch: onEvents }),
      )
    const proof = await findReceipt(sql, receipt)
    return {
      document: { receipt: proof, isInLedger },
      lines: [...(proof ? receiptLines(proof) : []), ...(isInLedger ? [] : ['', notInLedgerLine])],
      isFine: isInLedger,
    }
  },
})

const dryRunLine = '  Nothing was done. It cannot be undone: --yes does it.'

const notInLedgerLine =
  '  The ledger cannot be written: until it can, a restored backup would bring this person back.'

async function eraseAtOnce({ subjectId, events, keys }: Person, { sql, config }: Tools) {
  const ledger = openLedger(sql, config.LEDGER_FILE)
  const erased = await erasePerson(
    { sql, ledger, log: silent },
    { subjectId, askedBy: 'operator', at: new Date().toISOString() },
  )
  if (!erased) throw new UsageError('This person is being erased already.')
  await noteAction(sql, { command: 'erase', subjectId, receipt: erased.receipt, counts: { events, keys } })
  return erased
}

const goingLines = ({ subjectId, kind, events, keys, browsers, identities, rows }: Person): string[] =>
  facts([
    ['person', subjectId],
    ['kind', kind],
    ['events', events],
    ['keys', keys],
    ['browsers signed in', browsers],
    ['ways to sign in', identities],
    ...Object.entries(rows).map(([name, count]): [string, number] => [`rows of ${name}`, count]),
  ])
