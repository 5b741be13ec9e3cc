import type { Companion } from '#infra/companion/companion.ts'
import type { MemoryWriter } from '#infra/companion/memory-writer.ts'
import type { Core } from '#infra/core/open-core.ts'
import type { Mail, Mailer } from '#infra/sign-in/mailer.ts'

/** All that job handlers are given. */
export type Deps = Core & {
  companion: Companion
  /** Replies where the model may not. */
  guide: Companion
  /** Proposes what to remember in words; null where no model is asked. */
  memoryWriter: MemoryWriter | null
  mailer: Mailer
  /** The mail with which this sign-in goes on. */
  signInMail: (signInId: string, address: string) => Mail
  /** After so many days without a visit, what somebody without an account left is deleted. */
  visitorDays: number
  /** After so many days the keys are wrapped anew, so that nothing opens what was deleted before. */
  epochDays: number
}
