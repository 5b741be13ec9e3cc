import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  ConfigError,
  environment,
  loadConfig,
  loadMigrationConfig,
  parseConfig,
  secretNames,
} from '#infra/config.ts'

const masterKey = randomBytes(32).toString('base64')
const cookieKey = randomBytes(32).toString('base64')
const enough = {
  DATABASE_URL: 'postgres://leeward:k3zTq@127.0.0.1/leeward',
  MASTER_KEY: masterKey,
  COOKIE_KEY: cookieKey,
}
/** What every server needs besides. */
const signIn = {
  SMTP_URL: 'smtps://leeward:k3zTq@smtp.example.org',
  MAIL_FROM: 'Leeward <hello@calm.example>',
}

type Given = Record<string, string | undefined>

function faultsOf(given: Given): string[] {
  try {
    loadConfig(given)
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
  return []
}

function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'leeward-config-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'value'), text)
  return join(folder, 'value')
}

test('a database and two keys are enough; an empty value counts as not given', () => {
  const config = loadConfig({ ...enough, PORT: '', OPENAI_API_KEY: ' ', PUBLIC_URL: '' })
  expect(config).toMatchObject({ ...enough, HOST: '127.0.0.1', PORT: 3000, OPENAI_MODEL: 'gpt-5-mini' })
  expect(config.OPENAI_API_KEY).toBeUndefined()
})

test('all faults are told at once, each with what was given and what is wanted', () => {
  expect(
    faultsOf({ ...enough, MASTER_KEY: undefined, PORT: 'many', LOG_LEVEL: 'loud', HOST: 'a b' }),
  ).toEqual([
    'HOST: a name or address to listen on, as in 127.0.0.1 (given: "a b")',
    'PORT: a whole number from 0 to 65535 (given: "many")',
    'LOG_LEVEL: one of fatal, error, warn, info, debug, silent (given: "loud")',
    'MASTER_KEY: is missing; wanted: 32 random bytes in base64, as from: openssl rand -base64 32',
  ])
})

test('a check by the provider wants a provider', () => {
  expect(faultsOf({ ...enough, OPENAI_MODERATION: 'on' })).toEqual([
    'OPENAI_MODERATION: on asks a provider; wanted: OPENAI_API_KEY or OPENAI_BASE_URL',
  ])
  expect(faultsOf({ ...enough, OPENAI_MODERATION: 'off' })).toEqual([])
  expect(faultsOf({ ...enough, OPENAI_MODERATION: 'on', OPENAI_API_KEY: 'sk-12345' })).toEqual([])
})

test('what is missing is named, and nothing is made up for it', () => {
  expect(faultsOf({}).map((fault) => fault.split(';')[0])).toEqual([
    'DATABASE_URL: is missing',
    'MASTER_KEY: is missing',
    'COOKIE_KEY: is missing',
  ])
})

test('no fault repeats a secret, nor an address that may hold one', () => {
  const canary = 'hunter2'
  const given = {
    DATABASE_URL: `mysql://leeward:${canary}@db`,
    REDIS_URL: `http://:${canary}@cache`,
    MASTER_KEY: canary,
    COOKIE_KEY: canary,
    OPENAI_API_KEY: `${canary} with a space`,
    OPENAI_BASE_URL: `ftp://me:${canary}@models`,
    PUBLIC_URL: `https://me:${canary}@calm.example`,
  }
  const faults = faultsOf(given)
  expect(faults).toHaveLength(Object.keys(given).length)
  expect(faults.join('\n')).not.toContain(canary)
})

test.each([
  ['COOKIE_KEY', 'change-me-change-me-change-me-change-me'],
  ['COOKIE_KEY', 'x'.repeat(40)],
  ['COOKIE_KEY', randomBytes(8).toString('base64')],
  ['COOKIE_KEY', masterKey],
  ['MASTER_KEY', Buffer.alloc(32).toString('base64')],
  ['MASTER_KEY', randomBytes(31).toString('base64')],
  ['MASTER_KEY', randomBytes(32).toString('hex')],
  ['DATABASE_URL', 'postgres://leeward:changeme@db/leeward'],
  ['OPENAI_API_KEY', 'your-api-key'],
  ['OPENAI_API_KEY', 'sk-...'],
])('%s may not be weak or a placeholder (%#)', (name, value) => {
  expect(faultsOf({ ...enough, [name]: value })).toEqual([expect.stringMatching(`^${name}: `)])
})

test('the keys that the documentation tells to make are taken', () => {
  for (let times = 0; times < 500; times++) {
    const given = {
      ...enough,
      MASTER_KEY: randomBytes(32).toString('base64'),
      COOKIE_KEY: randomBytes(32).toString('base64'),
    }
    expect(faultsOf(given)).toEqual([])
  }
  expect(faultsOf({ ...enough, COOKIE_KEY: randomBytes(32).toString('hex') })).toEqual([])
  expect(faultsOf({ ...enough, OPENAI_API_KEY: 'ollama' })).toEqual([])
})

test('every secret may stand in a file instead, with a line end behind it', () => {
  const values = {
    ...enough,
    REDIS_URL: 'redis://cache:6379',
    OPENAI_API_KEY: 'sk-12345',
    SMTP_URL: signIn.SMTP_URL,
    GOOGLE_CLIENT_SECRET: 'GOCSPX-12345',
    GITHUB_CLIENT_SECRET: '0a1b2c3d',
    OIDC_CLIENT_SECRET: 'k3zTq',
  }
  const ofMigrate = { POSTGRES_APP_PASSWORD: 'k3zTq0a1b2c3d4e5' }
  expect(Object.keys({ ...values, ...ofMigrate }).toSorted()).toEqual(secretNames.toSorted())
  const files = Object.entries({ ...values, ...ofMigrate }).map(([name, value]) => [
    `${name}_FILE`,
    fileWith(`${value}\n`),
  ])
  const others = {
    MAIL_FROM: signIn.MAIL_FROM,
    GOOGLE_CLIENT_ID: 'google-1',
    GITHUB_CLIENT_ID: 'github-1',
    OIDC_ISSUER: 'https://id.calm.example',
    OIDC_CLIENT_ID: 'oidc-1',
  }
  expect(loadConfig({ ...others, ...Object.fromEntries(files) })).toMatchObject(values)
  expect(loadMigrationConfig(Object.fromEntries(files))).toMatchObject(ofMigrate)
})

test('a value wins over a file, which is then not read', () => {
  expect(loadConfig({ ...enough, COOKIE_KEY_FILE: '/nowhere' }).COOKIE_KEY).toBe(cookieKey)
})

test('a secret file that is not there or empty is one fault each, beside the others', () => {
  const empty = fileWith('\n')
  const files = { DATABASE_URL: enough.DATABASE_URL, MASTER_KEY_FILE: '/nowhere', COOKIE_KEY_FILE: empty }
  expect(faultsOf({ ...files, PORT: '-1' })).toEqual([
    'MASTER_KEY_FILE: the file /nowhere cannot be read',
    `COOKIE_KEY_FILE: the file ${empty} is empty`,
    'PORT: a whole number from 0 to 65535 (given: "-1")',
  ])
})

test('PUBLIC_URL is an origin: nothing but scheme, host and port', () => {
  const given = { ...enough, ...signIn, TRUSTED_PROXIES: '1' }
  for (const url of ['https://calm.example', 'https://Calm.example/', 'http://192.168.1.20:3000'])
    expect(faultsOf({ ...given, PUBLIC_URL: url })).toEqual([])
  for (const url of [
    'calm.example',
    'https://calm.example/app',
    'https://calm.example?a',
    'ftp://calm.example',
  ])
    expect(faultsOf({ ...given, PUBLIC_URL: url })).toEqual([expect.stringMatching(/^PUBLIC_URL: /)])
})

test('who lets others in says under which address they come', () => {
  const onServer = { ...enough, ...signIn, HOST: '0.0.0.0' }
  expect(faultsOf(onServer)).toEqual([expect.stringMatching(/^PUBLIC_URL: is missing; HOST=0\.0\.0\.0 /)])
  expect(faultsOf({ ...onServer, PUBLIC_URL: 'http://192.168.1.20:3000' })).toEqual([])
  expect(faultsOf({ ...onServer, NODE_ENV: 'development' })).toEqual([])
  for (const host of ['localhost', '127.0.0.2', '::1'])
    expect(faultsOf({ ...enough, HOST: host })).toEqual([])
})

test('an https address needs a trusted proxy: without one no cookie could be set', () => {
  const given = { ...enough, ...signIn, PUBLIC_URL: 'https://calm.example' }
  expect(faultsOf(given)).toEqual([expect.stringMatching(/^TRUSTED_PROXIES: at least 1 /)])
  expect(faultsOf({ ...given, TRUSTED_PROXIES: '1' })).toEqual([])
})

test('a server on which nobody could sign in does not start, and says what is wanted', () => {
  const nobody = [expect.stringMatching(/^SMTP_URL: is missing, and nobody could sign in; wanted: .*GITHUB_/)]
  const onServer = { ...enough, HOST: '0.0.0.0', PUBLIC_URL: 'http://192.168.1.20:3000' }
  expect(faultsOf(onServer)).toEqual(nobody)
  // Loopback behind a proxy is no machine of one's own: others see the page, and the mail on it.
  expect(faultsOf({ ...enough, PUBLIC_URL: 'https://calm.example', TRUSTED_PROXIES: '1' })).toEqual(nobody)
  expect(faultsOf({ ...enough, TRUSTED_PROXIES: '1' })).toEqual(nobody)
  const google = { GOOGLE_CLIENT_ID: 'google-1', GOOGLE_CLIENT_SECRET: 'GOCSPX-12345' }
  for (const way of [signIn, google]) expect(faultsOf({ ...onServer, ...way })).toEqual([])
})

test('half a way to sign in is a fault, which names the other half', () => {
  expect(faultsOf({ ...enough, GITHUB_CLIENT_ID: 'github-1' })).toEqual([
    expect.stringMatching(/^GITHUB_CLIENT_SECRET: is missing/),
  ])
  expect(faultsOf({ ...enough, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' })).toEqual([
    expect.stringMatching(/^OIDC_ISSUER: is missing/),
  ])
  expect(faultsOf({ ...enough, SMTP_URL: signIn.SMTP_URL })).toEqual([
    expect.stringMatching(/^MAIL_FROM: is missing/),
  ])
})

test('tokens do not travel in clear, but on this machine, and a sender is one line', () => {
  const oidc = { ...enough, OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }
  expect(faultsOf({ ...oidc, OIDC_ISSUER: 'http://localhost:9000/realm' })).toEqual([])
  expect(faultsOf({ ...oidc, OIDC_ISSUER: 'http://id.calm.example' })).toEqual([
    expect.stringMatching(/^OIDC_ISSUER: .*https/),
  ])
  expect(faultsOf({ ...enough, ...signIn, MAIL_FROM: 'A <a@b.example>\r\nBcc: c@d.example' })).toEqual([
    expect.stringMatching(/^MAIL_FROM: /),
  ])
})

test('a program that needs a part of it is not asked for the rest', () => {
  const needed = environment.pick({ DATABASE_URL: true })
  expect(
    parseConfig(needed, { DATABASE_URL: enough.DATABASE_URL, PORT: 'many', MASTER_KEY_FILE: '/nowhere' }),
  ).toEqual({
    DATABASE_URL: enough.DATABASE_URL,
  })
})
