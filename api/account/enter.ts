import type { Context } from 'koa'
import { browserSessionOf } from '#api/browser-sessions.ts'
import { callerOf } from '#api/caller.ts'
import type { Deps } from '#api/deps.ts'
import { noteWrite } from '#api/read-your-writes.ts'
import { account } from '#domain/account/decider.ts'
import type { Provider } from '#domain/account/events.ts'
import { limits } from '#domain/limits.ts'
import { claimVisitor } from '#infra/erasure/claim-visitor.ts'
import { accountOf } from '#infra/sign-in/identities.ts'
import type { Proven } from '#infra/sign-in/sign-in-proof.ts'
import { commandHandler } from '#infra/store/command-handler.ts'

export const handleAccount = commandHandler('account', account)

/**
 * Signs this browser in as whoever was proven: opens their account if it is new, makes what the browser's visitor did
 * theirs, and goes on under a new id. Then back to where they were.
 */
export async function enter(ctx: Context, deps: Deps, provider: Provider, proven: Proven): Promise<void> {
  const session = browserSessionOf(ctx)
  const { at, context } = callerOf(ctx, deps, ctx.state['requestId'])
  const subjectId = await accountOf(deps, proven)
  const personal = { firstName: nameFrom(proven.name), email: proven.email }
  const open = { type: 'OpenAccount', at, data: { provider }, personal } as const
  const opened = await handleAccount(deps.store, { subjectId, id: subjectId }, open, context)

  const visitorId = session.accountId ? undefined : session.subjectId
  const claimed = visitorId ? await claimVisitor(deps, { visitorId, subjectId, at, context }) : null
  const cameFrom = session.cameFrom ?? '/'
  delete session.cameFrom
  session.subjectId = subjectId
  session.accountId = subjectId
  await session.regenerate()

  const position = claimed ?? opened.position
  if (position !== null) noteWrite(ctx, deps, position)
  deps.log.info({ requestId: ctx.state['requestId'], provider, isNew: opened.events.length > 0 }, 'signed in')
  ctx.status = 303
  ctx.redirect(cameFrom)
}

/** As it may be shown: one line, not endless. */
function nameFrom(name: string | null): string | null {
  const clean = name
    ?.replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, limits.firstName)
    .trim()
  return clean || null
}
