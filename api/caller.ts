import type { Context } from 'koa'
import type { Deps } from '#api/deps.ts'
import { dayOf, isTimeZone } from '#domain/progress/day.ts'
import { Rejection } from '#domain/rejection.ts'
import type { AppendContext } from '#infra/event-store.ts'
import { newSubjectId } from '#infra/ids.ts'

/** Whoever asks: what their browser owns, and their own time. */
export type Caller = {
  /** Null for a browser that has made nothing yet. */
  subjectId: string | null
  /** An ISO instant. */
  at: string
  /** Their calendar day. */
  day: string
  context: AppendContext
  /** The owner of what is about to be made: a browser without one becomes a visitor. */
  somebody: () => string
  /** The owner of something that must already be there; nobody owns anything yet is the same as not found. */
  owner: () => string
}

type BrowserSession = { subjectId?: string }

/** Reads who asks from the session cookie and the Time-Zone header. */
export function callerOf(ctx: Context, { clock }: Deps, requestId: string): Caller {
  const session = ctx['session'] as BrowserSession
  const at = clock().toISOString()
  const given = ctx.get('Time-Zone')
  const timeZone = given.length <= 64 && isTimeZone(given) ? given : 'UTC'
  return {
    subjectId: session.subjectId ?? null,
    at,
    day: dayOf(at, timeZone),
    context: { timeZone, correlationId: requestId },
    somebody: () => (session.subjectId ??= newSubjectId()),
    owner: () => {
      if (!session.subjectId) throw new Rejection('session-unknown')
      return session.subjectId
    },
  }
}
