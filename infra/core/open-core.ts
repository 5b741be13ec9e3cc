import type { HelpLine } from '#domain/safety/help/help-line.ts'
import { type OwnLines, withOwnLines } from '#domain/safety/help/own-lines.ts'
import { registry } from '#domain/safety/help/registry.ts'
import { type Clock, systemClock } from '#infra/clock.ts'
import { recipientOf } from '#infra/companion/recipient.ts'
import type { Config } from '#infra/config.ts'
import { openDatabaseOrExit } from '#infra/core/open-database.ts'
import { openStore } from '#infra/core/open-store.ts'
import { type Ledger, openLedger } from '#infra/erasure/ledger.ts'
import { readOwnLinesOrExit } from '#infra/help/read-own-lines.ts'
import type { JobQueue } from '#infra/jobs/jobs.ts'
import { createQueue } from '#infra/jobs/queue.ts'
import { createWaker } from '#infra/jobs/wake.ts'
import type { Live } from '#infra/live/live.ts'
import { openLive } from '#infra/live/open-live.ts'
import { createLogger, type Logger } from '#infra/logger.ts'
import { onFault } from '#infra/shutdown.ts'
import { createEmailSignIns, type EmailSignIns } from '#infra/sign-in/email-sign-ins.ts'
import { publicUrlOf } from '#infra/sign-in/sign-in-config.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import type { Keyring } from '#infra/store/keys.ts'
import { openServingKeyringOrExit } from '#infra/store/open-keyring.ts'
import { createSettledPosition } from '#infra/store/settled.ts'

/** What api and worker both work with. */
export type Core = {
  sql: Sql
  store: EventStore
  keyring: Keyring
  queue: JobQueue
  live: Live
  /** What was erased is written there at once. */
  ledger: Ledger
  emailSignIns: EmailSignIns
  /** Says that this person's read models have something to catch up with. */
  wake: (subjectId: string) => void
  /** Up to where the log will not change any more; null while an append hangs. */
  settledPosition: () => Promise<number | null>
  /** Where browsers reach us; decides on secure cookies and transport security. */
  publicUrl: URL
  /** Who gets the words when the model replies; null when none does. */
  recipient: string | null
  /** What the operator has changed of the help lines, and all of them with it. */
  ownLines: OwnLines
  helpLines: readonly HelpLine[]
  log: Logger
  clock: Clock
}

export type OpenCore = Core & {
  /** How all of it is closed, in order: jobs that run still need the rest. */
  closing: (() => Promise<unknown>)[]
}

/** Opens it for one process; ends the process with a sentence where the database is not for it. */
export async function openCore(config: Config, name: 'api' | 'worker'): Promise<OpenCore> {
  const log = createLogger(name, config.LOG_LEVEL)
  onFault(log)
  const ownLines = readOwnLinesOrExit(config.HELP_LINES_FILE)
  const place = { databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }
  const sql = await openDatabaseOrExit(config, name)
  const { keyring, store } = await openStore(sql, config, openServingKeyringOrExit)
  const live = await openLive(place, log)
  const queue = createQueue(place, log, { modelConcurrency: config.OPENAI_CONCURRENCY })
  return {
    sql,
    store,
    keyring,
    queue,
    live,
    ledger: openLedger(sql, config.LEDGER_FILE),
    emailSignIns: createEmailSignIns(sql, keyring),
    wake: createWaker(queue, log),
    settledPosition: createSettledPosition(sql),
    publicUrl: publicUrlOf(config),
    recipient: recipientOf(config),
    ownLines,
    helpLines: withOwnLines(registry, ownLines),
    log,
    clock: systemClock,
    closing: [queue.close, live.close, () => sql.end({ timeout: 5 })],
  }
}
