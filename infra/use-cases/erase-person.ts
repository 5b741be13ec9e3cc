import { randomUUID } from 'node:crypto'
import { type Account, account } from '#domain/account/decider.ts'
import type { AccountEvent } from '#domain/account/events.ts'
import { checkEvents } from '#domain/event-schemas.ts'
import type { Fact } from '#domain/event.ts'
import { type Ledger, noteInLedger } from '#infra/erasure/ledger.ts'
import type { AskedBy, Receipt } from '#infra/erasure/receipts.ts'
import type { Log } from '#infra/fault.ts'
import { newEventId } from '#infra/ids.ts'
import type { Sql, Transaction } from '#infra/sql.ts'
import { streamName } from '#infra/store/command-handler.ts'
import { asStoreError, readFacts } from '#infra/store/event-store-postgres.ts'
import { SubjectClosed, VersionConflict } from '#infra/store/event-store.ts'
import { currentVersion } from '#infra/store/upcasters.ts'

type Tools = { sql: Sql; ledger: Ledger; log: Log }

type Erasure = {
  subjectId: string
  askedBy: AskedBy
  /** An ISO instant. */
  at: string
  /** Looked at right before: whoever has changed their mind meanwhile is left as they are. */
  isStillDue?: (account: Account) => boolean
  /** Looked at again in the transaction that ends them, when nothing can be appended for them any more. */
  isStillAway?: (tx: Transaction) => Promise<boolean>
}

/** `isInLedger`: false while a restored backup could bring it back. */
export type ErasedPerson = { receipt: Receipt; isInLedger: boolean }

const tries = 5

/**
 * Ends a person, with an account or without one. One transaction appends the last fact of the account, destroys the
 * keys, deletes what is shown of them, their ways in and their browsers, and closes them for good; then it is noted in
 * the ledger, before anybody is told. Needs no master key. Null when there was nothing left to end.
 */
export async function erasePerson(tools: Tools, erasure: Erasure): Promise<ErasedPerson | null> {
  const receipt = await end(tools.sql, erasure)
  // Also when it was ended before: that may have been cut off right before the ledger.
  const isInLedger = await noteInLedger(tools)
  return receipt === null ? null : { receipt, isInLedger }
}

async function end(sql: Sql, erasure: Erasure): Promise<Receipt | null> {
  for (let attempt = 1; ; attempt++)
    try {
      return await endOnce(sql, erasure)
    } catch (thrown) {
      const error = asStoreError(thrown)
      if (error instanceof SubjectClosed && error.reason === 'erased') return null
      // The account has changed meanwhile: whether it is to be erased is looked at again.
      if (!(error instanceof VersionConflict) || attempt === tries) throw error
    }
}

async function endOnce(
  sql: Sql,
  { subjectId, askedBy, at, isStillDue, isStillAway }: Erasure,
): Promise<Receipt | null> {
  const { facts, version } = await readFacts<AccountEvent>(
    sql,
    streamName('account', { subjectId, id: subjectId }),
  )
  const state = (facts as Fact<AccountEvent>[]).reduce(account.evolve, account.initialState)
  if (isStillDue && !isStillDue(state)) return null
  const promised = state.receipt ?? randomUUID()
  const isAccount = state.status !== 'none'
  // Versions before this one could be cut off after the last fact.
  const hasEnd = !isAccount || state.status === 'erased'
  const last = {
    type: 'EraseAccount',
    at,
    data: { askedBy: askedBy === 'operator' ? 'operator' : 'person' },
  } as const
  const events = hasEnd ? [] : account.decide(last, state, [])
  checkEvents(events, { timeZone: 'UTC' })
  const [row] = await inOneLongStatement(sql, async (tx) => {
    if (isStillAway) {
      // The lock of erase_subject(): appends that are under way end first.
      await tx`select pg_advisory_xact_lock(hashtextextended(${subjectId}, 1))`
      if (!(await isStillAway(tx))) return []
    }
    return hasEnd
      ? tx<{ receipt: Receipt | null }[]>`
      select erase_subject(${subjectId}, ${isAccount ? 'account' : 'visitor'}, ${askedBy}, ${at}, null, ${promised}) as receipt`
      : tx<{ receipt: Receipt | null }[]>`
      select erase_account(${subjectId}, ${version}, ${tx.json(events.map(asRow) as never)},
        ${askedBy}, ${at}, ${promised}) as receipt`
  })
  return row?.receipt ?? null
}

/** Somebody with hundreds of thousands of events is not to hear that it took too long. */
const inOneLongStatement = <Rows>(sql: Sql, ask: (tx: Transaction) => Promise<Rows>): Promise<Rows> =>
  sql.begin(async (tx) => {
    await tx`set local statement_timeout = '5min'`
    return ask(tx)
  }) as Promise<Rows>

/** As append() in SQL takes an event without words. */
const asRow = ({ type, at, data }: AccountEvent) => ({
  event_id: newEventId(),
  type,
  schema_version: currentVersion(type),
  data,
  sealed: null,
  occurred_at: at,
  time_zone: 'UTC',
})
