import type { Clock } from '#infra/clock.ts'
import type { Companion } from '#infra/companion/companion.ts'
import type { Ledger } from '#infra/erasure/ledger.ts'
import type { JobQueue } from '#infra/jobs/jobs.ts'
import type { Live } from '#infra/live/live.ts'
import type { Logger } from '#infra/logger.ts'
import type { EmailSignIns } from '#infra/sign-in/email-sign-ins.ts'
import type { Mail, Mailer } from '#infra/sign-in/mailer.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore } from '#infra/store/event-store.ts'

/** All that job handlers are given. */
export type Deps = {
  sql: Sql
  store: EventStore
  queue: JobQueue
  live: Live
  companion: Companion
  /** Replies where the model may not. */
  guide: Companion
  /** Who gets the words when the model replies; null when none does. */
  recipient: string | null
  mailer: Mailer
  emailSignIns: EmailSignIns
  /** The mail with which this sign-in goes on. */
  signInMail: (signInId: string, address: string) => Mail
  /** Up to where the log will not change any more; null while an append hangs. */
  settledPosition: () => Promise<number | null>
  /** Says that this person's read models have something to catch up with. */
  wake: (subjectId: string) => void
  /** After so many days without a visit, what somebody without an account left is deleted. */
  visitorDays: number
  /** What was erased is written there at once. */
  ledger: Ledger
  log: Logger
  clock: Clock
}
