import { ConfigError } from '#infra/config.ts'
import { checkOwner, WrongRole } from '#infra/core/check-role.ts'
import { checkSchema, SchemaDiffers } from '#infra/core/check-schema.ts'
import { describeFault } from '#infra/fault.ts'
import { openSql } from '#infra/sql.ts'
import { StartFault } from '#infra/start/fault.ts'
import { withLocalDatabase } from '#infra/start/local-database.ts'
import { EpochKeyMissing } from '#infra/store/epoch-keys.ts'
import { OtherMasterKey } from '#infra/store/master-key.ts'
import { audit } from '#worker/ops/audit.ts'
import {
  type Command,
  exitCodes,
  exitCodesHelp,
  type Outcome,
  type StandaloneCommand,
  UsageError,
} from '#worker/ops/command.ts'
import { loadOpsConfig } from '#worker/ops/config.ts'
import { deletions } from '#worker/ops/deletions.ts'
import { erase } from '#worker/ops/erase.ts'
import { events } from '#worker/ops/events.ts'
import { exportPerson } from '#worker/ops/export.ts'
import { guide } from '#worker/ops/guide.ts'
import { helpLines } from '#worker/ops/help-lines.ts'
import { terminalProgress } from '#worker/ops/progress.ts'
import { rebuild } from '#worker/ops/rebuild.ts'
import { receipts } from '#worker/ops/receipts.ts'
import { replaySafety } from '#worker/ops/replay-safety.ts'
import { restore } from '#worker/ops/restore.ts'
import { rotateMasterKey } from '#worker/ops/rotate-master-key.ts'
import { screen } from '#worker/ops/screen.ts'
import { status } from '#worker/ops/status.ts'
import { unpark } from '#worker/ops/unpark.ts'
import { users } from '#worker/ops/users.ts'
import { verify } from '#worker/ops/verify.ts'

const commands: Record<string, Command | StandaloneCommand> = {
  status,
  rebuild,
  verify,
  events,
  unpark,
  users,
  deletions,
  erase,
  export: exportPerson,
  receipts,
  audit,
  'help-lines': helpLines,
  'replay-safety': replaySafety,
  restore,
  screen,
  guide,
  'rotate-master-key': rotateMasterKey,
}

const usage = `The operators' command.

Usage
  npm run ops -- <command> [options]

Commands
${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(17)} ${summary}`)
  .join('\n')}

Options
  --json   one JSON document on stdout (npm run --silent keeps npm's own lines away)
  --help   what a command takes, with examples

${exitCodesHelp}`

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads has seen enough: `ops events … | head`.
  if (error.code !== 'EPIPE') throw error
})
const code = await main(process.argv.slice(2))
// Not by itself: a connection that was being opened when something failed would keep the process.
process.stdout.write('', () => process.exit(code))

async function main([name, ...rest]: string[]): Promise<number> {
  if (name === '--help' || name === 'help') return say(usage)
  const command = name === undefined ? undefined : commands[name]
  const wantsJson = rest.includes('--json')
  try {
    if (!command)
      throw new UsageError(name === undefined ? 'Which command?' : `There is no command "${name}".`)
    if (rest.includes('--help')) return say(command.help)
    const args = rest.filter((arg) => arg !== '--json')
    const { document, lines, isFine, isWritten } =
      command.needs === 'nothing' ? await command.prepare(args)() : await run(command.prepare(args))
    if (!isWritten) say(wantsJson ? JSON.stringify(document, null, 2) : lines.join('\n'))
    return isFine ? exitCodes.fine : exitCodes.differs
  } catch (error) {
    return explain(error, command?.help ?? usage)
  }
}

async function run(work: ReturnType<Command['prepare']>): Promise<Outcome> {
  await using started = new AsyncDisposableStack()
  const config = loadOpsConfig(await withLocalDatabase(process.env, started))
  const sql = openSql(config.DATABASE_URL, { max: 4, name: 'leeward ops' })
  started.defer(() => sql.end({ timeout: 5 }))
  await checkSchema(sql)
  await checkOwner(sql)
  return await work({ sql, config, progress: terminalProgress })
}

function say(text: string): number {
  process.stdout.write(`${text}\n`)
  return exitCodes.fine
}

function explain(error: unknown, help: string): number {
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${help}\n`)
    return exitCodes.usage
  }
  if (
    error instanceof ConfigError ||
    error instanceof StartFault ||
    error instanceof SchemaDiffers ||
    error instanceof WrongRole ||
    error instanceof OtherMasterKey ||
    error instanceof EpochKeyMissing
  ) {
    process.stderr.write(`${error.message}\n`)
    return exitCodes.config
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // No answer, no such host, connection lost; refused by the server: class 08, 28, 57P and an unknown database.
  if (/^(?:E[A-Z_]+|CONNECT(?:ION)?_[A-Z]+|08...|28...|57P..|3D000|53300)$/.test(code)) {
    process.stderr.write(`The database cannot be reached (${code}).\n`)
    return exitCodes.unavailable
  }
  // Its message could quote what somebody wrote.
  process.stderr.write(`This should not have happened: ${JSON.stringify(describeFault(error), null, 2)}\n`)
  return exitCodes.fault
}
