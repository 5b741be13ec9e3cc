import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createGrant } from '#api/account/grant.ts'
import { createApp } from '#api/app.ts'
import { build } from '#infra/build.ts'
import { systemClock } from '#infra/clock.ts'
import { hasModel } from '#infra/companion/open-companion.ts'
import { recipientOf } from '#infra/companion/recipient.ts'
import { loadConfigOrExit } from '#infra/config.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { createQueue } from '#infra/jobs/queue.ts'
import { createWaker } from '#infra/jobs/wake.ts'
import { openLive } from '#infra/live/open-live.ts'
import { createLogger } from '#infra/logger.ts'
import { onFault, onShutdown } from '#infra/shutdown.ts'
import { createEmailSignIns } from '#infra/sign-in/email-sign-ins.ts'
import { createRateLimits } from '#infra/sign-in/rate-limits.ts'
import { publicUrlOf } from '#infra/sign-in/sign-in-config.ts'
import { createSignIn, wayNames } from '#infra/sign-in/sign-in.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { openKeyring } from '#infra/store/open-keyring.ts'

const config = loadConfigOrExit(process.env)
const log = createLogger('api', config.LOG_LEVEL)
onFault(log)

const place = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }
const sql = openSql(config.DATABASE_URL, {
  max: config.DATABASE_POOL,
  role: 'leeward_app',
  name: 'leeward api',
})
const queue = createQueue(place, log)
const live = await openLive(place, log)
const keyring = await openKeyring(sql, config.MASTER_KEY)
const publicUrl = publicUrlOf(config)
const signIn = createSignIn(config)
const rateLimits = createRateLimits({ sql, redisUrl: config.REDIS_URL }, log, config.RATE_LIMIT_FACTOR)
const app = createApp({
  sql,
  store: createPostgresEventStore(sql, keyring),
  queue,
  live,
  keyring,
  signIn,
  grant: createGrant(publicUrl, signIn.ways),
  emailSignIns: createEmailSignIns(sql, keyring),
  rateLimits,
  ledger: openLedger(sql, config.LEDGER_FILE),
  wake: createWaker(queue, log),
  log,
  clock: systemClock,
  cookieKey: config.COOKIE_KEY,
  publicUrl,
  trustedProxies: config.TRUSTED_PROXIES,
  version: {
    ...build,
    companion: hasModel(config) ? 'model' : 'guide',
    model: hasModel(config) ? config.OPENAI_MODEL : null,
    recipient: recipientOf(config),
    signIn: true,
    signInWays: wayNames(signIn),
  },
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
  live.close,
  queue.close,
  rateLimits.close,
  () => sql.end({ timeout: 5 }),
])
