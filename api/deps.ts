import type { Grant } from '#api/account/grant.ts'
import type { Version } from '#contract/version.ts'
import type { Clock } from '#infra/clock.ts'
import type { Ledger } from '#infra/erasure/ledger.ts'
import type { JobQueue } from '#infra/jobs/jobs.ts'
import type { Live } from '#infra/live/live.ts'
import type { Logger } from '#infra/logger.ts'
import type { EmailSignIns } from '#infra/sign-in/email-sign-ins.ts'
import type { RateLimits } from '#infra/sign-in/rate-limits.ts'
import type { SignIn } from '#infra/sign-in/sign-in.ts'
import type { Sql } from '#infra/sql.ts'
import type { EventStore } from '#infra/store/event-store.ts'
import type { Keyring } from '#infra/store/keys.ts'

/** All that handlers are given. Made once, where the process starts. */
export type Deps = {
  sql: Sql
  store: EventStore
  queue: JobQueue
  live: Live
  keyring: Keyring
  /** The ways in that this server offers. */
  signIn: SignIn
  grant: Grant
  emailSignIns: EmailSignIns
  rateLimits: RateLimits
  /** What was erased is written there at once. */
  ledger: Ledger
  /** Says that this person's read models have something to catch up with. */
  wake: (subjectId: string) => void
  log: Logger
  clock: Clock
  /** Signs the cookie that names a browser. */
  cookieKey: string
  /** Where browsers reach us; decides on secure cookies and transport security. */
  publicUrl: URL
  /** How many proxies stand in front of us and may be believed. */
  trustedProxies: number
  version: Version
  /** The built page. */
  pageFolder: string
  /** Checks our own answers against the contract, in development and tests. */
  isStrict: boolean
}
