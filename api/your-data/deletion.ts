import { wantFreshSignIn } from '#api/account/fresh-sign-in.ts'
import { Refused } from '#api/middleware/errors.ts'
import { type Asked, serve } from '#api/serve.ts'
import { ledgerNote } from '#api/your-data/ledger-note.ts'
import {
  requestDeletion as askForDeletion,
  getDeletion,
  getReceipt,
  mostFingerprints,
  takeDeletionBack,
} from '#contract/deletion.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { account } from '#domain/account/decider.ts'
import { findReceipt } from '#infra/erasure/receipts.ts'
import { commandHandler, loadState, streamName } from '#infra/store/command-handler.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'
import { requestDeletion } from '#infra/use-cases/request-deletion.ts'

const handleAccount = commandHandler('account', account)

type Asking = Pick<Asked<Endpoint>, 'caller' | 'deps' | 'ctx' | 'wrote'>

const isAccount = async ({ deps: { store } }: Asking, subjectId: string): Promise<boolean> =>
  (await loadState(store, streamName('account', { subjectId, id: subjectId }), account)).state.status !==
  'none'

/** The account, or everything of a visitor. */
async function eraseNow({ deps, caller }: Asking, subjectId: string) {
  const erased = await erasePerson(deps, { subjectId, askedBy: 'person', at: caller.at })
  // Somebody was faster: another tab, or an operator.
  if (!erased) throw new Refused('signed-out')
  const { receipt, isInLedger } = erased
  return { receipt, dueAt: caller.at, isDone: true, ...ledgerNote(isInLedger) }
}

async function eraseLater({ deps, caller }: Asking, subjectId: string) {
  const requested = await requestDeletion(deps, { subjectId, context: caller.context })
  deps.wake(subjectId)
  return { ...requested, isDone: false }
}

export const deletionRoutes = [
  serve(askForDeletion, async ({ input: { when }, ...asking }) => {
    const subjectId = asking.caller.subjectId
    // A browser that has made nothing has nothing to delete, and no account either.
    if (!subjectId) throw new Refused('signed-out')
    wantFreshSignIn(asking.ctx, asking.deps)
    if (when === 'in-7-days' && !(await isAccount(asking, subjectId))) throw new Refused('deletion-only-now')
    const answer = await (when === 'now' ? eraseNow : eraseLater)(asking, subjectId)
    asking.ctx['session'] = null
    return answer
  }),

  serve(takeDeletionBack, async ({ caller, deps, wrote }) => {
    const subjectId = caller.subjectId
    if (!subjectId) throw new Refused('signed-out')
    const back = { type: 'TakeDeletionBack', at: caller.at, data: {} } as const
    wrote((await handleAccount(deps.store, { subjectId, id: subjectId }, back, caller.context)).position)
    return { ok: true as const }
  }),

  serve(getDeletion, async ({ caller: { subjectId }, deps: { store } }) => {
    if (!subjectId) return { dueAt: null }
    const { state } = await loadState(store, streamName('account', { subjectId, id: subjectId }), account)
    return { dueAt: state.dueAt }
  }),

  serve(getReceipt, async ({ input: { receipt }, deps: { sql } }) => {
    const found = await findReceipt(sql, receipt, { fingerprints: mostFingerprints })
    if (!found) throw new Refused('receipt-unknown')
    return found
  }),
]
