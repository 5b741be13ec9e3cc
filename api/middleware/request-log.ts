import { randomUUID } from 'node:crypto'
import type { Context, Next } from 'koa'
import type { Logger } from '#infra/logger.ts'

/** Gives each request an id and logs which route it took: its pattern, never its address, which holds ids. */
export const requestLog = (log: Logger) => async (ctx: Context, next: Next) => {
  const started = performance.now()
  const requestId = randomUUID()
  ctx.state['requestId'] = requestId
  ctx.set('Request-Id', requestId)
  await next()
  const route = ctx.state['route'] ?? (ctx.path.startsWith('/api/') ? 'unknown' : 'page')
  const ms = Math.round(performance.now() - started)
  log.info({ requestId, method: ctx.method, route, status: ctx.status, ms }, 'request')
}
