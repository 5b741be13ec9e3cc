import { createHash } from 'node:crypto'
import type { Sql } from '#infra/sql.ts'
import { type Command, exitCodesHelp, parseCommand, UsageError } from '#worker/ops/command.ts'
import { table } from '#worker/ops/table.ts'

type Action = {
  command: string
  subjectId?: string
  receipt?: string | null
  counts?: Record<string, number>
}

const printOf = (subjectId: string): Buffer =>
  createHash('sha256')
    .update(Buffer.from(subjectId.replaceAll('-', ''), 'hex'))
    .digest()

/** Notes what an operator did or looked at, and of whom by a fingerprint only. */
export async function noteAction(
  sql: Sql,
  { command, subjectId, receipt = null, counts = {} }: Action,
): Promise<void> {
  await sql`
    insert into operator_actions (command, subject_fingerprint, receipt, counts)
    values (${command}, ${subjectId ? printOf(subjectId) : null}, ${receipt}, ${sql.json(counts)})`
}

const help = `Lists what operators did, and when they looked at accounts, the latest first. Of whom it was is kept as a
fingerprint: the SHA-256 of the subject id.

Usage
  npm run ops -- audit [--limit <count>] [--json]

Options
  --limit <count>  at most so many, 1 to 10000 (default 100)

${exitCodesHelp}`

type Noted = {
  at: string
  command: string
  subjectFingerprint: string | null
  receipt: string | null
  counts: Record<string, number>
}

export const audit: Command = {
  summary: 'what operators did',
  help,
  prepare(args) {
    const { positionals, values } = parseCommand(args, { limit: { type: 'string', default: '100' } })
    if (positionals.length > 0) throw new UsageError('"audit" takes options only.')
    const limit = /^\d{1,5}$/.test(values.limit) ? Number(values.limit) : 0
    if (limit < 1 || limit > 10_000) throw new UsageError('--limit takes a whole number from 1 to 10000.')
    return async ({ sql }) => {
      const actions = await sql<Noted[]>`
        select at, command, encode(subject_fingerprint, 'hex') as "subjectFingerprint", receipt, counts
        from operator_actions order by action_id desc limit ${limit}`
      return {
        document: { actions },
        lines: table(
          ['time', 'command', 'whose (fingerprint)', 'receipt', 'counts'],
          actions.map(({ at, command, subjectFingerprint, receipt, counts }) => [
            at,
            command,
            subjectFingerprint?.slice(0, 16),
            receipt,
            Object.entries(counts)
              .map(([name, count]) => `${name} ${count}`)
              .join(', '),
          ]),
        ),
        isFine: true,
      }
    }
  },
}
