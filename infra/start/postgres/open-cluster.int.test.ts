import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSql } from '#infra/sql.ts'
import { postGuardian } from '#infra/start/guardian.ts'
import { startCluster } from '#infra/start/postgres/cluster.ts'
import { prepareCluster, type PreparedCluster } from '#infra/start/postgres/open-cluster.ts'
import { clearStalePidFile, runningPostmaster } from '#infra/start/postgres/postmaster.ts'

const isRoot = process.getuid?.() === 0
const password = 'a-password-of-the-test'

function openFolder(): string {
  const folder = mkdtempSync(join(isRoot ? '/tmp' : tmpdir(), 'leeward-cluster-'))
  chmodSync(folder, 0o711)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function settingOf(prepared: PreparedCluster, name: string): Promise<string> {
  const guardian = postGuardian()
  const cluster = await startCluster(prepared, { password, guardian })
  const sql = openSql(cluster.url('postgres'), { max: 1 })
  try {
    const [row] = await sql<{ value: string }[]>`select current_setting(${name}) as value`
    return row?.value ?? ''
  } finally {
    await sql.end()
    await cluster.stop()
    guardian.dismiss()
  }
}

test('a new cluster has checksums, and listens on loopback only', async () => {
  const prepared = await prepareCluster(openFolder(), password)
  expect(await settingOf(prepared, 'data_checksums')).toBe('on')
  expect(await settingOf(prepared, 'listen_addresses')).toBe('127.0.0.1')
  expect(statSync(prepared.folder).mode & 0o777).toBe(0o700)
})

test('where PostgreSQL cannot enter as root, its cluster stands elsewhere, linked', async () => {
  const folder = openFolder()
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o700 })
  const prepared = await prepareCluster(closed, password, join(folder, 'outside'))
  expect(await settingOf(prepared, 'server_version')).toMatch(/^18\./)
  expect(prepared.movedTo !== null).toBe(isRoot)
  expect(realpathSync(join(closed, 'postgres'))).toBe(prepared.folder)
  const again = await prepareCluster(closed, password, join(folder, 'outside'))
  expect(again).toEqual({ ...prepared, created: false })
})

test('a cluster stays with the account that made it', async () => {
  const folder = openFolder()
  const { folder: made } = await prepareCluster(folder, password)
  const owner = statSync(made).uid
  const again = await prepareCluster(folder, password)
  expect(again.account?.uid ?? process.getuid?.()).toBe(owner)
})

test('a pid file that names somebody else is put away', () => {
  const folder = openFolder()
  const path = join(folder, 'postmaster.pid')
  writeFileSync(path, `${process.pid}\n${folder}\n0\n5432\n\n127.0.0.1\n\nready   \n`)
  expect(runningPostmaster(folder)).toBeNull()
  clearStalePidFile(folder)
  expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined()
})
