import { turnEpoch } from '#infra/store/turn-epoch.ts'
import type { Deps } from '#worker/deps.ts'

/** Turns the epoch of the keys when it is due. Each turn is loud about what does not open. */
export async function turnKeys(
  { sql, keyring, epochDays, log }: Pick<Deps, 'sql' | 'keyring' | 'epochDays' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  const alarm = 'an event does not open'
  for (const position of await turnEpoch(sql, keyring, epochDays, signal))
    log.error({ alarm, position }, alarm)
}
