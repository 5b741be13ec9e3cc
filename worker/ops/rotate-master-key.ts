import { readFileSync } from 'node:fs'
import { masterKey } from '#infra/config-values.ts'
import type { Sql } from '#infra/sql.ts'
import { openEpochFolder } from '#infra/store/epoch-folder.ts'
import { type MasterKey, readMasterKey } from '#infra/store/master-key.ts'
import { countKeys, type KeyCounts, rotateKeys } from '#infra/store/rotate-keys.ts'
import { SealBroken } from '#infra/store/sealing.ts'
import { noteAction } from '#worker/ops/audit.ts'
import { type Command, exitCodesHelp, parseCommand, UsageError } from '#worker/ops/command.ts'
import { facts } from '#worker/ops/table.ts'

const help = `Wraps the keys of epochs, and whatever hangs on the master key itself, by a new master key. What people wrote stays as
it is, and so do the ways to sign in.
Without --yes it only counts.

Usage
  npm run ops -- rotate-master-key [--old-key-file <path>] [--yes] [--json]

Options
  --old-key-file <path>  a file with the key until now (default: what OLD_MASTER_KEY holds)
  --yes                  do it

Steps
  1  stop api and worker: while one of them is connected, nothing is done
  2  make a new key (openssl rand -base64 32); MASTER_KEY is the new one from here, OLD_MASTER_KEY the old one
  3  npm run ops -- rotate-master-key, then again with --yes; interrupted, it goes on where it was
  4  start api and worker; keep the old key as long as there are backups from before, which only it opens

Exit code 1 when api or worker is running, when there are keys that neither of the two wraps, or a key does not open.

${exitCodesHelp}`

export const rotateMasterKey: Command = {
  summary: 'wrap every key by a new master key',
  help,
  prepare(args) {
    const { positionals, values } = parseCommand(args, {
      'old-key-file': { type: 'string' },
      yes: { type: 'boolean', default: false },
    })
    if (positionals.length > 0) throw new UsageError('"rotate-master-key" takes options only.')
    return async ({ sql, config, progress }) => {
      const from = keyIn('The old key', oldKeyIn(values['old-key-file']) ?? config.OLD_MASTER_KEY)
      const to = keyIn('MASTER_KEY, the new key,', config.MASTER_KEY)
      if (from.fingerprint === to.fingerprint)
        throw new UsageError('The old key and the new key are the same.')
      const rotation = { sql, from, to, folder: openEpochFolder(config.EPOCH_KEYS_FOLDER) }
      const before = await countKeys(rotation)
      if (!values.yes)
        return {
          document: { dryRun: before },
          lines: [...countLines(before), '', '  Nothing was done: --yes does it.'],
          isFine: before.other === 0,
        }
      const running = await listRunning(sql)
      if (running.length > 0)
        return {
          document: { running },
          lines: [`  Nothing was done: ${running.join(' and ')} must be stopped first.`],
          isFine: false,
        }
      let fault: string | null = null
      const rotated = await progress('wrapping keys', before.old, (onKeys) =>
        rotateKeys(rotation, onKeys),
      ).catch((error: unknown) => {
        if (!(error instanceof SealBroken)) throw error
        fault = 'A key does not open with the old key: the batch that holds it stayed as it was.'
        return null
      })
      const after = await countKeys(rotation)
      await noteAction(sql, { command: 'rotate-master-key', counts: after })
      return {
        document: { rotated, fault, ...after },
        lines: [...countLines(after), '', `  ${fault ?? 'From here MASTER_KEY is the new key.'}`],
        isFine: fault === null && after.old === 0 && after.other === 0,
      }
    }
  },
}

function oldKeyIn(path: string | undefined): string | undefined {
  if (path === undefined) return undefined
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw new UsageError(`The file ${path} cannot be read.`)
  }
}

/** What is wrong with a key is said without the key. */
function keyIn(what: string, text: string | undefined): MasterKey {
  if (!text) throw new UsageError(`${what} is missing.`)
  if (!masterKey.safeParse(text).success) throw new UsageError(`${what} is not 32 bytes in base64.`)
  return readMasterKey(text)
}

/** What is connected and has the old key, or could have it. */
async function listRunning(sql: Sql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select distinct substr(application_name, 9) as name from pg_stat_activity
    where datname = current_database() and application_name in ('leeward api', 'leeward worker') order by 1`
  return rows.map(({ name }) => name)
}

const countLines = (counts: KeyCounts): string[] =>
  facts([
    ['under the old key', counts.old],
    ['under the new key', counts.new],
    ['under another key', counts.other],
    ['destroyed', counts.destroyed],
  ])
