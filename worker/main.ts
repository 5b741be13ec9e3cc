import { createServer } from 'node:http'
import { systemClock } from '#infra/clock.ts'
import { createGuideCompanion } from '#infra/companion/companion-guide.ts'
import { openCompanion } from '#infra/companion/open-companion.ts'
import { recipientOf } from '#infra/companion/recipient.ts'
import { loadConfigOrExit } from '#infra/config.ts'
import { openLedger } from '#infra/erasure/ledger.ts'
import { createQueue } from '#infra/jobs/queue.ts'
import { createWaker } from '#infra/jobs/wake.ts'
import { openLive } from '#infra/live/open-live.ts'
import { createLogger } from '#infra/logger.ts'
import { onFault, onShutdown } from '#infra/shutdown.ts'
import { createEmailSignIns } from '#infra/sign-in/email-sign-ins.ts'
import { openMailer } from '#infra/sign-in/open-mailer.ts'
import { publicUrlOf } from '#infra/sign-in/sign-in-config.ts'
import { signInMail } from '#infra/sign-in/sign-in-mail.ts'
import { openSql } from '#infra/sql.ts'
import { createPostgresEventStore } from '#infra/store/event-store-postgres.ts'
import { openKeyring } from '#infra/store/open-keyring.ts'
import { createSettledPosition } from '#infra/store/settled.ts'
import { startHeartbeat } from '#worker/heartbeat.ts'
import { jobHandlers } from '#worker/jobs.ts'
import { openReadModels } from '#worker/open-read-models.ts'

const config = loadConfigOrExit(process.env)
const log = createLogger('worker', config.LOG_LEVEL)
onFault(log)

const place = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }
await openReadModels(config.DATABASE_URL, log)

const sql = openSql(config.DATABASE_URL, {
  max: config.DATABASE_POOL,
  role: 'leeward_app',
  name: 'leeward worker',
})
const queue = createQueue(place, log)
const live = await openLive(place, log)
const keyring = await openKeyring(sql, config.MASTER_KEY)
const mailer = openMailer(config)
const publicUrl = publicUrlOf(config)
const deps = {
  sql,
  store: createPostgresEventStore(sql, keyring),
  queue,
  live,
  companion: openCompanion(config),
  guide: createGuideCompanion(),
  recipient: recipientOf(config),
  visitorDays: config.VISITOR_DAYS,
  ledger: openLedger(sql, config.LEDGER_FILE),
  mailer,
  emailSignIns: createEmailSignIns(sql, keyring),
  signInMail: (signInId: string, address: string) => signInMail(keyring, publicUrl, signInId, address),
  settledPosition: createSettledPosition(sql),
  wake: createWaker(queue, log),
  log,
  clock: systemClock,
}
await queue.work(jobHandlers(deps))
const stopHeartbeat = await startHeartbeat(deps)

// For the container's health check: this process answers, and so does what it needs.
const health = createServer(async (_, response) => {
  const isWell = await Promise.all([sql`select 1`, queue.ping()]).then(
    () => true,
    () => false,
  )
  response.writeHead(isWell ? 200 : 503).end(isWell ? 'ok' : 'down')
})
health.listen(config.WORKER_HEALTH_PORT, config.HOST, () =>
  log.info({ address: health.address() }, 'working'),
)

onShutdown(log, [
  queue.close,
  stopHeartbeat,
  live.close,
  async () => mailer.close(),
  async () => health.close(),
  () => sql.end({ timeout: 5 }),
])
