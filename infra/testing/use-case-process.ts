// A process that does one use case once, for the tests that kill it: its name, and what it works on as JSON.
import { Readable } from 'node:stream'
import pino from 'pino'
import type { DaylioMood } from '#domain/portability/daylio.ts'
import type { PortableFact } from '#domain/portability/portable-event.ts'
import { deleteClosedRows } from '#infra/erasure/delete-closed-rows.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import type { AppendContext } from '#infra/store/event-store.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { interruptedName } from '#infra/testing/interrupted-name.ts'
import { claimVisitor } from '#infra/use-cases/claim-visitor.ts'
import { completeSignIn } from '#infra/use-cases/complete-sign-in.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'
import { importDocument } from '#infra/use-cases/import/import-document.ts'
import { importMoods } from '#infra/use-cases/import/import-moods.ts'
import { requestDeletion } from '#infra/use-cases/request-deletion.ts'

type MoodsOf = { subjectId: string; moods: DaylioMood[][]; context: AppendContext }

const [name = '', given = '{}'] = process.argv.slice(2)
const { masterKey, ledgerFile, ...rest } = JSON.parse(given) as { masterKey: string; ledgerFile?: string }
const sql = openSql(process.env['DATABASE_URL']!, { max: 2, name: interruptedName })
const keyring = createKeyring(masterKey)
const tools = {
  sql,
  keyring,
  store: createPostgresEventStore(sql, keyring),
  ledger: openLedger(sql, ledgerFile),
  log: pino({ level: 'silent' }),
}

const useCases: Record<string, () => Promise<unknown>> = {
  'claim-visitor': () => claimVisitor(tools, rest as Parameters<typeof claimVisitor>[1]),
  'import-document': () => {
    const { parts, ...whose } = rest as Parameters<typeof importDocument>[1] & { parts: PortableFact[][] }
    return importDocument(tools, whose, parts)
  },
  'import-moods': () => {
    const { subjectId, moods, context } = rest as MoodsOf
    return importMoods(tools, subjectId, Readable.from(moods), context)
  },
  'complete-sign-in': () => completeSignIn(tools, rest as Parameters<typeof completeSignIn>[1]),
  'request-deletion': () => requestDeletion(tools, rest as Parameters<typeof requestDeletion>[1]),
  'delete-closed': () => deleteClosedRows(sql),
  'erase-person': () => erasePerson(tools, rest as Parameters<typeof erasePerson>[1]),
}
await useCases[name]!()
await sql.end()
