import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { noteInLedger } from '#infra/erasure/ledger.ts'
import { purgeImportSpool } from '#infra/use-cases/import/import-spool.ts'
import { eraseDue, eraseStaleVisitors } from '#worker/account/erase-due.ts'
import { finishClaims } from '#worker/account/finish-claims.ts'
import { forgetBrowsers } from '#worker/upkeep/forget-browsers.ts'
import { askAgain, projectAgain, reflectAgain, sendAgain } from '#worker/upkeep/lost-jobs.ts'
import { pruneLedger } from '#worker/upkeep/prune-ledger.ts'
import { pruneReplacedKeys } from '#worker/upkeep/prune-replaced-keys.ts'
import { pruneUnsent } from '#worker/upkeep/prune-unsent.ts'
import type { Duty } from '#worker/upkeep/sweep.ts'
import { takeParkedAgain } from '#worker/upkeep/take-parked-again.ts'
import { turnKeys } from '#worker/upkeep/turn-keys.ts'

/** All that the sweep looks after. They run at once; what was promised to people stands first. */
export const duties: Duty[] = [
  { name: 'erase who is due', run: eraseDue },
  { name: 'visitors who stayed away', everyMs: 600_000, run: eraseStaleVisitors },
  { name: 'rows of whoever was erased', run: ({ sql }, signal) => deleteClosedRows(sql, { signal }) },
  { name: 'claims that were cut off', run: finishClaims },
  // What was erased is in the ledger already, unless a fault came between.
  { name: 'write the ledger', run: async (deps) => void (await noteInLedger(deps)) },
  { name: 'prune the ledger', everyMs: 3_600_000, run: pruneLedger },
  { name: 'prune replaced keys', everyMs: 3_600_000, run: pruneReplacedKeys },
  { name: 'the epoch of the keys', everyMs: 60_000, run: turnKeys },
  { name: 'read models that lag', run: projectAgain },
  { name: 'people who are parked', run: takeParkedAgain },
  { name: 'replies that are owed', run: askAgain },
  { name: 'reflections that are owed', run: reflectAgain },
  { name: 'mails that are owed', run: sendAgain },
  { name: 'sign-ins that are over', run: ({ emailSignIns }) => emailSignIns.purge() },
  { name: 'mails that are kept here', run: ({ mailer }) => mailer.purge() },
  { name: 'imports that were cut off', everyMs: 3_600_000, run: ({ sql }) => purgeImportSpool(sql) },
  { name: 'words that were not sent', everyMs: 3_600_000, run: pruneUnsent },
  { name: 'pieces of replies', run: async ({ live }) => void (await live.purge()) },
  { name: 'browsers that are gone', everyMs: 600_000, run: forgetBrowsers },
  {
    name: 'workers that are gone',
    run: async ({ sql }) =>
      void (await sql`delete from heartbeats where beat_at < now() - interval '1 hour'`),
  },
]
