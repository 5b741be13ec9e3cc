import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createGrant } from '#api/account/grant.ts'
import { createApp } from '#api/app.ts'
import { createOpenStreams } from '#api/limits/open-streams.ts'
import { heardAge } from '#domain/account/age/heard-age.ts'
import { screenByFloor } from '#domain/safety/floor/floor.ts'
import { asidePlaces, createAside } from '#infra/aside/aside.ts'
import { build } from '#infra/build.ts'
import { hasModel } from '#infra/companion/has-model.ts'
import { loadConfigOrExit } from '#infra/config.ts'
import { openCore } from '#infra/core/open-core.ts'
import { describeFault } from '#infra/fault.ts'
import { openModeration } from '#infra/moderation/open-moderation.ts'
import { cadenceOf, leastAgesOf, missingOf, operatorOf } from '#infra/operator/operator-config.ts'
import { processorsOf } from '#infra/operator/processors.ts'
import { createRateLimits } from '#infra/rate-limits/rate-limits.ts'
import { createCountFault } from '#infra/screening/count-faults.ts'
import { openLearnedLayer } from '#infra/screening/open-learned.ts'
import { onShutdown } from '#infra/shutdown.ts'
import { createSignIn, wayNames } from '#infra/sign-in/sign-in.ts'
import { createWaitUntilProjected } from '#projections/engine/wait-until-projected.ts'

const config = loadConfigOrExit(process.env)
const core = await openCore(config, 'api')
const { sql, log } = core
const signIn = createSignIn(config)
const rateLimits = createRateLimits({ sql, redisUrl: config.REDIS_URL }, log, config.RATE_LIMIT_FACTOR)
// The floor makes itself ready at the first words; nobody shall wait for it.
screenByFloor([{ role: 'person', text: '' }])
heardAge('', '')
const learned =
  config.LEARNED_SCREENING === 'on'
    ? await openLearnedLayer().catch((error: unknown) => {
        // The floor listens without it, and help does not wait for it.
        log.error({ alarm: 'learned layer away', fault: describeFault(error) }, 'only the floor listens')
        return null
      })
    : null
const operator = operatorOf(config)
const missing = missingOf(operator)
if (missing.length > 0)
  log.warn({ missing }, 'nobody is named as who runs this server: its pages say so. Set them in .env')
const [cadence, leastAges] = [cadenceOf(config), leastAgesOf(config)]
const app = createApp({
  ...core,
  signIn,
  grant: createGrant(core.publicUrl, signIn.ways),
  rateLimits,
  openStreams: createOpenStreams(config.RATE_LIMIT_FACTOR),
  aside: createAside(asidePlaces),
  learned,
  moderation: openModeration(config),
  countFault: createCountFault(sql, log),
  waitUntilProjected: createWaitUntilProjected(sql),
  cookieKey: config.COOKIE_KEY,
  trustedProxies: config.TRUSTED_PROXIES,
  version: {
    ...build,
    companion: hasModel(config) ? 'model' : 'guide',
    model: hasModel(config) ? config.OPENAI_MODEL : null,
    recipient: core.recipient,
    signIn: true,
    signInWays: wayNames(signIn),
  },
  cadence,
  leastAges,
  serverFacts: {
    operator,
    processors: processorsOf(config),
    leastAges,
    cadence,
    visitorDays: config.VISITOR_DAYS,
  },
  hasOfflinePage: config.OFFLINE_PAGE === 'on',
  pageFolder: fileURLToPath(new URL('../web/dist', import.meta.url)),
  isStrict: config.NODE_ENV !== 'production',
})

const server = createServer(app.callback())
// Longer than a proxy's own idle time, or it meets closed connections.
server.keepAliveTimeout = 75_000
server.headersTimeout = 80_000
server.listen(config.PORT, config.HOST, () => log.info({ address: server.address() }, 'listening'))

onShutdown(log, [
  async () => {
    // Open streams are views: the page resumes them elsewhere.
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 5_000).unref()
    await closed
  },
  rateLimits.close,
  async () => learned?.[Symbol.asyncDispose](),
  ...core.closing,
])
