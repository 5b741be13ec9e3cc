import type { Context } from 'koa'
import { browserSessionOf } from '#api/browser-sessions.ts'
import { callerOf } from '#api/caller.ts'
import type { Deps } from '#api/deps.ts'
import { noteWrite } from '#api/read-your-writes.ts'
import { account } from '#domain/account/decider.ts'
import type { Provider } from '#domain/account/events.ts'
import type { Proven } from '#infra/sign-in/sign-in-proof.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import { completeSignIn } from '#infra/use-cases/complete-sign-in.ts'

export const handleAccount = commandHandler('account', account)

/**
 * Signs this browser in as whoever was proven: opens their account if it is new, makes what the browser's visitor did
 * theirs, and goes on under a new id. Then back to where they were.
 */
export async function enter(ctx: Context, deps: Deps, provider: Provider, proven: Proven): Promise<void> {
  const session = browserSessionOf(ctx)
  const { at, context } = callerOf(ctx, deps, ctx.state['requestId'])
  const visitorId = session.accountId ? undefined : session.subjectId
  const { subjectId, isNew, position } = await completeSignIn(deps, {
    provider,
    proven,
    visitorId,
    at,
    context,
  })
  const cameFrom = session.cameFrom ?? '/'
  delete session.cameFrom
  session.subjectId = subjectId
  session.accountId = subjectId
  delete session.anewSince
  // A provider may have taken a sign-in of long ago.
  session.signedInAt = new Date(
    Math.min(Date.parse(at), proven.signedInAt?.getTime() ?? Infinity),
  ).toISOString()
  await session.regenerate()

  if (position !== null) noteWrite(ctx, deps, position)
  deps.log.info({ requestId: ctx.state['requestId'], provider, isNew }, 'signed in')
  ctx.status = 303
  ctx.redirect(cameFrom)
}
