import type { Context, Next } from 'koa'
import { readBody } from '#api/middleware/body.ts'
import { endpoints } from '#contract/all.ts'

/** Reads what is sent to the few calls that take much, or leaves it to them; all others have the limit that comes after. */
export function largeBodies() {
  const parsers = endpoints.flatMap(({ method, path, maxBody }) =>
    maxBody
      ? {
          method,
          path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
          parse: readBody({ enableTypes: ['json'], jsonLimit: maxBody, parsedMethods: [method] }),
        }
      : [],
  )
  const streamed = new Set(endpoints.flatMap(({ path, isBodyStreamed }) => (isBodyStreamed ? [path] : [])))
  return async (ctx: Context, next: Next) => {
    if (ctx.method === 'POST' && streamed.has(ctx.path)) Object.assign(ctx, { disableBodyParser: true })
    const found = parsers.find(({ method, path }) => method === ctx.method && path.test(ctx.path))
    return found ? found.parse(ctx, next) : next()
  }
}
