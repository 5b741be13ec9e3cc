import type { Grant } from '#api/account/grant.ts'
import type { OpenStreams } from '#api/limits/open-streams.ts'
import type { ServerFacts } from '#contract/server.ts'
import type { Version } from '#contract/version.ts'
import type { LeastAges } from '#domain/account/age/age-group.ts'
import type { Cadence } from '#domain/chat/notices.ts'
import type { Screener } from '#domain/safety/screener.ts'
import type { Aside } from '#infra/aside/aside.ts'
import type { Core } from '#infra/core/open-core.ts'
import type { RateLimits } from '#infra/rate-limits/rate-limits.ts'
import type { CountFault } from '#infra/screening/count-faults.ts'
import type { SignIn } from '#infra/sign-in/sign-in.ts'
import type { WaitUntilProjected } from '#projections/engine/wait-until-projected.ts'

/** All that handlers are given. Made once, where the process starts. */
export type Deps = Core & {
  /** The ways in that this server offers. */
  signIn: SignIn
  grant: Grant
  rateLimits: RateLimits
  openStreams: OpenStreams
  /** Reads on a thread of its own what strangers send. */
  aside: Aside
  /** The layer of screening beyond the floor; null where it is switched off. */
  learned: Screener | null
  /** The provider's check of what may go to it; null where there is none. */
  moderation: Screener | null
  /** Counts a layer of screening that was asked and did not answer. */
  countFault: CountFault
  /** Waits until what was written is in the read models too. */
  waitUntilProjected: WaitUntilProjected
  /** Signs the cookie that names a browser. */
  cookieKey: string
  /** How many proxies stand in front of us and may be believed. */
  trustedProxies: number
  version: Version
  /** Who runs this server, and what holds here. */
  serverFacts: ServerFacts
  cadence: Cadence
  leastAges: LeastAges
  /** The built page. */
  pageFolder: string
  /** Whether browsers keep a page for when there is no network. */
  hasOfflinePage: boolean
  /** Checks our own answers against the contract, in development and tests. */
  isStrict: boolean
}
