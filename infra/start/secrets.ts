import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEnvFile } from '#infra/start/env-file.ts'
import { StartFault } from '#infra/start/fault.ts'

const names = ['MASTER_KEY', 'COOKIE_KEY', 'POSTGRES_PASSWORD', 'POSTGRES_APP_PASSWORD'] as const

export type LocalSecrets = Record<(typeof names)[number], string>

const secretsFile = (data: string): string => join(data, 'keys.env')

const newAppPassword = (): string => `POSTGRES_APP_PASSWORD=${randomBytes(18).toString('hex')}`

/** The keys of this data folder, made on the first start. Without its MASTER_KEY nothing personal in it can be read again. */
export function localSecrets(data: string): LocalSecrets {
  const path = secretsFile(data)
  if (!existsSync(path)) {
    if (existsSync(join(data, 'postgres')))
      throw new StartFault(
        `${path} is gone, and what stands in ${data}/postgres cannot be read without it: bring it back from a backup.`,
      )
    const text = [
      '# Made on the first start. Keep a copy apart from the data: without MASTER_KEY nothing personal can be read again.',
      `MASTER_KEY=${randomBytes(32).toString('base64')}`,
      `COOKIE_KEY=${randomBytes(32).toString('base64url')}`,
      `POSTGRES_PASSWORD=${randomBytes(18).toString('hex')}`,
      newAppPassword(),
      '',
    ]
    // Whole or not at all, and never over another start's keys.
    writeFileSync(path, text.join('\n'), { mode: 0o600, flag: 'wx', flush: true })
  }
  // A folder from before api and worker logged in as roles of their own.
  if (!readEnvFile(path).values.POSTGRES_APP_PASSWORD)
    appendFileSync(path, `\n${newAppPassword()}\n`, { flush: true })
  const { values, faults } = readEnvFile(path)
  const missing = names.filter((name) => !values[name])
  if (faults.length > 0 || missing.length > 0)
    throw new StartFault(...faults, ...missing.map((name) => `${path}: ${name} is missing`))
  return Object.fromEntries(names.map((name) => [name, values[name]])) as LocalSecrets
}
