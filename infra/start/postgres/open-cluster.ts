import { createHash } from 'node:crypto'
import { chownSync, existsSync, lstatSync, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { canEnter, unprivilegedAccount, type Account } from '#infra/start/postgres/account.ts'
import { copyBinaries, installedBinaries, type Binaries } from '#infra/start/postgres/binaries.ts'
import { clusterExists, createCluster, type ClusterPlace } from '#infra/start/postgres/create-cluster.ts'

export type PreparedCluster = ClusterPlace & {
  created: boolean
  /** Set where PostgreSQL's account cannot reach the data folder and the cluster stands elsewhere, linked. */
  movedTo: string | null
}

/** Finds or makes the cluster `<data>/postgres`, such that the account PostgreSQL runs under reaches it and its programs. */
export async function prepareCluster(
  data: string,
  password: string,
  outside = '/var/lib/leeward',
): Promise<PreparedCluster> {
  const folder = join(data, 'postgres')
  const account = ownerOf(folder) ?? unprivilegedAccount()
  const movedTo = canPass(account, data) ? null : outsidePlace(data, outside)
  if (movedTo !== null) link(folder, join(movedTo, 'postgres'))
  const place = {
    folder: movedTo === null ? folder : join(movedTo, 'postgres'),
    logFile: join(data, 'postgres.log'),
    binaries: reachableBinaries(account, movedTo ?? outside),
    account,
  }
  const created = !clusterExists(place.folder)
  if (created) await createCluster(place, password)
  return { ...place, created, movedTo }
}

/** As root, a cluster that somebody else has made runs under their account: PostgreSQL insists on its owner. */
function ownerOf(folder: string): Account | null {
  if (process.getuid?.() !== 0 || !clusterExists(folder)) return null
  const { uid, gid } = statSync(folder)
  return uid === 0 ? null : { uid, gid }
}

/** A folder of this data folder's own that every account can pass: root's home, say, is closed. */
function outsidePlace(data: string, outside: string): string {
  const place = join(outside, createHash('sha256').update(data).digest('hex').slice(0, 12))
  mkdirSync(place, { recursive: true, mode: 0o711 })
  return place
}

function link(from: string, to: string): void {
  if (existsSync(from)) return
  if (lstatSync(from, { throwIfNoEntry: false })) rmSync(from)
  symlinkSync(to, from)
}

function canPass(account: Account | null, folder: string): boolean {
  if (account === null) return true
  const probe = join(folder, 'reach')
  rmSync(probe, { recursive: true, force: true })
  mkdirSync(probe, { mode: 0o700 })
  chownSync(probe, account.uid, account.gid)
  const passed = canEnter(account, probe)
  rmSync(probe, { recursive: true })
  return passed
}

function reachableBinaries(account: Account | null, place: string): Binaries {
  const installed = installedBinaries()
  if (canEnter(account, join(installed.folder, 'bin'))) return installed
  return copyBinaries(installed, place)
}
