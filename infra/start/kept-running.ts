import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Guardian } from '#infra/start/guardian.ts'
import { root, type Environment } from '#infra/start/settings.ts'

const drainSeconds = 40
const longestPause = 30_000
const largestLog = 10 * 2 ** 20

export type Program = {
  name: string
  args: string[]
  environment: Environment
  /** Null: what it says goes to the terminal. */
  logFile: string | null
}

export type KeptRunning = {
  /** How often in a row it has ended unexpectedly, without having run for a minute. */
  failures: () => number
  lastWords: () => string
  stop: () => Promise<void>
}

/** Starts a Node program and starts it again whenever it ends by itself, after a pause that grows. */
export function keepRunning(program: Program, guardian: Guardian, say: (text: string) => void): KeptRunning {
  const stopped = new AbortController()
  let failures = 0
  let child = launch(program, guardian)
  const over = watch()

  return {
    failures: () => failures,
    lastWords: () => lastWords(program),
    stop: async () => {
      stopped.abort()
      await Promise.race([end(child), over])
      await over
    },
  }

  async function watch(): Promise<void> {
    for (;;) {
      const startedAt = Date.now()
      const how = await ended(child)
      if (child.pid !== undefined) guardian.forget(child.pid)
      if (stopped.signal.aborted) return
      failures = Date.now() - startedAt > 60_000 ? 1 : failures + 1
      const pause = Math.min(1000 * 2 ** (failures - 1), longestPause)
      say(`The ${program.name} ended by itself (${how}). It starts again in ${pause / 1000} s.`)
      await setTimeout(pause, null, { signal: stopped.signal }).catch(() => {})
      if (stopped.signal.aborted) return
      child = launch(program, guardian)
    }
  }
}

function launch({ args, environment, logFile }: Program, guardian: Guardian): ChildProcess {
  const log = logFile === null ? ('inherit' as const) : openLog(logFile)
  // A session of its own: Ctrl-C in the terminal reaches us alone, and we end things in order.
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', log, log],
    detached: true,
  })
  if (log !== 'inherit') closeSync(log)
  if (child.pid !== undefined) guardian.watch(child.pid, 'SIGTERM')
  return child
}

function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

async function ended(child: ChildProcess): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  if (child.exitCode !== null || child.signalCode !== null)
    resolve(child.signalCode ?? `exit code ${child.exitCode}`)
  child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  child.once('error', (error) => resolve(error.message))
  return promise
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const ending = ended(child)
  const deadline = new AbortController()
  const late = setTimeout(drainSeconds * 1000, 'late', { signal: deadline.signal, ref: false }).catch(
    () => 'ended',
  )
  if ((await Promise.race([ending, late])) === 'late') child.kill('SIGKILL')
  await ending
  deadline.abort()
}

function lastWords({ logFile }: Program): string {
  if (logFile === null) return ''
  return readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
}
