import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '#infra/start/processes.ts'

// Below what systems hand out by themselves.
const lowest = 12_000
const highest = 32_000
/** Who has which port, for all runs on this machine: a note by each with the process that took it. */
const taken = join(tmpdir(), 'leeward-ports')

/** A free port that nobody else takes before it is listened on, or between a kill and the next start, while this process lives. */
export async function portOfItsOwn(): Promise<number> {
  mkdirSync(taken, { recursive: true })
  for (;;) {
    const port = randomInt(lowest, highest)
    if (take(port) && (await isFree(port))) return port
  }
}

function take(port: number): boolean {
  const note = join(taken, String(port))
  try {
    writeFileSync(note, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    // The next one finds it free again.
    if (!isAlive(holderOf(note))) rmSync(note, { force: true })
    return false
  }
}

/** A note that is not written yet has a holder. */
function holderOf(note: string): number {
  try {
    return Number(readFileSync(note, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch {
    return false
  }
}
