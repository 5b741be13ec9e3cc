import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commandOf, isAlive } from '#infra/start/processes.ts'

export type Postmaster = { pid: number; port: number; state: string }

/** The server that runs on this data folder, from the file that PostgreSQL keeps there; null when there is none. */
export function runningPostmaster(folder: string): Postmaster | null {
  let lines: string[]
  try {
    lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  const [pid, , , port] = lines.map(Number)
  if (!pid || !isAlive(pid) || !commandOf(pid).includes('postgres')) return null
  return { pid, port: port ?? 0, state: lines[7]?.trim() ?? 'starting' }
}

/** After a kill -9 the file may name a process that is now somebody else's; PostgreSQL would refuse to start. */
export function clearStalePidFile(folder: string): void {
  if (runningPostmaster(folder) === null) rmSync(join(folder, 'postmaster.pid'), { force: true })
}
