import { confirmDestruction, type Hold, listHolds } from '#infra/erasure/destruction-guard.ts'
import type { Sql } from '#infra/sql.ts'
import { noteAction } from '#worker/ops/audit.ts'
import { type Command, exitCodesHelp, parseCommand, UsageError } from '#worker/ops/command.ts'
import { table } from '#worker/ops/table.ts'

const help = `Lists who is to be deleted and when, and how many have been.

Usage
  npm run ops -- deletions [--confirm] [--json]

Options
  --confirm  the clock is right, and whoever is due may go, however many they are: for a day from now

What it shows
  waiting  the person can still take it back
  overdue  it was due more than an hour ago and is not done: is the worker running?
  held     nobody is erased: the clocks of worker and database are apart, the time has leapt, or too many are due at
           once; see --confirm
  rows     what is erased and unreadable, while the rows of the log are still being deleted

Exit code 1 when something is overdue or held, or rows are left a day after an erasure.

${exitCodesHelp}`

type Asked = { subjectId: string; dueAt: string; state: 'waiting' | 'due' | 'overdue' }
type Done = { done: number; lastDoneAt: string | null; rowsLeft: number; rowsLate: number }

export const deletions: Command = {
  summary: 'who is to be deleted and when',
  help,
  prepare(args) {
    const { positionals, values } = parseCommand(args, { confirm: { type: 'boolean', default: false } })
    if (positionals.length > 0) throw new UsageError('"deletions" takes options only.')
    return async ({ sql }) => {
      if (values.confirm) await confirmDestruction(sql)
      const [asked, done, holds] = await Promise.all([listAsked(sql), readDone(sql), listHolds(sql)])
      await noteAction(sql, { command: values.confirm ? 'deletions --confirm' : 'deletions' })
      return {
        document: { asked, ...done, holds },
        lines: [
          ...(asked.length === 0
            ? ['  Nobody is to be deleted.']
            : table(
                ['account', 'due', 'state'],
                asked.map(({ subjectId, dueAt, state }) => [subjectId, dueAt, state]),
              )),
          '',
          ...holds.map(holdLine),
          ...(values.confirm ? ['  Confirmed: the worker goes on with its next sweep.'] : []),
          `  ${done.done.toLocaleString('en')} done${done.lastDoneAt ? `, the last at ${done.lastDoneAt}` : ''}; of ${done.rowsLeft.toLocaleString('en')} the rows are still being deleted.`,
        ],
        isFine:
          (holds.length === 0 || values.confirm) &&
          done.rowsLate === 0 &&
          asked.every(({ state }) => state !== 'overdue'),
      }
    }
  },
}

const reasons: Record<Hold['reason'], string> = {
  'clocks-apart':
    'the clocks of worker and database are apart. Set both right (date -u on each); it goes on by itself',
  'time-leapt':
    'the time has leapt by more than three days since the last sweep. Look at the clock of the database (date -u): set it right, and it goes on by itself; if it is right, say --confirm',
  'too-many':
    'more are due at once than is usual. Look at the clock of the database (date -u) and at who is due; if both are right, say --confirm',
}

const holdLine = ({ duty, reason, due, since }: Hold): string =>
  `  Held since ${since}: ${duty}${due === null ? '' : ` (${due})`}, because ${reasons[reason]}.`

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
