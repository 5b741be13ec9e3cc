import { createServer } from 'node:http'
import { systemClock } from '#infra/clock.ts'
import { createGuideCompanion } from '#infra/companion-guide.ts'
import { loadConfigOrExit } from '#infra/config.ts'
import { createEmailSignIns } from '#infra/email-sign-ins.ts'
import { createPostgresEventStore } from '#infra/event-store-postgres.ts'
import { createLogger } from '#infra/logger.ts'
import { openCompanion } from '#infra/open-companion.ts'
import { openKeyring } from '#infra/open-keyring.ts'
import { openLive } from '#infra/open-live.ts'
import { openMailer } from '#infra/open-mailer.ts'
import { createQueue } from '#infra/queue.ts'
import { recipientOf } from '#infra/recipient.ts'
import { createSettledPosition } from '#infra/settled.ts'
import { onFault, onShutdown } from '#infra/shutdown.ts'
import { publicUrlOf } from '#infra/sign-in-config.ts'
import { signInMail } from '#infra/sign-in-mail.ts'
import { openSql } from '#infra/sql.ts'
import { createWaker } from '#infra/wake.ts'
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
  ledgerFile: config.LEDGER_FILE,
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
