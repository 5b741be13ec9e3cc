import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { identity, type Account } from '#infra/start/postgres/account.ts'
import { executable, type Binaries } from '#infra/start/postgres/binaries.ts'

export type ClusterPlace = { folder: string; logFile: string; binaries: Binaries; account: Account | null }

/** The cluster's owner, and the only one who may sign in to it. */
export const user = 'leeward'

export const clusterExists = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'))

/** Makes a new, empty cluster. Whole or not at all: a killed attempt leaves nothing in `folder`. */
export async function createCluster(place: ClusterPlace, password: string): Promise<void> {
  const { folder, binaries, account } = place
  const unfinished = `${folder}.unfinished`
  const passwordFile = `${folder}.password`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid)
  const options = [
    `--pgdata=${unfinished}`,
    `--username=${user}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]
  try {
    await promisify(execFile)(executable(binaries, 'initdb'), options, { ...identity(account), cwd: '/' })
  } finally {
    rmSync(passwordFile)
  }
  renameSync(unfinished, folder)
}
