import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Guardian } from '#infra/start/guardian.ts'
import { identity } from '#infra/start/postgres/account.ts'
import { executable } from '#infra/start/postgres/binaries.ts'
import { user, type ClusterPlace } from '#infra/start/postgres/create-cluster.ts'
import { clearStalePidFile, runningPostmaster } from '#infra/start/postgres/postmaster.ts'
import { freePort, isAlive } from '#infra/start/processes.ts'

export type Cluster = {
  /** It was running already: left behind by a start that was killed. */
  adopted: boolean
  url: (database: string) => string
  stop: () => Promise<void>
  /** Lets it run on when we end: somebody else has taken it over. */
  leave: () => void
}

/** Where a server that listens on this port has the database of this name. */
export const clusterUrl = (port: number, password: string) => (database: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${database}`

// No statement, parameter or row of a failed statement is written to PostgreSQL's log.
const discreet = {
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length_on_error: '0',
}

/** Starts the server on a cluster, or takes over one that is running on it. Listens on loopback only. */
export async function startCluster(
  place: ClusterPlace,
  {
    password,
    guardian,
    settings = {},
  }: { password: string; guardian: Guardian; settings?: Record<string, string> },
): Promise<Cluster> {
  const found = await settledPostmaster(place.folder)
  const { pid, port } = found ?? (await launch(place, { ...discreet, ...settings }, guardian))
  if (found !== null) guardian.watch(pid, 'SIGINT')
  return {
    adopted: found !== null,
    url: clusterUrl(port, password),
    stop: async () => {
      // SIGINT is PostgreSQL's `fast` shutdown: transactions roll back, everything is written, clients are sent away.
      if (isAlive(pid)) process.kill(pid, 'SIGINT')
      while (isAlive(pid)) await setTimeout(20)
      guardian.forget(pid)
    },
    leave: () => guardian.forget(pid),
  }
}

/** A server that is starting or stopping is waited for: it ends up ready or gone. */
async function settledPostmaster(folder: string): Promise<{ pid: number; port: number } | null> {
  for (let waited = 0; waited < 600; waited++) {
    const found = runningPostmaster(folder)
    if (found === null || found.state === 'ready') return found
    await setTimeout(50)
  }
  throw new Error(`A PostgreSQL on ${folder} neither starts nor stops: end it, then start again.`)
}

async function launch(
  { folder, logFile, binaries, account }: ClusterPlace,
  settings: Record<string, string>,
  guardian: Guardian,
): Promise<{ pid: number; port: number }> {
  for (let attempt = 1; ; attempt++) {
    clearStalePidFile(folder)
    const port = await freePort()
    const log = openSync(logFile, 'a', 0o600)
    const options = Object.entries({
      listen_addresses: '127.0.0.1',
      port: String(port),
      unix_socket_directories: '',
      ...settings,
    })
    const child = spawn(
      executable(binaries, 'postgres'),
      ['-D', folder, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      // A session of its own: Ctrl-C in the terminal must not end it before api and worker.
      { ...identity(account), cwd: '/', stdio: ['ignore', log, log], detached: true },
    )
    closeSync(log)
    if (child.pid !== undefined) guardian.watch(child.pid, 'SIGINT')
    const failed = new Promise<Error>((resolve) => child.once('error', resolve))
    while (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      if (runningPostmaster(folder)?.state === 'ready') {
        child.unref()
        return { pid: child.pid, port }
      }
      await setTimeout(20)
    }
    if (child.pid !== undefined) guardian.forget(child.pid)
    const reason = child.pid === undefined ? String(await failed) : lastLines(logFile)
    // Another process took the port, or the last of a killed server is still going.
    if (attempt === 10 || !/bind|shared memory|lock file/.test(reason))
      throw new Error(`PostgreSQL did not start: ${reason}`)
    await setTimeout(300)
  }
}

function lastLines(logFile: string): string {
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-4).join(' ')
}
