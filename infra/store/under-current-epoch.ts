import postgres from 'postgres'
import { EpochKeyMissing } from '#infra/store/epoch-keys.ts'
import type { Keyring } from '#infra/store/keys.ts'

const isOutdated = (error: unknown) =>
  error instanceof EpochKeyMissing || (error instanceof postgres.PostgresError && error.code === 'LW005')

/** Does what wraps a key once more, where the epoch has turned since this process last asked. */
export async function underCurrentEpoch<Result>(
  { epochs }: Keyring,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = epochs?.current()
  try {
    return await work()
  } catch (error) {
    if (!epochs || !isOutdated(error)) throw error
    await epochs.refresh()
    if (epochs.current() === before) throw error
    return work()
  }
}
