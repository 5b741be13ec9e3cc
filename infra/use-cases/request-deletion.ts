import { randomUUID } from 'node:crypto'
import { account } from '#domain/account/decider.ts'
import type { Receipt } from '#infra/erasure/receipts.ts'
import type { Sql } from '#infra/sql.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import type { AppendContext, EventStore } from '#infra/store/event-store.ts'

const handleAccount = commandHandler('account', account)

/**
 * Notes that an account is to be deleted in seven days, and signs the person out everywhere. Until then they can sign in
 * to take it back; then the worker calls `erasePerson`. The day is counted by the database's clock, as the worker does.
 */
export async function requestDeletion(
  { sql, store }: { sql: Sql; store: EventStore },
  { subjectId, context }: { subjectId: string; context: AppendContext },
): Promise<{ receipt: Receipt; dueAt: string }> {
  const [now] = await sql<{ at: string }[]>`select clock_timestamp() as at`
  const data = { when: 'in-7-days', receipt: randomUUID() } as const
  const request = { type: 'RequestDeletion', at: now!.at, data } as const
  const { state } = await handleAccount(store, { subjectId, id: subjectId }, request, context)
  const { receipt, dueAt } = state
  if (receipt === null || dueAt === null) throw new Error('a deletion was asked for, and has no date')
  await sql`delete from browser_sessions where subject_id = ${subjectId} or data ->> 'subjectId' = ${subjectId}`
  return { receipt, dueAt }
}
