import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'
import type { Sql } from '#infra/sql.ts'
import type { OpsConfig } from '#worker/ops/config.ts'
import type { Progress } from '#worker/ops/progress.ts'

export const exitCodes = { fine: 0, differs: 1, usage: 2, unavailable: 69, fault: 70, config: 78 } as const

/** Stands at the end of every command's help. */
export const exitCodesHelp = `Exit codes
  0   everything is as it should be
  1   something differs, lags, is parked or failed: the output says what
  2   the command was not understood
  69  the database cannot be reached
  70  this program has a fault
  78  the configuration is wrong, or the database has another schema`

/** What a command has to say: to a program, and to a person. */
export type Outcome = {
  document: object
  lines: string[]
  isFine: boolean
  /** All that there is to say stands on stdout already. */
  isWritten?: boolean
}

/** What commands work with. `sql` owns the tables. */
export type Tools = { sql: Sql; config: OpsConfig; progress: Progress }

export type Command = {
  /** One line, for the list of commands. */
  summary: string
  help: string
  needs?: 'database'
  /** Understands the arguments before anything is opened. Throws `UsageError`. */
  prepare: (args: string[]) => (tools: Tools) => Promise<Outcome>
}

/** A command that works with nothing but its arguments and its input. */
export type StandaloneCommand = {
  summary: string
  help: string
  needs: 'nothing'
  prepare: (args: string[]) => () => Promise<Outcome>
}

/** The command line was not understood; the message is one sentence for whoever typed it. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

/** Throws `UsageError` for what is not among the options. */
export function parseCommand<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    throw new UsageError(`${error.message.split('. ')[0]?.replace(/\.$/, '')}.`)
  }
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isSubjectId = (text: string): boolean => uuid.test(text)

export function subjectIdFrom(text: string): string {
  if (!isSubjectId(text)) throw new UsageError(`"${text}" is no subject id: those are UUIDs.`)
  return text.toLowerCase()
}
