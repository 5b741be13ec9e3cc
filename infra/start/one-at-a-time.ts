import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { commandOf, isAlive } from '#infra/start/processes.ts'

const startNote = z.object({ pid: z.number(), address: z.string(), processes: z.array(z.number()) })

/** Two starts on one data folder would end each other's database. A note left by a killed one does not count. */
export function otherStart(data: string): string | null {
  const note = readNote(noteIn(data))
  if (note === null || note.pid === process.pid) return null
  if (!isAlive(note.pid) || !/infra\/start\/(?:start\.mjs|main\.ts)/.test(commandOf(note.pid))) return null
  return `Leeward is running from ${data} already, at ${note.address} (process ${note.pid}).`
}

/** Ends the api and worker that a killed start has left behind: they hold the port, and nobody else will end them. */
export async function endLeftovers(data: string): Promise<void> {
  const isOurs = (pid: number): boolean =>
    isAlive(pid) && /(?:api\/server|worker\/main)\.ts/.test(commandOf(pid))
  const left = readNote(noteIn(data))?.processes.filter(isOurs) ?? []
  for (const pid of left) process.kill(pid, 'SIGTERM')
  for (let waited = 0; left.some(isOurs) && waited < 50; waited++) await setTimeout(100)
  for (const pid of left.filter(isOurs)) process.kill(pid, 'SIGKILL')
}

export type StartNote = {
  /** This process is ours too. */
  add: (pid: number) => void
  remove: () => void
}

/** Notes down that we run here, for the next start to find. */
export function noteStart(data: string, address: string): StartNote {
  const note: z.infer<typeof startNote> = { pid: process.pid, address, processes: [] }
  const write = (): void => writeFileSync(noteIn(data), `${JSON.stringify(note)}\n`)
  write()
  return {
    add: (pid) => {
      note.processes = [...note.processes.filter(isAlive), pid]
      write()
    },
    remove: () => rmSync(noteIn(data), { force: true }),
  }
}

const noteIn = (data: string): string => join(data, 'running.json')

function readNote(path: string): z.infer<typeof startNote> | null {
  try {
    return startNote.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return null
  }
}
