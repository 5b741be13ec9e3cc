import { createErasure } from '#infra/erasure/erasure.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { findReceipt } from '#infra/erasure/receipts.ts'
import type { Sql } from '#infra/sql.ts'
import { noteAction } from '#worker/ops/audit.ts'
import { exitCodesHelp, UsageError } from '#worker/ops/command.ts'
import { personCommand } from '#worker/ops/person-command.ts'
import { endAccount, type Person } from '#worker/ops/person.ts'
import { receiptLines } from '#worker/ops/receipts.ts'
import { facts } from '#worker/ops/table.ts'

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

Exit code 1 when nothing is known of such a person.

${exitCodesHelp}`

export const erase = personCommand({
  summary: 'erase a person',
  help,
  verb: 'erase',
  options: { now: { type: 'boolean', default: false } },
  check(values, isMeant) {
    if (values.now && !isMeant) throw new UsageError('--now goes with --yes.')
  },
  preview: (person) => ({ document: { dryRun: person }, lines: [...goingLines(person), '', dryRunLine] }),
  async deed(person, { sql, config, progress }, { now }) {
    const receipt = await eraseAtOnce(sql, person)
    await openLedger(sql, config.LEDGER_FILE).copy()
    if (now)
      await progress('deleting rows', person.events, (onEvents) =>
        createErasure(sql).deleteClosedRows(() => onEvents(5_000)),
      )
    const proof = await findReceipt(sql, receipt)
    return { document: { receipt: proof }, lines: proof ? receiptLines(proof) : [], isFine: true }
  },
})

const dryRunLine = '  Nothing was done. It cannot be undone: --yes does it.'

async function eraseAtOnce(sql: Sql, person: Person): Promise<string> {
  const { subjectId, kind, events, keys } = person
  const at = new Date().toISOString()
  const promised = kind === 'account' ? await endAccount(sql, subjectId, at) : null
  const receipt = await createErasure(sql).eraseSubject(
    subjectId,
    kind,
    'operator',
    at,
    promised ?? undefined,
  )
  if (!receipt) throw new UsageError('This person is being erased already.')
  await noteAction(sql, { command: 'erase', subjectId, receipt, counts: { events, keys } })
  return receipt
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
