import { mayErase, timeToDestroy } from '#infra/erasure/destruction-guard.ts'
import { describeFault } from '#infra/fault.ts'
import { erasePerson } from '#infra/use-cases/erase-person.ts'
import {
  countPeople,
  countStaleVisitors,
  isStale,
  listStaleVisitors,
} from '#projections/account/last-active.ts'
import { countDueDeletions, listDueDeletions } from '#worker/account/due-deletions.ts'
import type { Deps } from '#worker/deps.ts'

const dayMs = 86_400_000

/**
 * Erases the accounts whose deletion is due. Safe to run twice, and by two workers: an erasure happens once. The time is
 * the database's, and only while it can be believed.
 */
export async function eraseDue(deps: Deps, signal: AbortSignal): Promise<void> {
  const { sql } = deps
  const duty = 'deletions that are due'
  const at = await timeToDestroy(deps, duty)
  if (at === null) return
  const due = await countDueDeletions(sql, at)
  if (!(await mayErase(deps, duty, { due, countPeople: () => countPeople(sql) }))) return
  for (const subjectId of await listDueDeletions(sql, at))
    await attempt(deps, signal, 'an account was erased, as asked', {
      subjectId,
      askedBy: 'person',
      at,
      // It may be taken back in the last moment.
      isStillDue: ({ status, dueAt }) =>
        status === 'erased' || (status === 'leaving' && dueAt !== null && dueAt <= at),
    })
}

/** Erases the visitors who stayed away, in the same way. */
export async function eraseStaleVisitors(deps: Deps, signal: AbortSignal): Promise<void> {
  const { sql, visitorDays } = deps
  const duty = 'visitors who stayed away'
  const at = await timeToDestroy(deps, duty)
  if (at === null) return
  const before = new Date(Date.parse(at) - visitorDays * dayMs).toISOString()
  const due = await countStaleVisitors(sql, before)
  if (!(await mayErase(deps, duty, { due, countPeople: () => countPeople(sql) }))) return
  for (const subjectId of await listStaleVisitors(sql, before))
    await attempt(deps, signal, 'a visitor who stayed away was erased', {
      subjectId,
      askedBy: 'expiry',
      at,
      isStillDue: ({ status }) => status === 'none',
      isStillAway: (tx) => isStale(tx, subjectId, before),
    })
}

/** One that fails is tried again by the next sweep, and keeps nobody else waiting. */
async function attempt(
  deps: Deps,
  signal: AbortSignal,
  what: string,
  erasure: Parameters<typeof erasePerson>[1],
): Promise<void> {
  if (signal.aborted) return
  try {
    if (await erasePerson(deps, erasure)) deps.log.info(what)
  } catch (error) {
    deps.log.error({ alarm: 'an erasure failed', fault: describeFault(error) }, 'an erasure failed')
  }
}
