import { accessSync, constants, mkdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError, loadConfig, loadMigrationConfig, type Config } from '#infra/config.ts'
import { readEnvFile } from '#infra/start/env-file.ts'
import { StartFault } from '#infra/start/fault.ts'
import { endLeftovers, otherStart } from '#infra/start/one-at-a-time.ts'
import { freePort } from '#infra/start/processes.ts'
import { localSecrets } from '#infra/start/secrets.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Of the embedded server. */
export const databaseName = 'leeward'

/** In place of keys that cannot be made: only what is wrong besides is looked for then. */
const noKey = Buffer.alloc(32).toString('base64')
const unused = { MASTER_KEY: noKey, COOKIE_KEY: noKey, POSTGRES_APP_PASSWORD: 'x'.repeat(16) }

/** The ledger of what was erased, unless LEDGER_FILE names another. */
export const ledgerFile = (data: string): string => join(data, 'erasures.jsonl')

/** The keys of epochs, unless EPOCH_KEYS_FOLDER names another place. */
export const epochKeysFolder = (data: string): string => join(data, 'epoch-keys')

export type Environment = Record<string, string | undefined>

export type Settings = {
  /** Where everything that must survive is kept: `LEEWARD_DATA`, else `.data` beside package.json. */
  data: string
  /** Whole but for the DATABASE_URL of an embedded server; that is the owner's. */
  environment: Environment
  /** Null where DATABASE_URL names a server of one's own. */
  postgresPassword: string | null
  host: string
  port: number
}

/** What this start goes by: the environment, `.env` behind it, the data folder's own keys behind that. All faults at once. */
export async function settle(given: Environment, folder = root): Promise<Settings> {
  const file = readEnvFile(join(folder, '.env'), '.env')
  const stated = { ...file.values, ...given }
  const data = resolve(folder, stated.LEEWARD_DATA || '.data')
  const faults = [...file.faults]

  const folderFault = openData(data)
  if (folderFault !== null) faults.push(folderFault)
  const secrets = folderFault === null ? localSecrets(data) : null

  const environment: Environment = { WORKER_HEALTH_PORT: '0', ...stated }
  for (const name of ['MASTER_KEY', 'COOKIE_KEY', 'POSTGRES_APP_PASSWORD'] as const)
    if (!stated[name] && !stated[`${name}_FILE`]) environment[name] = secrets?.[name] ?? unused[name]

  const isEmbedded = !stated.DATABASE_URL && !stated.DATABASE_URL_FILE
  const checked = check({
    ...environment,
    ...(isEmbedded && { DATABASE_URL: 'postgres://127.0.0.1/leeward' }),
  })
  if ('faults' in checked) faults.push(...checked.faults)
  else {
    const other = folderFault === null ? otherStart(data) : null
    if (folderFault === null && other === null) await endLeftovers(data)
    const portFault = other ?? (await tryPort(checked.config))
    if (portFault !== null) faults.push(portFault)
  }
  if (faults.length > 0 || 'faults' in checked || secrets === null) throw new StartFault(...faults)

  const host = checked.config.HOST
  const port = checked.config.PORT || (await freePort(host))
  return {
    data,
    environment: {
      ...environment,
      HOST: host,
      PORT: String(port),
      LEEWARD_DATA: data,
      LEDGER_FILE: stated.LEDGER_FILE || ledgerFile(data),
      EPOCH_KEYS_FOLDER: stated.EPOCH_KEYS_FOLDER || epochKeysFolder(data),
    },
    postgresPassword: isEmbedded ? secrets.POSTGRES_PASSWORD : null,
    host,
    port,
  }
}

function check(environment: Environment): { config: Config } | { faults: string[] } {
  try {
    const config = loadConfig(environment)
    loadMigrationConfig(environment)
    return { config }
  } catch (error) {
    if (error instanceof ConfigError) return { faults: error.faults }
    throw error
  }
}

function openData(data: string): string | null {
  try {
    // As root, PostgreSQL's account must pass through to its own folder; it can read nothing here.
    mkdirSync(data, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    accessSync(data, constants.W_OK | constants.X_OK)
    return null
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
    return `The data folder ${data} cannot be written${code}: make it writable, or choose another with LEEWARD_DATA.`
  }
}

async function tryPort({ HOST, PORT }: Config): Promise<string | null> {
  if (PORT === 0) return null
  const { promise, resolve: settled } = Promise.withResolvers<string | null>()
  const probe = createServer()
  probe.once('error', (error: NodeJS.ErrnoException) => settled(portFault(error.code, HOST, PORT)))
  probe.listen(PORT, HOST, () => probe.close(() => settled(null)))
  return promise
}

function portFault(code: string | undefined, host: string, port: number): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: end that one, or choose another port, as in PORT=${port + 1} npm start.`
  if (code === 'EACCES')
    return `Port ${port} is closed to this account: choose one above 1023, as in PORT=3000 npm start.`
  return `Nothing can listen on ${host}, port ${port} (${code}): check HOST.`
}
