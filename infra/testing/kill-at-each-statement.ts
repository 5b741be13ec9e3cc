import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'
import { root } from '#infra/start/settings.ts'
import { interruptedName } from '#infra/testing/interrupted-name.ts'
import { withSql } from '#infra/testing/kept.ts'
import { startStatementProxy } from '#infra/testing/statement-proxy.ts'

type Interrupted<Case> = {
  databaseUrl: string
  /** Does the work once, as a process of its own, over the database that DATABASE_URL names. */
  script: string
  /** What is to be worked on, new for each round. */
  prepare: () => Promise<Case>
  argsOf: (given: Case) => string[]
  /** Does the same work again, here. */
  repeat: (given: Case) => Promise<unknown>
  /** Whether it ended right. `killedAt`: the statement that was not let through; null once it got through by itself. */
  check: (given: Case, killedAt: number | null) => Promise<void>
}

/**
 * Kills a process (SIGKILL) before its first statement, its second, its third …, until it gets through; repeats the work
 * after each, and checks how it ended. Gives how many statements it takes.
 */
export async function killAtEachStatement<Case>(interrupted: Interrupted<Case>): Promise<number> {
  for (let last = 1; ; last++) {
    const given = await interrupted.prepare()
    const isKilled = await runUntil(last, interrupted, given)
    await untilGone(interrupted.databaseUrl)
    if (isKilled) await interrupted.repeat(given)
    await interrupted.check(given, isKilled ? last : null)
    if (!isKilled) return last - 1
  }
}

async function runUntil<Case>(
  last: number,
  { databaseUrl, script, argsOf }: Interrupted<Case>,
  given: Case,
): Promise<boolean> {
  let kill = (): void => {}
  await using proxy = await startStatementProxy(databaseUrl, { last, onLast: () => kill() })
  const child = spawn(process.execPath, [script, ...argsOf(given)], {
    cwd: root,
    env: { PATH: process.env.PATH, DATABASE_URL: proxy.url },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  kill = () => child.kill('SIGKILL')
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
