import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { root } from '#infra/start/settings.ts'
import { childEnvironment } from '#infra/testing/child-environment.ts'
import { interruptedName } from '#infra/testing/interrupted-name.ts'
import { withSql } from '#infra/testing/kept.ts'

const preload = fileURLToPath(new URL('die-at.ts', import.meta.url))

type Interrupted<Case> = {
  databaseUrl: string
  /** Does the work once, as a process of its own, over the database that DATABASE_URL names. */
  script: string
  environment?: Record<string, string>
  /** What is to be worked on, new for each round. */
  prepare: () => Promise<Case>
  argsOf?: (given: Case) => string[]
  /** Does the same work again, here, after it was killed. */
  repeat?: (given: Case) => Promise<unknown>
  /** Whether it ended right. */
  check: (given: Case) => Promise<void>
}

/**
 * Kills a process (SIGKILL) before its first step, its second, its third …, until it gets through (what a step is: see
 * `die-at.ts`); repeats the work after each, and checks how it ended. Gives how many steps it takes.
 */
export async function killAtEachStep<Case>(interrupted: Interrupted<Case>): Promise<number> {
  for (let step = 1; ; step++) {
    const given = await interrupted.prepare()
    const isKilled = await runUntil(step, interrupted, given)
    await untilGone(interrupted.databaseUrl)
    if (isKilled) await interrupted.repeat?.(given)
    await interrupted.check(given)
    if (!isKilled) return step - 1
  }
}

async function runUntil<Case>(
  step: number,
  { databaseUrl, script, environment, argsOf }: Interrupted<Case>,
  given: Case,
): Promise<boolean> {
  const child = spawn(process.execPath, ['--import', preload, script, ...(argsOf?.(given) ?? [])], {
    cwd: root,
    env: { ...childEnvironment, DATABASE_URL: databaseUrl, ...environment, DIE_AT: String(step) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  if (signal !== 'SIGKILL') expect(code).toBe(0)
  return signal === 'SIGKILL'
}

/** What a dead process has asked for may still be at work. */
const untilGone = (databaseUrl: string) =>
  withSql(databaseUrl, async (sql) => {
    const isBusy = async () =>
      (
        await sql`
          select from pg_stat_activity
          where datname = current_database() and application_name = ${interruptedName}`
      ).count > 0
    await expect.poll(isBusy, { timeout: 60_000, interval: 10 }).toBe(false)
  })
