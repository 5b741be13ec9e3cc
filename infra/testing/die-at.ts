import fs from 'node:fs'
import { flushCompileCache, syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'

/*
 * For `node --import`: the process is killed just before its nth step that something outside could notice, a change on
 * the disk or a message to a server. `DIE_AT` says which; a process that has fewer ends by itself.
 */
const dieAt = Number(process.env['DIE_AT'])
let steps = 0

/** What the first of them has compiled, those after it need not. */
function die(): void {
  if (dieAt === 1) flushCompileCache()
  process.kill(process.pid, 'SIGKILL')
}

type Method = (...args: unknown[]) => unknown

function countSteps(owner: object, names: string[]): void {
  const methods = owner as Record<string, Method>
  for (const name of names) {
    const real = methods[name]!
    methods[name] = function step(this: unknown, ...args: unknown[]) {
      if (++steps === dieAt) die()
      return real.apply(this, args)
    }
  }
}

const file = await fs.promises.open(process.execPath, 'r')
countSteps(Object.getPrototypeOf(file) as object, ['write', 'writeFile', 'appendFile', 'sync', 'datasync'])
await file.close()
countSteps(fs.promises, ['mkdir', 'open', 'rename', 'unlink'])
countSteps(Socket.prototype, ['write'])
syncBuiltinESMExports()
