import { bodyParser } from '@koa/bodyparser'
import type { Context, Next } from 'koa'
import { endpoints } from '#contract/all.ts'

/** Reads what is sent to the few calls that take much; every other call has the limit that comes after. */
export function largeBodies() {
  const parsers = new Map(
    endpoints.flatMap(({ path, maxBody }) =>
      maxBody ? [[path, bodyParser({ enableTypes: ['json'], jsonLimit: maxBody })]] : [],
    ),
  )
  return async (ctx: Context, next: Next) => {
    const parse = ctx.method === 'POST' ? parsers.get(ctx.path) : undefined
    return parse ? parse(ctx, next) : next()
  }
}
