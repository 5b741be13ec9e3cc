import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { StartFault } from '#infra/start/fault.ts'
import { commandOf, isAlive } from '#infra/start/processes.ts'

const runningStart = z.object({ pid: z.number(), address: z.string() })

/** Two starts on one data folder would end each other's database. A note left by a killed one does not count. */
export function claimData(data: string, address: string): () => void {
  const path = join(data, 'running.json')
  const other = readNote(path)
  if (
    other !== null &&
    other.pid !== process.pid &&
    isAlive(other.pid) &&
    commandOf(other.pid).includes('infra/start')
  )
    throw new StartFault(
      `Leeward is running from this folder already, at ${other.address} (process ${other.pid}).`,
    )
  writeFileSync(path, `${JSON.stringify({ pid: process.pid, address })}\n`)
  return () => rmSync(path, { force: true })
}

function readNote(path: string): z.infer<typeof runningStart> | null {
  try {
    return runningStart.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}
