import type { Context } from 'koa'
import type { Deps } from '#api/deps.ts'
import { Refused } from '#api/middleware/errors.ts'
import { rememberedPosition } from '#api/read-your-writes.ts'
import { accounts, findAccount } from '#projections/account/accounts.ts'

/** Whoever has asked for their account to be deleted may take that back, take their data along, or sign out. */
const open =
  /^\/api\/(auth\/|account\/deletion|data\/(export|archive|schema)|receipts\/|login|logout|version|openapi)/

/** Hides everything of an account that is to be deleted, until that is taken back. */
export async function refuseWhileDeletionIsPending(
  ctx: Context,
  path: string,
  { sql, waitUntilProjected }: Deps,
): Promise<void> {
  const { accountId } = ctx['session'] as { accountId?: string }
  if (!accountId || open.test(path)) return
  const position = rememberedPosition(ctx)
  if (position > 0) await waitUntilProjected(accountId, position, [accounts])
  const account = await findAccount(sql, accountId)
  if (account && account.status !== 'open') throw new Refused('account-leaving')
}
