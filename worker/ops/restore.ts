import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { previewLedger, replayLedger } from '#infra/erasure/replay-ledger.ts'
import type { Sql } from '#infra/sql.ts'
import { shardCount } from '#infra/store/event-log.ts'
import { createSettledPosition } from '#infra/store/settled.ts'
import { projections } from '#projections/all.ts'
import { catchUp } from '#projections/engine/catch-up.ts'
import { noteAction } from '#worker/ops/audit.ts'
import { type Command, exitCodesHelp, parseCommand, UsageError } from '#worker/ops/command.ts'
import { facts } from '#worker/ops/table.ts'

const help = `Deletes again what a restored backup has brought back, and brings what is shown up to date. "migrate" does the first
by itself before anything is served, where LEDGER_FILE is set; this is for a ledger from elsewhere. Without --yes it only
says how much that is.

Usage
  npm run ops -- restore [--ledger <file>] [--yes] [--json]

Options
  --ledger <file>  the receipts, one JSON object a line (default: LEDGER_FILE)
  --yes            do it

Do it while api and worker are stopped.

Example
  npm run ops -- restore --ledger /mnt/copies/erasures.jsonl --yes

${exitCodesHelp}`

export const restore: Command = {
  summary: 'erase again what a restored backup has brought back',
  help,
  prepare(args) {
    const { positionals, values } = parseCommand(args, {
      ledger: { type: 'string' },
      yes: { type: 'boolean', default: false },
    })
    if (positionals.length > 0) throw new UsageError('"restore" takes options only.')
    return async ({ sql, config, progress }) => {
      const file = values.ledger ?? config.LEDGER_FILE
      if (!file) throw new UsageError('Which ledger? --ledger names the file, or LEDGER_FILE.')
      const found = await previewLedger(sql, file)
      if (found === null) throw new UsageError(`There is no ledger at ${file}.`)
      if (!values.yes)
        return {
          document: { dryRun: found },
          lines: [
            ...facts([
              ['receipts in the ledger', found.receipts],
              ['not in this database', found.unknown],
              ['deletions to be done again', found.comeBack],
            ]),
            '',
            '  Nothing was done: --yes does it.',
          ],
          isFine: true,
        }
      const erasedAgain = await replayLedger(sql, file)
      await progress('deleting rows', 1, (onEvents) => deleteClosedRows(sql, { onBatch: onEvents }))
      await catchUpAll(sql)
      await openLedger(sql, config.LEDGER_FILE).copy()
      await noteAction(sql, { command: 'restore', counts: { ...found, erasedAgain } })
      return {
        document: { erasedAgain },
        lines: [
          erasedAgain === 0
            ? '  Nothing had come back.'
            : `  ${erasedAgain} deletions that had been forgotten done again.`,
        ],
        isFine: true,
      }
    }
  },
}

/** What was taken back again goes from the read models here, not only once a worker runs. */
async function catchUpAll(sql: Sql): Promise<void> {
  const settled = await createSettledPosition(sql)()
  if (settled === null)
    throw new UsageError('Something else writes to the database: stop api and worker first.')
  for (let shard = 0; shard < shardCount; shard++) await catchUp(sql, projections, shard, settled)
}
