import type { Sql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import type { Keyring } from '#infra/store/keys.ts'
import { type KeyPlace, openKeyring } from '#infra/store/open-keyring.ts'

/** The keys and the log of a database; `open` is another where people are served. */
export async function openStore(
  sql: Sql,
  place: KeyPlace,
  open: typeof openKeyring = openKeyring,
): Promise<{ keyring: Keyring; store: EventStore }> {
  const keyring = await open(sql, place)
  return { keyring, store: createPostgresEventStore(sql, keyring) }
}
