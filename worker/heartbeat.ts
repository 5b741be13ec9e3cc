import { randomUUID } from 'node:crypto'
import { describeFault } from '#infra/fault.ts'
import type { Deps } from '#worker/deps.ts'

const everyMs = 5_000

/** Says every few seconds that this worker works; returns how to stop saying so. */
export async function startHeartbeat({ sql, log }: Pick<Deps, 'sql' | 'log'>): Promise<() => Promise<void>> {
  const workerId = randomUUID()
  const beat = () => sql`
    insert into heartbeats (worker_id) values (${workerId}) on conflict (worker_id) do update set beat_at = now()`
  const timer = setInterval(
    () => beat().catch((error) => log.warn({ fault: describeFault(error) }, 'heartbeat missed')),
    everyMs,
  )
  await beat()
  return async () => {
    clearInterval(timer)
    await sql`delete from heartbeats where worker_id = ${workerId}`
  }
}
