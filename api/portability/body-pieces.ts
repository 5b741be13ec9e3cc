import type { IncomingMessage } from 'node:http'
import { Refused } from '#api/middleware/errors.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { TooSlow, within } from '#infra/within.ts'

export type BodyLimits = {
  bytes: number
  tooLong: ErrorCode
  /** So long is waited for the sender in all, and longer by what came at the slowest rate. */
  graceMs?: number
  /** Hears how much came, before it is read; it may refuse. */
  onBytes?: (bytes: number) => Promise<void>
}

const defaultGraceMs = 20_000
/** 32 kB a second: a phone with a poor connection sends more. */
const slowestBytesPerMs = 32

/**
 * The body of a request as it comes. Throws `Refused` where it is too long, or comes too slowly: whoever reads it is
 * kept waiting, and others behind them. Only the time in which nothing is there counts.
 */
export async function* bodyPieces(
  body: IncomingMessage,
  { bytes: most, tooLong, graceMs = defaultGraceMs, onBytes }: BodyLimits,
): AsyncGenerator<Uint8Array> {
  const pieces = body.iterator({ destroyOnReturn: false }) as AsyncIterator<Uint8Array>
  let [bytes, waitedMs, isLate] = [0, 0, false]
  try {
    for (;;) {
      const asked = performance.now()
      const leftMs = Math.max(0, graceMs + bytes / slowestBytesPerMs - waitedMs)
      const { done, value } = await within(leftMs, pieces.next())
      if (done) return
      waitedMs += performance.now() - asked
      bytes += value.length
      if (bytes > most) throw new Refused(tooLong)
      await onBytes?.(value.length)
      yield value
    }
  } catch (error) {
    isLate = error instanceof TooSlow
    throw isLate ? new Refused('upload-too-slow') : error
  } finally {
    // It would end with the piece that was asked for last, and that may never come.
    if (!isLate) await pieces.return?.()
  }
}
