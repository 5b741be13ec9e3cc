import { setTimeout } from 'node:timers/promises'
import type { Context } from 'koa'
import { type BrowserSession, browserSessions } from '#api/browser-sessions.ts'
import type { Deps } from '#api/deps.ts'
import { browserCookie } from '#api/middleware/browser.ts'
import { describeFault } from '#infra/fault.ts'
import { findAccount } from '#projections/account/accounts.ts'

export type Viewer = 'visitor' | 'person'

/** A page is rather sent without its first words than late. */
const timeoutMs = 300

/** Who asks for a page; null when that cannot be told at once, or when their account is to be deleted. */
export const viewerOf =
  ({ sql, publicUrl, log }: Pick<Deps, 'sql' | 'publicUrl' | 'log'>) =>
  async (ctx: Context): Promise<Viewer | null> => {
    const id = ctx.cookies.get(browserCookie(publicUrl), { signed: true })
    if (!id) return 'visitor'
    const found = find(ctx, id).catch((error: unknown) => {
      log.warn({ fault: describeFault(error) }, 'page sent without knowing who asks')
      return null
    })
    return Promise.race([found, setTimeout(timeoutMs, null, { ref: false })])

    async function find(ctx: Context, id: string): Promise<Viewer | null> {
      const session = await browserSessions(sql).get(id, null, { ctx })
      const accountId = (session as BrowserSession | undefined)?.accountId
      if (!accountId) return 'visitor'
      const account = await findAccount(sql, accountId)
      return !account || account.status === 'open' ? 'person' : null
    }
  }
