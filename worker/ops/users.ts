import type { Sql } from '#infra/sql.ts'
import { noteAction } from '#worker/ops/audit.ts'
import { type Command, exitCodesHelp, parseCommand, UsageError } from '#worker/ops/command.ts'
import { table } from '#worker/ops/table.ts'

const help = `Lists the accounts: ids and times, never a name or an address. Those are sealed, and this opens nothing.

Usage
  npm run ops -- users [--json]

"last seen" is the last time that one of their browsers came by, else when they last did something.

Example
  npm run --silent ops -- users --json | jq -r '.users[].subjectId'

${exitCodesHelp}`

type User = { subjectId: string; openedAt: string; status: string; events: number; lastSeenAt: string | null }

export const users: Command = {
  summary: 'the accounts, without names',
  help,
  prepare(args) {
    const { positionals } = parseCommand(args, {})
    if (positionals.length > 0) throw new UsageError('"users" takes nothing.')
    return async ({ sql }) => {
      const listed = await listUsers(sql)
      await noteAction(sql, { command: 'users', counts: { accounts: listed.length } })
      return {
        document: { users: listed },
        lines:
          listed.length === 0
            ? ['  Nobody has an account yet.']
            : table(
                ['account', 'opened', 'status', 'events', 'last seen'],
                listed.map(({ subjectId, openedAt, status, events, lastSeenAt }) => [
                  subjectId,
                  openedAt,
                  status,
                  events,
                  lastSeenAt,
                ]),
              ),
        isFine: true,
      }
    }
  },
}

const listUsers = (sql: Sql): Promise<User[]> => sql<User[]>`
  select subject_id as "subjectId", opened_at as "openedAt", status,
    (select count(*)::int from events where events.subject_id = account.subject_id) as events,
    coalesce(
      (select max(seen_at) from browser_sessions where browser_sessions.subject_id = account.subject_id),
      (select at from read_models.last_active where last_active.subject_id = account.subject_id)) as "lastSeenAt"
  from read_models.accounts as account order by opened_at`
