import type { JobPayload } from '#infra/jobs/jobs.ts'
import { projections } from '#projections/all.ts'
import { catchUp } from '#projections/engine/catch-up.ts'
import type { Deps } from '#worker/deps.ts'

/** Brings the read models of one shard up to what is settled. */
export async function project(
  { shard }: JobPayload<'project'>,
  { sql, settledPosition, log }: Deps,
): Promise<void> {
  const settled = await settledPosition()
  if (settled === null) throw new Error('an append hangs')
  const { poisoned } = await catchUp(sql, projections, shard, settled)
  for (const { projection, position, reason } of poisoned)
    log.error({ alarm: 'parked', projection, position, reason }, 'a person was parked')
}
