import type { Context, Next } from 'koa'
import { askedCountry } from '#api/asked-country.ts'
import { withHelpOf } from '#domain/safety/help/help-in-html.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'

/** The pages that the server writes itself name the help lines of whoever asks. */
export const helpWords = (lines: readonly HelpLine[]) => async (ctx: Context, next: Next) => {
  await next()
  if (typeof ctx.body === 'string' && ctx.response.is('html'))
    ctx.body = withHelpOf(ctx.body, askedCountry(ctx), lines)
}
