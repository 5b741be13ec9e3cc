import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartFault } from '#infra/start/fault.ts'
import { settle, type Environment } from '#infra/start/settings.ts'

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leeward-settings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function faultsOf(given: Environment, folder: string): Promise<string[]> {
  const outcome = await settle(given, folder).catch((error: unknown) => error)
  if (!(outcome instanceof StartFault))
    throw new Error('It settled, or failed otherwise.', { cause: outcome })
  return outcome.sentences
}

test('the first start makes the keys, for this account alone; later ones keep them', async () => {
  const folder = emptyFolder()
  const first = await settle({ PORT: '0' }, folder)
  const second = await settle({ PORT: '0' }, folder)

  expect(Buffer.from(first.environment.MASTER_KEY ?? '', 'base64')).toHaveLength(32)
  expect(second.environment.MASTER_KEY).toBe(first.environment.MASTER_KEY)
  expect(second.environment.COOKIE_KEY).toBe(first.environment.COOKIE_KEY)
  expect(first.environment.LEDGER_FILE).toBe(join(folder, '.data/erasures.jsonl'))
  expect(first.environment.EPOCH_KEYS_FOLDER).toBe(join(folder, '.data/epoch-keys'))
  expect(statSync(join(folder, '.data/keys.env')).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, '.data')).mode & 0o066).toBe(0)
})

test('keys that are gone while their data stands are not quietly made anew', async () => {
  const folder = emptyFolder()
  await settle({ PORT: '0' }, folder)
  rmSync(join(folder, '.data/keys.env'))
  writeFileSync(join(folder, '.data/postgres'), '')
  expect(await faultsOf({ PORT: '0' }, folder)).toEqual([expect.stringMatching(/keys\.env is gone.*backup/)])
})

test('.env stands behind the environment', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, '.env'), 'LOG_LEVEL=warn\nHOST=127.0.0.2\n')
  const { environment, host } = await settle({ PORT: '0', HOST: '127.0.0.1' }, folder)
  expect(environment.LOG_LEVEL).toBe('warn')
  expect(host).toBe('127.0.0.1')
})

test('a DATABASE_URL means that no PostgreSQL is started', async () => {
  const own = await settle({ PORT: '0', DATABASE_URL: 'postgres://db.example/leeward' }, emptyFolder())
  expect(own.postgresPassword).toBeNull()
  expect((await settle({ PORT: '0' }, emptyFolder())).postgresPassword).toMatch(/^[0-9a-f]{36}$/)
})

test('all faults are told at once, and no secret with them', async () => {
  const folder = emptyFolder()
  writeFileSync(join(folder, '.env'), 'HOST 0.0.0.0\nOPENAI_MODEL="small\n')
  writeFileSync(join(folder, 'a-file'), '')
  const given = {
    LEEWARD_DATA: 'a-file/data',
    PORT: 'many',
    COOKIE_KEY: 'hunter2',
    MASTER_KEY_FILE: '/nowhere/key',
  }
  const faults = await faultsOf(given, folder)

  expect(faults).toHaveLength(6)
  expect(faults).toEqual(
    expect.arrayContaining([
      '.env, line 1: not of the form NAME=value',
      '.env, line 2: the quote is never closed',
      expect.stringMatching(/^The data folder .*a-file\/data cannot be written \(ENOTDIR\): .*LEEWARD_DATA/),
      expect.stringMatching(/^MASTER_KEY_FILE: /),
      expect.stringMatching(/^PORT: /),
      expect.stringMatching(/^COOKIE_KEY: at least 32 bytes/),
    ]),
  )
  expect(faults.join(' ')).not.toContain('hunter2')
})

test('a busy port is one sentence that says what to do', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await faultsOf({ PORT: String(port) }, emptyFolder())).toEqual([
    `Port ${port} is taken by another program: end that one, or choose another port, as in PORT=${port + 1} npm start.`,
  ])
})

test("a data folder of one's own keeps the rights it has", async () => {
  const folder = emptyFolder()
  chmodSync(folder, 0o1777)
  await settle({ PORT: '0', LEEWARD_DATA: folder }, emptyFolder())
  expect(statSync(folder).mode & 0o7777).toBe(0o1777)
})

test('the note of a start that was killed keeps nobody from starting', async () => {
  const folder = emptyFolder()
  await settle({ PORT: '0' }, folder)
  const note = { pid: process.ppid, address: 'http://localhost:1', processes: [process.pid] }
  writeFileSync(join(folder, '.data/running.json'), JSON.stringify(note))
  expect((await settle({ PORT: '0' }, folder)).data).toBe(join(folder, '.data'))
  expect(readFileSync(join(folder, '.data/keys.env'), 'utf8')).toMatch(/^MASTER_KEY=/m)
})
