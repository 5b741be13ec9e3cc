import type { Sql } from '#infra/sql.ts'
import type { EventStore } from '#infra/store/event-store.ts'

/** Whose export, at which instant (ISO), and which calendar day that is for them. */
export type Exported = { sql: Sql; store: EventStore; subjectId: string; at: string; day: string }
