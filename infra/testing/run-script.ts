import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { childEnvironment } from '#infra/testing/child-environment.ts'

export type Ran = { code: number; out: string; errors: string }

/** A script as a process of its own that knows nothing but this environment. */
export async function runScript(
  path: string,
  environment: Record<string, string>,
  ...args: string[]
): Promise<Ran> {
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...childEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code: z.number().parse(code), out, errors }
}
