import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

const script = fileURLToPath(new URL('../ops.ts', import.meta.url))

export type Ran = { code: number; out: string; errors: string }

/** The real command, as a process of its own that knows nothing but this database. */
export async function runOps(environment: Record<string, string>, ...args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: z.number().parse(code), out, errors }
}
