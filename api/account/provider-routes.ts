import type { Context } from 'koa'
import { enter } from '#api/account/enter.ts'
import { localPath, refererPath } from '#api/account/local-path.ts'
import { choicePage } from '#api/account/pages.ts'
import { servePage } from '#api/account/serve-page.ts'
import type { Deps } from '#api/deps.ts'
import { sendHtml } from '#api/html.ts'
import { giveBack, limit } from '#api/limits/limit.ts'
import { Refused } from '#api/middleware/errors.ts'

/** Where the person is to be afterwards: what the link says, else the page of ours that it stood on. */
export const wayBack = (ctx: Context, { publicUrl }: Deps): string =>
  ctx.query['to'] === undefined
    ? refererPath(ctx.get('Referer'), [publicUrl.origin, `${ctx.protocol}://${ctx.host}`])
    : localPath(ctx.query['to'])

const wayOf = (ctx: Context, { signIn }: Deps) => {
  const way = signIn.ways.find(({ name }) => name === ctx['params'].provider)
  if (!way) throw new Refused('route-unknown')
  return way
}

export const providerRoutes = [
  servePage('GET', '/api/login', ({ ctx, deps, session }) => {
    const { ways, mail } = deps.signIn
    const back = wayBack(ctx, deps)
    // Whoever starts again has been sent here by a page of signing in, and was elsewhere before.
    const to = back === '/' ? (session.cameFrom ?? back) : back
    const [only] = ways
    const isAgain = ctx.query['again'] !== undefined
    if (session.accountId && !isAgain) return ctx.redirect(to)
    if (only && ways.length === 1 && mail === null)
      return ctx.redirect(
        `/api/login/${only.name}?${new URLSearchParams({ to, ...(isAgain && { again: '1' }) }).toString()}`,
      )
    sendHtml(ctx, choicePage({ ways, hasMail: mail !== null, to, isAgain }))
  }),

  servePage('GET', '/api/login/:provider', async ({ ctx, deps, session }) => {
    const way = wayOf(ctx, deps)
    await limit(ctx, deps, 'sign-in start')
    session.cameFrom = wayBack(ctx, deps)
    // Whoever is signed in comes to do it again, also where nobody says so.
    const isAnew = session.accountId !== undefined || ctx.query['again'] !== undefined
    if (isAnew) session.anewSince = deps.clock().toISOString()
    else delete session.anewSince
    await deps.grant.leave(ctx, way, { isAnew })
  }),

  servePage('GET', '/api/login/:provider/callback', async ({ ctx, deps, session }) => {
    const way = wayOf(ctx, deps)
    await limit(ctx, deps, 'sign-in callback')
    if (ctx.query['error'] === 'access_denied') {
      // The sign-in was cancelled.
      delete session.grant
      await giveBack(ctx, deps, 'sign-in callback')
      return ctx.redirect('/api/login')
    }
    const { tokens, nonce } = await deps.grant.comeBack(ctx, way)
    const given = { idToken: tokens.id_token, accessToken: tokens.access_token }
    const { anewSince } = session
    const proven = await way.prove(given, {
      nonce,
      now: deps.clock(),
      ...(anewSince !== undefined && { anewSince: new Date(anewSince) }),
    })
    await giveBack(ctx, deps, 'sign-in callback')
    await enter(ctx, deps, way.name, proven)
  }),
]
