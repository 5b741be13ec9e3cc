import type { Sql } from '#infra/sql.ts'
import { noteAction } from '#worker/ops/audit.ts'
import { type Command, exitCodesHelp, parseCommand, UsageError } from '#worker/ops/command.ts'
import { table } from '#worker/ops/table.ts'

const help = `Lists who is to be deleted and when, and how many have been.

Usage
  npm run ops -- deletions [--json]

What it shows
  waiting  the person can still take it back
  overdue  it was due more than an hour ago and is not done: is the worker running?
  rows     what is erased and unreadable, while the rows of the log are still being deleted

Exit code 1 when something is overdue, or rows are left a day after an erasure.

${exitCodesHelp}`

type Asked = { subjectId: string; dueAt: string; state: 'waiting' | 'due' | 'overdue' }
type Done = { done: number; lastDoneAt: string | null; rowsLeft: number; rowsLate: number }

export const deletions: Command = {
  summary: 'who is to be deleted and when',
  help,
  prepare(args) {
    const { positionals } = parseCommand(args, {})
    if (positionals.length > 0) throw new UsageError('"deletions" takes nothing.')
    return async ({ sql }) => {
      const [asked, done] = await Promise.all([listAsked(sql), readDone(sql)])
      await noteAction(sql, { command: 'deletions' })
      return {
        document: { asked, ...done },
        lines: [
          ...(asked.length === 0
            ? ['  Nobody is to be deleted.']
            : table(
                ['account', 'due', 'state'],
                asked.map(({ subjectId, dueAt, state }) => [subjectId, dueAt, state]),
              )),
          '',
          `  ${done.done.toLocaleString('en')} done${done.lastDoneAt ? `, the last at ${done.lastDoneAt}` : ''}; of ${done.rowsLeft.toLocaleString('en')} the rows are still being deleted.`,
        ],
        isFine: done.rowsLate === 0 && asked.every(({ state }) => state !== 'overdue'),
      }
    }
  },
}

const listAsked = (sql: Sql): Promise<Asked[]> => sql<Asked[]>`
  select subject_id as "subjectId", due_at as "dueAt",
    case when due_at > now() then 'waiting' when due_at > now() - interval '1 hour' then 'due' else 'overdue' end as state
  from read_models.accounts where due_at is not null order by due_at`

async function readDone(sql: Sql): Promise<Done> {
  const [row] = await sql<Done[]>`
    select count(*)::int as done, max(done_at) as "lastDoneAt",
      count(*) filter (where rows_gone_at is null)::int as "rowsLeft",
      count(*) filter (where rows_gone_at is null and done_at < now() - interval '24 hours')::int as "rowsLate"
    from erasures where kind in ('account', 'visitor') and asked_by <> 'claim'`
  return row ?? { done: 0, lastDoneAt: null, rowsLeft: 0, rowsLate: 0 }
}
