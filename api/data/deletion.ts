import { randomUUID } from 'node:crypto'
import { Refused } from '#api/middleware/errors.ts'
import { type Asked, serve } from '#api/serve.ts'
import { getDeletion, getReceipt, requestDeletion, takeDeletionBack } from '#contract/deletion.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { account } from '#domain/account/decider.ts'
import { createErasure } from '#infra/erasure/erasure.ts'
import { noteInLedger } from '#infra/erasure/ledger.ts'
import { findReceipt } from '#infra/erasure/receipts.ts'
import { commandHandler, loadState, streamName } from '#infra/store/command-handler.ts'

const handleAccount = commandHandler('account', account)

type Asking = Pick<Asked<Endpoint>, 'caller' | 'deps' | 'ctx' | 'wrote'>

const isAccount = async ({ deps: { store } }: Asking, subjectId: string): Promise<boolean> =>
  (await loadState(store, streamName('account', { subjectId, id: subjectId }), account)).state.status !==
  'none'

/** Signs out everywhere, this browser included. */
async function signOut({ deps: { sql }, ctx }: Asking, subjectId: string): Promise<void> {
  await sql`
    delete from browser_sessions where subject_id = ${subjectId} or data ->> 'subjectId' = ${subjectId}`
  ctx['session'] = null
}

async function eraseVisitor(asking: Asking, subjectId: string) {
  const { deps, caller } = asking
  const receipt = await createErasure(deps.sql).eraseSubject(subjectId, 'visitor', 'person', caller.at)
  await noteInLedger(deps)
  await signOut(asking, subjectId)
  return receipt
}

async function leave(asking: Asking, subjectId: string, when: 'now' | 'in-7-days') {
  const { deps, caller } = asking
  const whose = { subjectId, id: subjectId }
  const request = { type: 'RequestDeletion', at: caller.at, data: { when, receipt: randomUUID() } } as const
  const { state } = await handleAccount(deps.store, whose, request, caller.context)
  const { receipt, dueAt } = state
  if (receipt === null || dueAt === null) throw new Error('a deletion was asked for, and has no date')
  if (when === 'now') {
    const end = { type: 'EraseAccount', at: caller.at, data: { askedBy: 'person' } } as const
    await handleAccount(deps.store, whose, end, caller.context)
    await createErasure(deps.sql).eraseSubject(subjectId, 'account', 'person', caller.at, receipt)
    await noteInLedger(deps)
  }
  deps.wake(subjectId)
  await signOut(asking, subjectId)
  return { receipt, dueAt, isDone: when === 'now' }
}

export const deletionRoutes = [
  serve(requestDeletion, async ({ input: { when }, ...asking }) => {
    const subjectId = asking.caller.subjectId
    // A browser that has made nothing has nothing to delete, and no account either.
    if (!subjectId) throw new Refused('signed-out')
    if (await isAccount(asking, subjectId)) return leave(asking, subjectId, when)
    if (when !== 'now') throw new Refused('deletion-only-now')
    const receipt = await eraseVisitor(asking, subjectId)
    if (!receipt) throw new Refused('signed-out')
    return { receipt, dueAt: asking.caller.at, isDone: true }
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
    const found = await findReceipt(sql, receipt)
    if (!found) throw new Refused('receipt-unknown')
    return found
  }),
]
