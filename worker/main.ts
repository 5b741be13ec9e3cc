import { createServer } from 'node:http'
import { createGuideCompanion } from '#infra/companion/companion-guide.ts'
import { openGuideAside } from '#infra/companion/guide-aside.ts'
import { hasModel } from '#infra/companion/has-model.ts'
import { loadConfigOrExit } from '#infra/config.ts'
import { openCore } from '#infra/core/open-core.ts'
import { describeFault } from '#infra/fault.ts'
import { onShutdown } from '#infra/shutdown.ts'
import { openMailer } from '#infra/sign-in/open-mailer.ts'
import { signInMail } from '#infra/sign-in/sign-in-mail.ts'
import { openUnderstanding } from '#infra/understanding/open-understanding.ts'
import { projections } from '#projections/all.ts'
import { openCheckpoints } from '#projections/engine/checkpoints.ts'
import { startHeartbeat } from '#worker/heartbeat.ts'
import { jobHandlers } from '#worker/jobs.ts'
import { rebuildOutdated } from '#worker/rebuild-outdated.ts'

const config = loadConfigOrExit(process.env)
const core = await openCore(config, 'worker')
const { sql, queue, keyring, publicUrl, log } = core
await openCheckpoints(sql, projections)

const understanding =
  config.LEARNED_UNDERSTANDING === 'on'
    ? await openUnderstanding().catch((error: unknown) => {
        log.error({ alarm: 'understanding away', fault: describeFault(error) }, 'the guide goes by phrases')
        return null
      })
    : null
const guideAside = openGuideAside()
const guide = createGuideCompanion({
  guide: guideAside.guide,
  reflect: guideAside.reflect,
  understand: understanding?.scoresFor,
  timeScale: config.REPLY_PACE === 'human' ? 1 : 0,
})
// A server without a model loads nothing of it: a third of a start.
const model = hasModel(config)
  ? await (
      await import('#infra/companion/open-model.ts')
    ).openModel(config, { ...core, guide, reflect: guideAside.reflect, understand: understanding?.scoresFor })
  : null
const mailer = openMailer(config)
const deps = {
  ...core,
  companion: model?.companion ?? guide,
  guide,
  memoryWriter: model?.memoryWriter ?? null,
  visitorDays: config.VISITOR_DAYS,
  epochDays: config.EPOCH_DAYS,
  mailer,
  signInMail: (signInId: string, address: string) => signInMail(keyring, publicUrl, signInId, address),
}
await queue.work(jobHandlers(deps))
const stopHeartbeat = await startHeartbeat(deps)
const stopRebuilding = rebuildOutdated(deps)

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
  stopRebuilding,
  stopHeartbeat,
  ...core.closing,
  async () => mailer.close(),
  async () => guideAside[Symbol.asyncDispose](),
  async () => understanding?.[Symbol.asyncDispose](),
  async () => model?.close(),
  async () => health.close(),
])
