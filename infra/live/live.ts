/**
 * The pieces of a reply in progress, between the worker that writes and the streams that follow.
 * A view, not a fact: only `ReplyWritten` is true. Kept for ten minutes, sealed with the session's key.
 */
export type LivePiece = {
  /** Grows within a message, over all attempts. */
  seq: number
  /** A new attempt supersedes every piece of the ones before it. Grows, but not by one. */
  attempt: number
} & (
  | { kind: 'started' }
  | { kind: 'piece'; text: string }
  /** Takes back all pieces of this attempt before it. */
  | { kind: 'replace'; text: string }
  /** The whole reply is a fact, at this position of the log. */
  | { kind: 'done'; position: number }
  | { kind: 'failed'; position: number }
)

type Unnumbered<Piece> = Piece extends LivePiece ? Omit<Piece, 'seq' | 'attempt'> : never

/** Seals and opens the pieces of one message; made from the session's key. */
export type LiveCipher = {
  seal: (label: string, clear: string) => Uint8Array
  open: (label: string, sealed: Uint8Array) => string
}

export type LiveWriter = {
  /** False when a later attempt has taken over: stop writing. Await each before the next. */
  write: (piece: Unnumbered<LivePiece>) => Promise<boolean>
}

/** `messageId` is the `liveName` of what is under way. */
export type Live = {
  /** Opens a new attempt at the reply to this message. */
  begin: (messageId: string, cipher: LiveCipher) => Promise<LiveWriter>
  /** All pieces after `seq`, then those to come, until `done`, `failed` or the signal. */
  tail: (
    messageId: string,
    afterSeq: number,
    cipher: LiveCipher,
    signal: AbortSignal,
  ) => AsyncIterable<LivePiece>
  /** Drops what was shown of a reply, and lets nobody who is writing it go on. */
  forget: (messageId: string) => Promise<void>
  /** Tells whoever writes the reply that the person has asked to stop. A hint: `StopAsked` is the fact. */
  askToStop: (messageId: string) => Promise<void>
  /** Calls back when somebody asks to stop; returns how to stop listening. */
  onStop: (messageId: string, listener: () => void) => () => void
  /** Drops what nobody has written to for ten minutes; returns how many pieces that were. Redis does it by itself: 0. */
  purge: () => Promise<number>
  ping: () => Promise<void>
  close: () => Promise<void>
}
