import { ConfigError } from '#infra/config.ts'
import { checkOwner, WrongRole } from '#infra/core/check-role.ts'
import { checkSchema, SchemaDiffers } from '#infra/core/check-schema.ts'
import { describeFault } from '#infra/fault.ts'
import { openSql } from '#infra/sql.ts'
import { StartFault } from '#infra/start/fault.ts'
import { withLocalDatabase } from '#infra/start/local-database.ts'
import { EpochKeyMissing } from '#infra/store/epoch-keys.ts'
import { OtherMasterKey } from '#infra/store/master-key.ts'
import {
  type Command,
  exitCodes,
  exitCodesHelp,
  type Outcome,
  type StandaloneCommand,
  UsageError,
} from '#worker/ops/command.ts'
import { loadOpsConfig } from '#worker/ops/config.ts'
import { terminalProgress } from '#worker/ops/progress.ts'

/** Each with what it alone needs: the command of an operator shall be there at once. */
const commands: Record<string, () => Promise<Command | StandaloneCommand>> = {
  status: async () => (await import('#worker/ops/status.ts')).status,
  rebuild: async () => (await import('#worker/ops/rebuild.ts')).rebuild,
  verify: async () => (await import('#worker/ops/verify.ts')).verify,
  events: async () => (await import('#worker/ops/events.ts')).events,
  unpark: async () => (await import('#worker/ops/unpark.ts')).unpark,
  users: async () => (await import('#worker/ops/users.ts')).users,
  deletions: async () => (await import('#worker/ops/deletions.ts')).deletions,
  erase: async () => (await import('#worker/ops/erase.ts')).erase,
  export: async () => (await import('#worker/ops/export.ts')).exportPerson,
  receipts: async () => (await import('#worker/ops/receipts.ts')).receipts,
  audit: async () => (await import('#worker/ops/audit.ts')).audit,
  'help-lines': async () => (await import('#worker/ops/help-lines.ts')).helpLines,
  'replay-safety': async () => (await import('#worker/ops/replay-safety.ts')).replaySafety,
  restore: async () => (await import('#worker/ops/restore.ts')).restore,
  screen: async () => (await import('#worker/ops/screen.ts')).screen,
  guide: async () => (await import('#worker/ops/guide.ts')).guide,
  model: async () => (await import('#worker/ops/model.ts')).model,
  'rotate-master-key': async () => (await import('#worker/ops/rotate-master-key.ts')).rotateMasterKey,
}

async function usage(): Promise<string> {
  const summaries = Object.entries(commands).map(
    async ([name, load]) => `  ${name.padEnd(17)} ${(await load()).summary}`,
  )
  return `The operators' command.

Usage
  npm run ops -- <command> [options]

Commands
${(await Promise.all(summaries)).join('\n')}

Options
  --json   one JSON document on stdout (npm run --silent keeps npm's own lines away)
  --help   what a command takes, with examples

${exitCodesHelp}`
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads has seen enough: `ops events … | head`.
  if (error.code !== 'EPIPE') throw error
})
const code = await main(process.argv.slice(2))
// Not by itself: a connection that was being opened when something failed would keep the process.
process.stdout.write('', () => process.exit(code))

async function main([name, ...rest]: string[]): Promise<number> {
  if (name === '--help' || name === 'help') return say(await usage())
  const command = name === undefined ? undefined : await commands[name]?.()
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
    return explain(error, command?.help ?? (await usage()))
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
