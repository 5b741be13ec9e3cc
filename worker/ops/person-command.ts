import type { ParseArgsOptionsConfig } from 'node:util'
import { noteAction } from '#worker/ops/audit.ts'
import {
  type Command,
  type Outcome,
  parseCommand,
  subjectIdFrom,
  type Tools,
  UsageError,
} from '#worker/ops/command.ts'
import { findPerson, type Person } from '#worker/ops/person.ts'

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<typeof parseCommand<Options>>['values']

type PersonDeed<Options extends ParseArgsOptionsConfig> = Pick<Command, 'summary' | 'help'> & {
  /** As it is typed. */
  verb: string
  /** Beside --yes. */
  options: Options
  /** Throws `UsageError` for options that contradict each other. */
  check?: (values: Values<Options>, isConfirmed: boolean) => void
  /** What would be done, in place of doing it. */
  preview: (person: Person) => Pick<Outcome, 'document' | 'lines'>
  deed: (person: Person, tools: Tools, values: Values<Options>) => Promise<Outcome>
}

/** A command that does something with one person: only with --yes; without, it says what it would do. */
export const personCommand = <const Options extends ParseArgsOptionsConfig>({
  summary,
  help,
  verb,
  options,
  check,
  preview,
  deed,
}: PersonDeed<Options>): Command => ({
  summary,
  help,
  prepare(args) {
    const isConfirmed = args.includes('--yes')
    const { positionals, values } = parseCommand(
      args.filter((arg) => arg !== '--yes'),
      options,
    )
    const [given, ...more] = positionals
    if (given === undefined || more.length > 0)
      throw new UsageError(`${verb[0]?.toUpperCase()}${verb.slice(1)} whom? One account id.`)
    check?.(values, isConfirmed)
    const subjectId = subjectIdFrom(given)
    return async (tools) => {
      const person = await findPerson(tools.sql, subjectId)
      if (!person)
        return {
          document: { subjectId, person: null },
          lines: [`  Nothing is known of ${subjectId}.`],
          isFine: false,
        }
      if (isConfirmed) return deed(person, tools, values)
      await noteAction(tools.sql, { command: `${verb} (dry run)`, subjectId })
      return { ...preview(person), isFine: true }
    }
  },
})
