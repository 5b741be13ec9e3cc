import { readFileSync } from 'node:fs'
import * as z from 'zod'

const secret = z
  .string()
  .refine((value) => Buffer.byteLength(value) >= 32, 'at least 32 bytes')
  .refine((value) => !/change.?me|secret|example|placeholder/i.test(value), 'a value of its own, not a placeholder')

const masterKey = z
  .string()
  .refine((value) => Buffer.from(value, 'base64').length === 32, '32 random bytes in base64: openssl rand -base64 32')

/** The environment, as it may be given. `.env.example` explains each; a test holds the two together. */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  WORKER_HEALTH_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  MASTER_KEY: masterKey,
  COOKIE_KEY: secret,
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  OPENAI_MODEL: z.string().min(1).default('gpt-5-mini'),
  OPENAI_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(600).default(60),
  OPENAI_MAX_OUTPUT_TOKENS: z.coerce.number().int().min(64).max(8_192).default(800),
})

export type Config = z.infer<typeof environment>

/** May be given as a file: `NAME_FILE` holds its path (compose and Kubernetes secrets). */
export const secretNames = ['DATABASE_URL', 'REDIS_URL', 'MASTER_KEY', 'COOKIE_KEY', 'OPENAI_API_KEY'] as const

/** All faults of the environment at once, one line each; no value of a secret is repeated. */
export class ConfigError extends Error {
  readonly faults: string[]

  constructor(faults: string[]) {
    super(`The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** Reads the environment once. Called where a process starts; everything else receives values. */
export function loadConfig(given: Record<string, string | undefined>): Config {
  const faults: string[] = []
  // An empty value is how compose passes a variable that was not set.
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
  for (const name of secretNames) {
    const path = values[`${name}_FILE`]
    if (values[name] !== undefined || path === undefined) continue
    try {
      values[name] = readFileSync(path, 'utf8').trim()
    } catch {
      faults.push(`${name}_FILE: the file ${path} cannot be read`)
    }
  }
  const parsed = environment.safeParse(values)
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0])
    if (!faults.some((fault) => fault.startsWith(`${name}_FILE`)))
      faults.push(`${name}: ${values[name] === undefined ? 'is missing' : issue.message}`)
  }
  if (!parsed.success || faults.length > 0) throw new ConfigError(faults)
  return parsed.data
}

/** The same, for a process that cannot go on without: says all faults and ends, without a stack. */
export function loadConfigOrExit(given: Record<string, string | undefined>): Config {
  try {
    return loadConfig(given)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(78)
  }
}
