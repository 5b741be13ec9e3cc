import { turnEpoch } from '#infra/store/turn-epoch.ts'
import type { Deps } from '#worker/deps.ts'

/** Turns the epoch of the keys when it is due. Each turn is loud about what does not open. */
export async function turnKeys(
  { sql, keyring, epochDays, log }: Pick<Deps, 'sql' | 'keyring' | 'epochDays' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const { events, keys } = await turnEpoch(sql, keyring, epochDays, signal)
  for (const position of events) {
    const alarm = 'an event does not open'
    log.error({ alarm, position }, alarm)
  }
  for (const streamId of keys) {
    const alarm = 'a key does not open'
    log.error({ alarm, streamId }, alarm)
  }
}
