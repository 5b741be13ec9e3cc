import type { Live } from '#infra/live/live.ts'

const hintName = (name: string): string => `${name}:concern`

/** Tells whoever writes or follows a reply that its message is more concerning than was known. `ConcernRaised` is the fact. */
export const tellOfConcern = (live: Live, name: string): Promise<void> => live.askToStop(hintName(name))

/** Calls back when that is told; returns how to stop listening. `name` is the `liveName` of the reply. */
export const onConcern = (live: Live, name: string, listener: () => void): (() => void) =>
  live.onStop(hintName(name), listener)
