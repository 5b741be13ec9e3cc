import { account } from '#domain/account/decider.ts'
import { commandHandler, loadState, streamName } from '#infra/command-handler.ts'
import { createErasure } from '#infra/erasure.ts'
import { listDueDeletions } from '#projections/account/accounts.ts'
import { listStaleVisitors } from '#projections/account/last-active.ts'
import type { Deps } from '#worker/deps.ts'

const dayMs = 86_400_000
const handleAccount = commandHandler('account', account)

/**
 * Erases the accounts whose deletion is due and the visitors who stayed away, and deletes the rows of whoever was
 * erased. Safe to run twice, and by two workers: an erasure happens once.
 */
export async function eraseDue({ sql, store, clock, log, visitorDays }: Deps): Promise<void> {
  const erasure = createErasure(sql)
  const now = clock()
  const at = now.toISOString()

  for (const { subjectId } of await listDueDeletions(sql, at)) {
    const whose = { subjectId, id: subjectId }
    const { state } = await loadState(store, streamName('account', whose), account)
    // Taken back in the last moment: the read model has not heard of it yet.
    if (state.status !== 'leaving' || state.dueAt === null || state.dueAt > at) continue
    const end = { type: 'EraseAccount', at, data: { askedBy: 'person' } } as const
    await handleAccount(store, whose, end, { timeZone: 'UTC' })
    await erasure.eraseSubject(subjectId, 'account', 'person', at, state.receipt ?? undefined)
    log.info('an account was erased, as asked')
  }

  const before = new Date(now.getTime() - visitorDays * dayMs).toISOString()
  for (const subjectId of await listStaleVisitors(sql, before)) {
    await erasure.eraseSubject(subjectId, 'visitor', 'expiry', at)
    log.info('a visitor who stayed away was erased')
  }

  await erasure.deleteClosedRows()
}
