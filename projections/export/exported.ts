import type { Sql } from '#infra/sql.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import type { Keyring } from '#infra/store/keys.ts'

/** Whose export, at which instant (ISO), and which calendar day that is for them. */
export type Exported = {
  sql: Sql
  store: EventStore
  keyring: Keyring
  subjectId: string
  at: string
  day: string
}
