import type { Context } from 'koa'
import { browserSessionOf } from '#api/browser-sessions.ts'
import type { Deps } from '#api/deps.ts'
import { Refused } from '#api/middleware/errors.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { dayOf, isTimeZone } from '#domain/progress/day.ts'
import { Rejection } from '#domain/rejection.ts'
import { newSubjectId } from '#infra/ids.ts'
import type { AppendContext } from '#infra/store/event-store.ts'

/** Whoever asks: what their browser owns, and their own time. */
export type Caller = {
  /** Null for a browser that has made nothing yet. */
  subjectId: string | null
  /** Null while nobody is signed in. */
  accountId: string | null
  /** An ISO instant. */
  at: string
  /** Their calendar day. */
  day: string
  context: AppendContext
  /** The owner of what is about to be made: a browser without one becomes a visitor. */
  ownerOrVisitor: () => string
  /** The owner of something that must already be there; nobody owns anything yet is the same as not found. */
  owner: () => string
  /** The account that is signed in; whoever is not is asked to, or hears the answer of what is not there. */
  account: (otherwise?: ErrorCode) => string
}

/** Reads who asks from the session cookie and the Time-Zone header. */
export function callerOf(ctx: Context, { clock }: Deps, requestId: string): Caller {
  const session = browserSessionOf(ctx)
  const at = clock().toISOString()
  const given = ctx.get('Time-Zone')
  const timeZone = given.length <= 64 && isTimeZone(given) ? given : 'UTC'
  return {
    subjectId: session.subjectId ?? null,
    accountId: session.accountId ?? null,
    at,
    day: dayOf(at, timeZone),
    context: { timeZone, correlationId: requestId },
    ownerOrVisitor: () => (session.subjectId ??= newSubjectId()),
    owner: () => {
      if (!session.subjectId) throw new Rejection('session-unknown')
      return session.subjectId
    },
    account: (otherwise = 'signed-out') => {
      if (!session.accountId) throw new Refused(otherwise)
      return session.accountId
    },
  }
}
