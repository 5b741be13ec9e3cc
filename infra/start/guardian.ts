import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type Guardian = {
  pid: number
  /** Ends this process with this signal, should we die without having done it. */
  watch: (pid: number, signal: 'SIGINT' | 'SIGTERM') => void
  forget: (pid: number) => void
  /** Nothing is left to guard. */
  dismiss: () => void
}

/**
 * A small process whose only link to us is a pipe. When the pipe ends, however we ended (kill -9 too),
 * it ends what we started and have not ended ourselves, last started first.
 */
export function postGuardian(): Guardian {
  const script = fileURLToPath(new URL('guardian-process.ts', import.meta.url))
  // A session of its own: Ctrl-C in the terminal does not reach it.
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'ignore', 'inherit'], detached: true })
  child.unref()
  child.stdin.on('error', () => {})
  const tell = (line: string): void => void child.stdin.write(`${line}\n`)
  return {
    pid: child.pid!,
    watch: (pid, signal) => tell(`watch ${pid} ${signal}`),
    forget: (pid) => tell(`forget ${pid}`),
    dismiss: () => void child.stdin.end(),
  }
}
