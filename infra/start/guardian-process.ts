import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { isAlive } from '#infra/start/processes.ts'

const graceSeconds = 15
const watched = new Map<number, 'SIGINT' | 'SIGTERM'>()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

for await (const line of createInterface({ input: process.stdin })) {
  const [verb, pid, signal] = line.split(' ')
  if (verb === 'watch') watched.set(Number(pid), signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM')
  if (verb === 'forget') watched.delete(Number(pid))
}

for (const [pid, signal] of [...watched].toReversed()) await end(pid, signal)

async function end(pid: number, signal: 'SIGINT' | 'SIGTERM'): Promise<void> {
  const deadline = Date.now() + graceSeconds * 1000
  try {
    process.kill(pid, signal)
    while (isAlive(pid) && Date.now() < deadline) await setTimeout(50)
    if (isAlive(pid)) process.kill(pid, 'SIGKILL')
  } catch {
    // It had ended already.
  }
}
