import { Router } from '@koa/router'
import Koa from 'koa'
import type { Deps } from '#api/deps.ts'
import { healthRoutes } from '#api/health.ts'
import { readBody } from '#api/middleware/body.ts'
import { browser } from '#api/middleware/browser.ts'
import { countProxies } from '#api/middleware/count-proxies.ts'
import { errors } from '#api/middleware/errors.ts'
import { helpWords } from '#api/middleware/help-words.ts'
import { largeBodies } from '#api/middleware/large-bodies.ts'
import { oneAddress } from '#api/middleware/one-address.ts'
import { requestLog } from '#api/middleware/request-log.ts'
import { sameOrigin } from '#api/middleware/same-origin.ts'
import { secureCookies } from '#api/middleware/secure-cookies.ts'
import { securityHeaders } from '#api/middleware/security-headers.ts'
import { page } from '#api/page.ts'
import { routes } from '#api/routes.ts'
import { viewerOf } from '#api/viewer.ts'
import { describeFault } from '#infra/fault.ts'

/** The whole API without a port. */
export function createApp(deps: Deps): Koa {
  const app = new Koa({
    proxy: deps.trustedProxies > 0,
    maxIpsCount: deps.trustedProxies,
    keys: [deps.cookieKey],
  })
  // A person who closes a stream is not an error.
  app.on('error', (error: Error & { code?: string }) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE' && error.code !== 'ECONNRESET' && error.code !== 'EPIPE')
      deps.log.error({ fault: describeFault(error) }, 'response failed')
  })

  const router = new Router()
  for (const { endpoint, answer } of routes)
    router.register(endpoint.path, [endpoint.method], async (ctx) => {
      ctx.state['route'] = endpoint.path
      ctx.set('Cache-Control', 'no-store')
      await answer(ctx, deps)
    })

  app.use(requestLog(deps.log))
  app.use(secureCookies(deps.publicUrl))
  app.use(errors(deps))
  app.use(securityHeaders(deps.publicUrl))
  app.use(healthRoutes(deps))
  app.use(countProxies(deps.trustedProxies, deps.log))
  app.use(oneAddress(deps.publicUrl))
  app.use(
    page({
      folder: deps.pageFolder,
      companion: deps.version.companion,
      viewerOf: viewerOf(deps),
      helpLines: deps.helpLines,
      hasOfflinePage: deps.hasOfflinePage,
    }),
  )
  app.use(helpWords(deps.helpLines))
  app.use(sameOrigin(deps.publicUrl))
  app.use(largeBodies())
  app.use(
    readBody({
      // `sameOrigin` lets forms through where there are some.
      enableTypes: ['json', 'form'],
      jsonLimit: '64kb',
      formLimit: '8kb',
      parsedMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
    }),
  )
  app.use(browser(app, deps))
  app.use(router.routes())
  return app
}
