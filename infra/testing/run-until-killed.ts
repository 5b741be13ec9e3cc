import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const preload = fileURLToPath(new URL('die-at.ts', import.meta.url))

/**
 * Runs a script again and again, killed before its first step, its second, and so on, until it ends by itself: see
 * `die-at.ts`. Gives how many steps it has.
 */
export async function runUntilKilled(
  script: string,
  environment: Record<string, string>,
  { beforeEach, afterEach }: { beforeEach: () => Promise<void>; afterEach: () => Promise<void> },
): Promise<number> {
  for (let step = 1; ; step++) {
    await beforeEach()
    const child = spawn(process.execPath, ['--import', preload, script], {
      env: { PATH: process.env.PATH, ...environment, DIE_AT: String(step) },
      stdio: 'inherit',
    })
    const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
    await afterEach()
    if (code === 0) return step - 1
    if (signal !== 'SIGKILL') throw new Error(`The script failed by itself, with ${code}.`)
  }
}
