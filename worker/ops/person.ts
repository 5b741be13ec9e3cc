import { account } from '#domain/account/decider.ts'
import type { AccountEvent } from '#domain/account/events.ts'
import type { Fact } from '#domain/event.ts'
import { newEventId } from '#infra/ids.ts'
import type { Sql } from '#infra/sql.ts'
import { currentVersion } from '#infra/store/upcasters.ts'
import { projections } from '#projections/all.ts'

/** How much there is of somebody, by where it stands. */
export type Person = {
  subjectId: string
  kind: 'account' | 'visitor'
  events: number
  keys: number
  browsers: number
  identities: number
  /** By read model. */
  rows: Record<string, number>
}

type Counts = Pick<Person, 'events' | 'keys' | 'browsers' | 'identities'> & { isAccount: boolean }

/** Null when nothing is known of somebody, or nothing is any more. */
export async function findPerson(sql: Sql, subjectId: string): Promise<Person | null> {
  const [counts] = await sql<Counts[]>`
    select (select count(*)::int from events where subject_id = ${subjectId}) as events,
      (select count(*)::int from keys where subject_id = ${subjectId} and wrapped is not null) as keys,
      (select count(*)::int from browser_sessions
        where subject_id = ${subjectId} or data ->> 'subjectId' = ${subjectId}) as browsers,
      (select count(*)::int from identities where subject_id = ${subjectId}) as identities,
      exists (
        select from events
        where subject_id = ${subjectId} and stream_id = ${`account-${subjectId}`}) as "isAccount"
    where not exists (select from closed_subjects where subject_id = ${subjectId})`
  if (!counts || counts.events + counts.browsers + counts.identities === 0) return null
  const rows: Record<string, number> = {}
  for (const { table } of projections) {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from ${sql(`read_models.${table}`)} where subject_id = ${subjectId}`
    if (row && row.count > 0) rows[table] = row.count
  }
  const { isAccount, ...rest } = counts
  return { subjectId, kind: isAccount || rest.identities > 0 ? 'account' : 'visitor', ...rest, rows }
}

/**
 * Appends that an operator erased the account. The event has no words, so no key is needed. Gives the number that the
 * person was promised for the receipt; null when there was none.
 */
export async function endAccount(sql: Sql, subjectId: string, at: string): Promise<string | null> {
  const stream = `account-${subjectId}`
  const facts = await sql<Fact<AccountEvent>[]>`
    select type, occurred_at as at, data from events
    where subject_id = ${subjectId} and stream_id = ${stream} order by version`
  const state = facts.reduce(account.evolve, account.initialState)
  if (state.status !== 'open' && state.status !== 'leaving') return state.receipt
  const [ended] = account.decide({ type: 'EraseAccount', at, data: { askedBy: 'operator' } }, state)
  if (!ended) return state.receipt
  const event = {
    event_id: newEventId(),
    type: ended.type,
    schema_version: currentVersion(ended.type),
    data: ended.data,
    sealed: null,
    occurred_at: at,
    time_zone: 'UTC',
  }
  await sql`select append(${subjectId}, ${stream}, ${facts.length}, ${sql.json([event] as never)}, null)`
  return state.receipt
}
