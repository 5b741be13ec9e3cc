import type { Ledger } from '#infra/erasure/ledger.ts'
import type { Log } from '#infra/fault.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore } from '#infra/store/event-store.ts'

/** What an import works with. */
export type ImportTools = { sql: Sql; store: EventStore; ledger: Ledger; log: Log }
