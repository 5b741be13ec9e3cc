import type { AccountEvent } from '#domain/account/events.ts'
import type { Sql } from '#infra/sql.ts'
import { ignored, projection } from '#projections/engine/projection.ts'

type AccountRow = { opened_at: string; status: string; due_at: string | null }

/** Who has an account, and which are to be deleted when. Names and addresses stay sealed in the log. */
export const accounts = projection<AccountEvent, AccountRow>({
  name: 'accounts',
  version: 1,
  table: 'accounts',
  key: [],
  columns: ['opened_at', 'status', 'due_at'],
  on: {
    AccountOpened: ({ at }) => [{ key: {}, fold: () => ({ opened_at: at, status: 'open', due_at: null }) }],
    DeletionRequested: ({ data: { dueAt } }) => [
      { key: {}, fold: (row) => row && { ...row, status: 'leaving', due_at: dueAt } },
    ],
    DeletionTakenBack: () => [{ key: {}, fold: (row) => row && { ...row, status: 'open', due_at: null } }],
    // Erasing deletes the row with all others of the person. Until then it is due, so that the sweep finds it.
    AccountErased: ({ at }) => [
      { key: {}, fold: (row) => row && { ...row, status: 'erased', due_at: row.due_at ?? at } },
    ],
    NameCorrected: ignored,
    VisitorClaimed: ignored,
  },
})

export type ListedAccount = {
  subjectId: string
  openedAt: string
  status: 'open' | 'leaving' | 'erased'
  dueAt: string | null
}

const columns = (sql: Sql) => sql`
  subject_id as "subjectId", opened_at as "openedAt", status, due_at as "dueAt"`

export async function findAccount(sql: Sql, subjectId: string): Promise<ListedAccount | null> {
  const [account] = await sql<ListedAccount[]>`
    select ${columns(sql)} from read_models.accounts where subject_id = ${subjectId}`
  return account ?? null
}
