import type Koa from 'koa'
import session from 'koa-session'
import { absoluteDays, browserSessions } from '#api/browser-sessions.ts'
import type { Deps } from '#api/deps.ts'
import { newId } from '#infra/ids.ts'

/** The name of the cookie. The prefix makes browsers refuse it without Secure and from other hosts. */
export const browserCookie = (publicUrl: URL): string =>
  publicUrl.protocol === 'https:' ? '__Host-leeward' : 'leeward'

/**
 * Knows a browser again by a random id in a signed cookie; what it stands for is kept on the server, which also
 * decides how long. Nothing is set before the browser makes something.
 */
export function browser(app: Koa, { sql, publicUrl }: Deps): Koa.Middleware {
  return session(
    {
      key: browserCookie(publicUrl),
      maxAge: absoluteDays * 86_400_000,
      renew: true,
      httpOnly: true,
      sameSite: 'lax',
      secure: publicUrl.protocol === 'https:',
      signed: true,
      genid: newId,
      store: browserSessions(sql),
    },
    app,
  )
}
