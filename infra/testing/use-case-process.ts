// A process that does one use case once, for the tests that kill it: its name, and what it works on as JSON.
import pino from 'pino'
import type { PortableFact } from '#domain/portability/portable-event.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { createKeyring } from '#infra/store/keys.ts'
import { interruptedName } from '#infra/testing/interrupted-name.ts'
import { claimVisitor } from '#infra/use-cases/claim-visitor.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'
import { importDocument } from '#infra/use-cases/import/import-document.ts'

const [name = '', given = '{}'] = process.argv.slice(2)
const { masterKey, ...rest } = JSON.parse(given) as { masterKey: string }
const sql = openSql(process.env['DATABASE_URL']!, { max: 2, name: interruptedName })
const tools = {
  sql,
  store: createPostgresEventStore(sql, createKeyring(masterKey)),
  ledger: openLedger(sql, undefined),
  log: pino({ level: 'silent' }),
}

const useCases: Record<string, () => Promise<unknown>> = {
  'claim-visitor': () => claimVisitor(tools, rest as Parameters<typeof claimVisitor>[1]),
  'import-document': () => {
    const { parts, ...whose } = rest as Parameters<typeof importDocument>[1] & { parts: PortableFact[][] }
    return importDocument(tools, whose, parts)
  },
  'erase-person': () => erasePerson(tools, rest as Parameters<typeof erasePerson>[1]),
}
await useCases[name]!()
await sql.end()
