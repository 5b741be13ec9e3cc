import { readFileSync } from 'node:fs'
import * as z from 'zod'
import {
  cookieKey,
  databaseAddress,
  databasePassword,
  isLoopback,
  isPlaceholder,
  masterKey,
  oneOf,
  origin,
  originWanted,
  webAddress,
  wholeNumber,
} from '#infra/config-values.ts'
import { operatorEnvironment } from '#infra/operator/operator-config.ts'
import { signInEnvironment, signInFaults } from '#infra/sign-in/sign-in-config.ts'

/** The environment, as it may be given. `.env.example` explains each; a test holds the two together. */
export const environment = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).default('production'),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'a name or address to listen on, as in 127.0.0.1')
    .default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: origin.optional(),
  TRUSTED_PROXIES: wholeNumber(0, 10).default(0),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  WORKER_HEALTH_PORT: wholeNumber(0, 65_535).default(3001),
  DATABASE_URL: databaseAddress,
  DATABASE_POOL: wholeNumber(2, 100).default(10),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'a Redis address, as in redis://127.0.0.1:6379' })
    .optional(),
  MASTER_KEY: masterKey,
  COOKIE_KEY: cookieKey,
  OPENAI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'a key without spaces, as the provider gave it')
    .refine((value) => !isPlaceholder(value), 'the key that the provider gave, not a placeholder')
    .optional(),
  OPENAI_BASE_URL: webAddress('where the model server answers, as in http://127.0.0.1:11434/v1').optional(),
  OPENAI_MODEL: z.string().default('gpt-5-mini'),
  OPENAI_TIMEOUT_SECONDS: wholeNumber(1, 600).default(20),
  OPENAI_MAX_OUTPUT_TOKENS: wholeNumber(64, 8_192).default(800),
  OPENAI_CONCURRENCY: wholeNumber(1, 1_000).default(50),
  OPENAI_TOKENS_PER_DAY: wholeNumber(1_000, 1_000_000_000_000).optional(),
  OPENAI_MODERATION: oneOf(['on', 'off']).optional(),
  OPENAI_VERDICTS: oneOf(['where-it-matters', 'always', 'off']).default('where-it-matters'),
  OPENAI_VERDICT_MODEL: z.string().optional(),
  OPENAI_IN_CRISIS: oneOf(['on', 'off']).default('on'),
  LEARNED_REPLIES: oneOf(['on', 'off']).default('on'),
  LEARNED_SCREENING: oneOf(['on', 'off']).default('on'),
  HELP_LINES_FILE: z.string().optional(),
  OFFLINE_PAGE: oneOf(['on', 'off']).default('on'),
  LEARNED_UNDERSTANDING: oneOf(['on', 'off']).default('on'),
  REPLY_PACE: oneOf(['human', 'at-once']).default('human'),
  VISITOR_DAYS: wholeNumber(14, 3_650).default(30),
  ...operatorEnvironment,
  ...signInEnvironment,
  RATE_LIMIT_FACTOR: wholeNumber(1, 1_000).default(1),
  LEDGER_FILE: z.string().optional(),
  EPOCH_KEYS_FOLDER: z.string().default('.data/epoch-keys'),
  EPOCH_DAYS: wholeNumber(1, 7).default(1),
  LEEWARD_DATA: z.string().default('.data'),
})

export type Config = z.infer<typeof environment>

/** What `migrate` is given: the address of the owner, and the password with which api and worker log in. */
export const migrationEnvironment = environment
  .pick({ DATABASE_URL: true, LEDGER_FILE: true })
  .extend({ POSTGRES_APP_PASSWORD: databasePassword })

/** May be given as a file: `NAME_FILE` holds its path (compose and Kubernetes secrets). A value wins over a file. */
export const secretNames = [
  'DATABASE_URL',
  'POSTGRES_APP_PASSWORD',
  'REDIS_URL',
  'MASTER_KEY',
  'COOKIE_KEY',
  'OPENAI_API_KEY',
  'GOOGLE_CLIENT_SECRET',
  'GITHUB_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
] as const

/** All faults of the environment at once, one line each; no value of a secret is repeated. */
export class ConfigError extends Error {
  readonly faults: string[]

  constructor(faults: string[]) {
    const count = faults.length === 1 ? 'a fault' : `${faults.length} faults`
    super(`The configuration has ${count}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

type Given = Record<string, string | undefined>

/** Reads the environment once. Called where a process starts; everything else receives values. */
export function loadConfig(given: Given): Config {
  const config = parseConfig(environment, given)
  const faults = contradictions(config)
  if (faults.length > 0) throw new ConfigError(faults)
  return config
}

/** The same for a program that needs a part of it only: `environment.pick(…)`. */
export function parseConfig<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  given: Given,
): z.infer<z.ZodObject<Shape>> {
  // An empty value is how compose passes a variable that was not set.
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value?.trim()))
  const { faults, unread } = readSecretFiles(values, schema.shape)
  const parsed = schema.safeParse(values)
  const named = Map.groupBy(parsed.error?.issues ?? [], (issue) => String(issue.path[0]))
  for (const [name, [issue]] of named)
    if (issue && !unread.has(name)) faults.push(describe(name, values[name], issue.message))
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults)
  return parsed.data
}

/** The same as `loadConfig`, for a process that cannot go on without: says all faults and ends, without a stack. */
export const loadConfigOrExit = (given: Given): Config => orExit(() => loadConfig(given))

/** All that the migrations need. */
export function loadMigrationConfig(given: Given) {
  const config = parseConfig(migrationEnvironment, given)
  if (URL.parse(config.DATABASE_URL)?.password === config.POSTGRES_APP_PASSWORD)
    throw new ConfigError(['POSTGRES_APP_PASSWORD: a password of its own, not that of the owner again'])
  return config
}

export const loadMigrationConfigOrExit = (given: Given) => orExit(() => loadMigrationConfig(given))

function orExit<Value>(load: () => Value): Value {
  try {
    return load()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(78)
  }
}

function readSecretFiles(values: Given, shape: z.ZodRawShape): { faults: string[]; unread: Set<string> } {
  const faults: string[] = []
  const unread = new Set<string>()
  for (const name of secretNames.filter((secret) => secret in shape)) {
    const path = values[`${name}_FILE`]
    if (values[name] !== undefined || path === undefined) continue
    const text = readText(path)
    if (text) values[name] = text
    else {
      unread.add(name)
      faults.push(`${name}_FILE: the file ${path} ${text === null ? 'cannot be read' : 'is empty'}`)
    }
  }
  return { faults, unread }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}

function describe(name: string, value: string | undefined, wanted: string): string {
  if (value === undefined) return `${name}: is missing; wanted: ${wanted}`
  // An address may hold a password.
  const isSecret = secretNames.some((secret) => secret === name) || value.includes('@')
  return `${name}: ${wanted} (given: ${isSecret ? `${value.length} characters` : JSON.stringify(value)})`
}

/** Each value is fine, but not together with another. */
function contradictions(config: Config): string[] {
  const { NODE_ENV, HOST, PUBLIC_URL, TRUSTED_PROXIES, MASTER_KEY, COOKIE_KEY } = config
  const { OPENAI_MODERATION, OPENAI_API_KEY, OPENAI_BASE_URL } = config
  const faults: string[] = []
  if (COOKIE_KEY === MASTER_KEY) faults.push('COOKIE_KEY: a key of its own, not MASTER_KEY again')
  if (NODE_ENV === 'production' && !isLoopback(HOST) && PUBLIC_URL === undefined)
    faults.push(`PUBLIC_URL: is missing; HOST=${HOST} lets others in, so wanted: ${originWanted}`)
  // We speak no TLS ourselves, and never set a secure cookie over what looks like plain http.
  if (PUBLIC_URL?.startsWith('https:') && TRUSTED_PROXIES === 0)
    faults.push('TRUSTED_PROXIES: at least 1 where PUBLIC_URL is https: the proxy that speaks TLS (given: 0)')
  if (OPENAI_MODERATION === 'on' && OPENAI_API_KEY === undefined && OPENAI_BASE_URL === undefined)
    faults.push('OPENAI_MODERATION: on asks a provider; wanted: OPENAI_API_KEY or OPENAI_BASE_URL')
  return [...faults, ...signInFaults(config)]
}
