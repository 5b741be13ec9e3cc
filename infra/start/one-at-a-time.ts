import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { commandOf, isAlive } from '#infra/start/processes.ts'

const runningStart = z.object({ pid: z.number(), address: z.string() })

/** Two starts on one data folder would end each other's database. A note left by a killed one does not count. */
export function otherStart(data: string): string | null {
  const note = readNote(noteIn(data))
  if (note === null || note.pid === process.pid) return null
  if (!isAlive(note.pid) || !commandOf(note.pid).includes('infra/start')) return null
  return `Leeward is running from ${data} already, at ${note.address} (process ${note.pid}).`
}

/** Notes down that we run here; returns how to take the note away. */
export function noteStart(data: string, address: string): () => void {
  writeFileSync(noteIn(data), `${JSON.stringify({ pid: process.pid, address })}\n`)
  return () => rmSync(noteIn(data), { force: true })
}

const noteIn = (data: string): string => join(data, 'running.json')

function readNote(path: string): z.infer<typeof runningStart> | null {
  try {
    return runningStart.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}
