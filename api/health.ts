import type { Context, Next } from 'koa'
import type { Deps } from '#api/deps.ts'
import { listMigrations } from '#infra/migrate.ts'
import { within } from '#infra/within.ts'

const patienceMs = 2_000

/** `/healthz`: this process runs. `/readyz`: all that it needs answers, and which part does not. */
export function healthRoutes({ sql, queue, live }: Deps) {
  const expected = listMigrations()

  const checks: Record<string, () => Promise<unknown>> = {
    database: () => sql`select 1`,
    schema: async () => {
      const applied = await sql<{ name: string }[]>`select name from migrations order by name`
      const missing = (await expected).filter(({ name }) => !applied.some((row) => row.name === name))
      if (missing.length > 0) throw new Error('migrations are due')
    },
    jobs: queue.ping,
    live: live.ping,
    worker: async () => {
      const beating =
        await sql`select 1 from heartbeats where beat_at > now() - interval '20 seconds' limit 1`
      if (beating.length === 0) throw new Error('no worker')
    },
  }

  return async (ctx: Context, next: Next) => {
    if (ctx.path === '/healthz') {
      ctx.body = 'ok'
    } else if (ctx.path === '/readyz') {
      const results = await Promise.allSettled(
        Object.values(checks).map((check) => within(patienceMs, check())),
      )
      const parts = Object.fromEntries(
        Object.keys(checks).map((name, index) => [
          name,
          results[index]?.status === 'fulfilled' ? 'ok' : 'down',
        ]),
      )
      ctx.status = results.every(({ status }) => status === 'fulfilled') ? 200 : 503
      ctx.body = parts
    } else {
      return next()
    }
    ctx.set('Cache-Control', 'no-store')
  }
}
