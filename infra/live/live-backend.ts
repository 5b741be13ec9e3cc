/** One entry of a message's live log. `sealed` is null where an attempt begins. */
export type LiveEntry = { seq: number; sealed: Uint8Array | null }

/** Where live replies are kept: sealed entries in order, and hints that something is new. */
export type LiveBackend = {
  /** A number above every one before it, even if all was lost in between. Entries of earlier attempts are refused from now on. */
  beginAttempt: (messageId: string) => Promise<number>
  /** False when a later attempt has begun. */
  append: (messageId: string, seq: number, sealed: Uint8Array) => Promise<boolean>
  /** Drops all entries of a message; from now on those of its earlier attempts are refused. */
  forget: (messageId: string) => Promise<void>
  read: (messageId: string, afterSeq: number) => Promise<LiveEntry[]>
  /** Calls back when there may be something to read, at least once when hints have begun to come; returns how to stop. */
  onEntry: (messageId: string, listener: () => void) => () => void
  onStop: (messageId: string, listener: () => void) => () => void
  askToStop: (messageId: string) => Promise<void>
  purge: () => Promise<number>
  ping: () => Promise<void>
  close: () => Promise<void>
}

/** seq = attempt * seqsPerAttempt + n. No reply has so many pieces, and the seqs of the next centuries are safe integers. */
export const seqsPerAttempt = 100_000

export const keptForSeconds = 600
