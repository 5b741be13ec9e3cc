import type { Context } from 'koa'
import { refusalPage } from '#api/account/pages.ts'
import { type BrowserSession, browserSessionOf } from '#api/browser-sessions.ts'
import type { Deps } from '#api/deps.ts'
import { sendHtml } from '#api/html.ts'
import { Refused } from '#api/middleware/errors.ts'
import { noteSecurity } from '#api/middleware/security-log.ts'
import type { Route } from '#api/serve.ts'
import { type ErrorCode, errorAnswers } from '#contract/errors.ts'
import { Rejection } from '#domain/rejection.ts'
import { ProviderAway, SignInRefused } from '#infra/sign-in/sign-in-proof.ts'

export type PageAsked = { ctx: Context; deps: Deps; session: BrowserSession }

/** A page of ours, or a step that leads to one. What is refused is said on a page too. */
export const servePage = (
  method: 'GET' | 'POST',
  path: string,
  handle: (asked: PageAsked) => Promise<void> | void,
): Route => ({
  endpoint: { method, path },
  answer: async (ctx, deps) => {
    try {
      await handle({ ctx, deps, session: browserSessionOf(ctx) })
    } catch (error) {
      const code = refusalOf(error)
      if (code === null) throw error
      if (error instanceof SignInRefused)
        deps.log.warn({ requestId: ctx.state['requestId'], why: error.code }, 'a sign-in was refused')
      if (error instanceof Refused && error.retryAfterSeconds !== null)
        ctx.set('Retry-After', String(error.retryAfterSeconds))
      noteSecurity(ctx, deps, code)
      ctx.status = errorAnswers[code].status
      ctx.set('Error-Code', code)
      sendHtml(ctx, refusalPage(errorAnswers[code].sentence))
    }
  },
})

function refusalOf(error: unknown): ErrorCode | null {
  if (error instanceof Refused || error instanceof Rejection) return error.code
  if (error instanceof SignInRefused) return 'sign-in-refused'
  if (error instanceof ProviderAway) return 'provider-away'
  return null
}

/** What a form sent, by name. */
export function fieldOf(ctx: Context, name: string): string {
  const fields = (ctx.request.body ?? {}) as Record<string, unknown>
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
