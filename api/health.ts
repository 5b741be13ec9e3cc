import type { Context, Next } from 'koa'
import type { Deps } from '#api/deps.ts'
import { checkSchema } from '#infra/core/check-schema.ts'
import { listMigrations } from '#infra/list-migrations.ts'
import { isEpochOverdue } from '#infra/store/epoch-overdue.ts'
import { within } from '#infra/within.ts'

const timeoutMs = 2_000
/** Anybody may ask: whoever asks meanwhile gets the same answer. What is down is looked at again soon. */
const sharedMs = { ok: 2_000, down: 200 }

/** `/healthz`: this process runs. `/readyz`: all that it needs answers, and which part does not. */
export function healthRoutes({ sql, queue, live, ledger }: Pick<Deps, 'sql' | 'queue' | 'live' | 'ledger'>) {
  const expected = listMigrations()

  const checks: Record<string, () => Promise<unknown>> = {
    database: () => sql`select 1`,
    schema: () => checkSchema(sql, expected),
    jobs: queue.ping,
    live: live.ping,
    ledger: ledger.check,
    // An older log was restored, and what was deleted since is back until the ledger is replayed.
    replay: async () => {
      if ((await ledger.forgotten()) > 0) throw new Error('not replayed')
    },
    worker: async () => {
      const beating =
        await sql`select 1 from heartbeats where beat_at > now() - interval '20 seconds' limit 1`
      if (beating.length === 0) throw new Error('no worker')
    },
  }

  async function look(): Promise<Readiness> {
    const parts = Object.entries(checks).map(async ([name, check]) => {
      const isWell = await within(timeoutMs, Promise.try(check)).then(
        () => true,
        () => false,
      )
      return [name, isWell ? 'ok' : 'down'] as const
    })
    // Nothing fails by it, so nobody is sent away: but what was deleted can be opened for longer than is promised.
    const epoch = within(timeoutMs, isEpochOverdue(sql)).then(
      (isOverdue) => ['epoch', isOverdue ? 'overdue' : 'ok'] as const,
      () => ['epoch', 'down'] as const,
    )
    const looked = await Promise.all([...parts, epoch])
    return {
      parts: Object.fromEntries(looked),
      worst: looked.some(([, state]) => state === 'down') ? 'down' : 'ok',
    }
  }

  const readiness = shared(look)
  return async (ctx: Context, next: Next) => {
    if (ctx.path === '/healthz') {
      ctx.body = 'ok'
    } else if (ctx.path === '/readyz') {
      const { parts, worst } = await readiness()
      ctx.status = worst === 'ok' ? 200 : 503
      ctx.body = parts
    } else {
      return next()
    }
    ctx.set('Cache-Control', 'no-store')
  }
}

type Readiness = { parts: Record<string, 'ok' | 'overdue' | 'down'>; worst: 'ok' | 'down' }

/** Looks once at a time, however many ask, and then again after a while. */
function shared(look: () => Promise<Readiness>): () => Promise<Readiness> {
  let latest: Promise<Readiness> | undefined
  let until = 0
  return async () => {
    if (latest && performance.now() < until) return latest
    until = Infinity
    latest = look()
    const readiness = await latest
    until = performance.now() + sharedMs[readiness.worst]
    return readiness
  }
}
