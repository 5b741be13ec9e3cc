import type { Context } from 'koa'
import { signOutPage } from '#api/account/pages.ts'
import { wayBack } from '#api/account/provider-routes.ts'
import { servePage } from '#api/account/serve-page.ts'
import { sendHtml } from '#api/html.ts'
import { serve } from '#api/serve.ts'
import { signOut } from '#contract/account.ts'

/** The browser's row goes now, its cookie with the answer. */
function endSession(ctx: Context): void {
  ctx['session'] = null
  // Not "cookies" nor "storage": these would reach other sites of the same domain, and what is no secret.
  ctx.set('Clear-Site-Data', '"cache"')
}

/** Whether the person themself has opened this: another site, a frame or a prefetch is none of theirs. */
function isOwnStep(ctx: Context): boolean {
  const [site, mode] = [ctx.get('Sec-Fetch-Site'), ctx.get('Sec-Fetch-Mode')]
  const isAhead = /prefetch|prerender/.test(ctx.get('Sec-Purpose') || ctx.get('Purpose'))
  return (
    ctx.method === 'GET' &&
    (site === 'same-origin' || site === 'none') &&
    (!mode || mode === 'navigate') &&
    !isAhead
  )
}

export const signOutRoutes = [
  servePage('GET', '/api/logout', ({ ctx, deps }) => {
    if (!isOwnStep(ctx)) return sendHtml(ctx, signOutPage())
    endSession(ctx)
    ctx.redirect(wayBack(ctx, deps))
  }),

  servePage('POST', '/api/logout', ({ ctx }) => {
    endSession(ctx)
    ctx.status = 303
    ctx.redirect('/')
  }),

  serve(signOut, ({ ctx }) => {
    endSession(ctx)
    return { ok: true as const }
  }),
]
