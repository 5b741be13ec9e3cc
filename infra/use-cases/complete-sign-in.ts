import { account } from '#domain/account/decider.ts'
import type { Provider } from '#domain/account/events.ts'
import { limits } from '#domain/limits.ts'
import type { Log } from '#infra/fault.ts'
import { accountOf } from '#infra/sign-in/identities.ts'
import type { Proven } from '#infra/sign-in/sign-in-proof.ts'
import type { Sql } from '#infra/sql.ts'
import { commandHandler } from '#infra/store/command-handler.ts'
import type { AppendContext, EventStore } from '#infra/store/event-store.ts'
import type { Keyring } from '#infra/store/keys.ts'
import { beginClaim, finishClaim, reportClaim } from '#infra/use-cases/claim-visitor.ts'

type Tools = { sql: Sql; store: EventStore; keyring: Keyring; log: Log }

type SignIn = {
  provider: Provider
  proven: Proven
  /** Whose data the browser has made so far, without an account. */
  visitorId: string | undefined
  at: string
  context: AppendContext
}

const handleAccount = commandHandler('account', account)

/**
 * Opens the account of whoever was proven, if it is new, and makes what the browser's visitor did theirs. A claim that
 * cannot be ended now keeps nobody from signing in: the visitor is closed, and the worker ends it.
 */
export async function completeSignIn(
  tools: Tools,
  { provider, proven, visitorId, at, context }: SignIn,
): Promise<{ subjectId: string; isNew: boolean; position: number | null }> {
  const subjectId = await accountOf(tools, proven)
  const personal = { firstName: nameFrom(proven.name), email: proven.email }
  const open = { type: 'OpenAccount', at, data: { provider }, personal } as const
  const opened = await handleAccount(tools.store, { subjectId, id: subjectId }, open, context)
  const signedIn = { subjectId, isNew: opened.events.length > 0, position: opened.position }
  if (visitorId === undefined) return signedIn

  const claim = { visitorId, subjectId, at, context }
  if (!(await beginClaim(tools, claim))) return signedIn
  const claimed = await finishClaim(tools, claim).catch((error: unknown) => {
    reportClaim(tools.log, error)
    return null
  })
  return { ...signedIn, position: claimed ?? signedIn.position }
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
