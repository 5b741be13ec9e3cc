import { account } from '#domain/account/decider.ts'
import { createErasure } from '#infra/erasure/erasure.ts'
import { noteInLedger } from '#infra/erasure/ledger.ts'
import { describeFault } from '#infra/fault.ts'
import { commandHandler, loadState, streamName } from '#infra/store/command-handler.ts'
import { listDueDeletions } from '#projections/account/accounts.ts'
import { listStaleVisitors } from '#projections/account/last-active.ts'
import type { Deps } from '#worker/deps.ts'

const dayMs = 86_400_000
const handleAccount = commandHandler('account', account)

/**
 * Erases the accounts whose deletion is due and the visitors who stayed away, and deletes the rows of whoever was
 * erased. Safe to run twice, and by two workers: an erasure happens once.
 */
export async function eraseDue(deps: Deps): Promise<void> {
  const { sql, clock, log, visitorDays } = deps
  const now = clock()
  const at = now.toISOString()
  const before = new Date(now.getTime() - visitorDays * dayMs).toISOString()
  const erasure = createErasure(sql)

  /** One that fails is tried again by the next sweep, and keeps nobody else waiting. */
  const attempt = async (what: string, erase: () => Promise<unknown>) => {
    try {
      if (!(await erase())) return
      log.info(what)
      await noteInLedger(deps)
    } catch (error) {
      log.error({ alarm: 'an erasure failed', fault: describeFault(error) }, 'an erasure failed')
    }
  }

  for (const { subjectId } of await listDueDeletions(sql, at))
    await attempt('an account was erased, as asked', () => eraseAccount(deps, subjectId, at))
  for (const subjectId of await listStaleVisitors(sql, before))
    await attempt('a visitor who stayed away was erased', () =>
      erasure.eraseSubject(subjectId, 'visitor', 'expiry', at),
    )
  await erasure.deleteClosedRows()
}

/** Null when there was nothing to do. */
async function eraseAccount({ sql, store }: Deps, subjectId: string, at: string): Promise<string | null> {
  const whose = { subjectId, id: subjectId }
  const { state } = await loadState(store, streamName('account', whose), account)
  // Taken back in the last moment: the read model has not heard of it yet.
  const isDue = state.status === 'leaving' && state.dueAt !== null && state.dueAt <= at
  // Left between the fact and the erasure by a fault: only the erasure is still to be done.
  if (!isDue && state.status !== 'erased') return null
  const end = { type: 'EraseAccount', at, data: { askedBy: 'person' } } as const
  if (isDue) await handleAccount(store, whose, end, { timeZone: 'UTC' })
  return createErasure(sql).eraseSubject(subjectId, 'account', 'person', at, state.receipt ?? undefined)
}
