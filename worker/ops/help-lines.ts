import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { type OwnLines, withOwnLines } from '#domain/safety/help/own-lines.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { howTo } from '#domain/safety/help/say-line.ts'
import { readOwnLines } from '#infra/help/read-own-lines.ts'
import { type Command, exitCodesHelp, parseCommand, UsageError } from '#worker/ops/command.ts'
import { table } from '#worker/ops/table.ts'

const help = `Lists the help lines that people are shown, with their age and their source.

Usage
  npm run ops -- help-lines [--country <code>] [--json]

Options
  --country <code>  of one country only, as in DE

"own" are lines of HELP_LINES_FILE, instead of ours or beside them. "old" are lines that were last compared with their
source more than a year ago, "unread" those whose source was named by others and has not been opened: compare these first.

Exit code 1 when a line is old.

Examples
  npm run ops -- help-lines --country GB
  npm run --silent ops -- help-lines --json | jq '.lines[] | select(.isOld or .isSourceUnread)'

${exitCodesHelp}`

const dayMs = 86_400_000

type Listed = HelpLine & { ageDays: number; isOld: boolean; isOwn: boolean }

/** Those of a country, or all, as people are shown them, with how old they are at a time. */
export function listHelpLines(own: OwnLines, country: string | undefined, now: Date): Listed[] {
  return withOwnLines(registry, own)
    .filter((line) => country === undefined || line.country === country)
    .map((line) => {
      const ageDays = Math.max(0, Math.floor((now.getTime() - Date.parse(line.checked)) / dayMs))
      return { ...line, ageDays, isOld: ageDays > 365, isOwn: own.lines.includes(line) }
    })
}

const flagsOf = ({ isOwn, isOld, isSourceUnread }: Listed): string =>
  [isOwn && 'own', isOld && 'old', isSourceUnread && 'unread'].filter(Boolean).join(', ')

export const helpLines: Command = {
  summary: 'the help lines, with their age and source',
  help,
  prepare(args) {
    const { positionals, values } = parseCommand(args, { country: { type: 'string' } })
    if (positionals.length > 0) throw new UsageError('"help-lines" takes options only.')
    const country = values.country?.toUpperCase()
    if (country !== undefined && !/^[A-Z]{2}$/.test(country))
      throw new UsageError(`"${values.country}" is no country: that is two letters, as in DE.`)
    return async ({ config }) => {
      const lines = listHelpLines(readOwnLines(config.HELP_LINES_FILE), country, new Date())
      if (lines.length === 0) throw new UsageError(`There are no help lines for "${values.country}".`)
      return {
        document: { lines },
        lines: table(
          ['country', 'name', 'for', 'how', 'hours', 'checked', 'days', '', 'source'],
          lines.map((line) => [
            line.country,
            line.name,
            line.kinds.join(' '),
            howTo(line),
            line.hours,
            line.checked,
            line.ageDays,
            flagsOf(line),
            line.source,
          ]),
        ),
        isFine: !lines.some(({ isOld }) => isOld),
      }
    }
  },
}
