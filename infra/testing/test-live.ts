import { randomBytes } from 'node:crypto'
import type { QueuePlace } from '#infra/jobs/queue-backend.ts'
import type { Live, LiveCipher, LivePiece } from '#infra/live/live.ts'
import { openLive } from '#infra/live/open-live.ts'
import { open, seal } from '#infra/store/sealing.ts'
import { memoryLog } from '#infra/testing/memory-log.ts'

const key = randomBytes(32)
export const cipher: LiveCipher = {
  seal: (label, clear) => seal(key, label, clear),
  open: (label, sealed) => open(key, label, sealed),
}
export const never = new AbortController().signal

/** Follows a reply to its end, and keeps what came. */
export function follow(live: Live, messageId: string, afterSeq = 0, signal = never) {
  const pieces: LivePiece[] = []
  const ended = (async () => {
    for await (const piece of live.tail(messageId, afterSeq, cipher, signal)) pieces.push(piece)
  })()
  return { pieces, ended }
}

export const textOf = (pieces: LivePiece[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : '')).join('')

/** Worker and API are two processes, each with connections of its own. */
export async function openLives(place: QueuePlace) {
  const { log, lines } = memoryLog()
  const [writing, reading] = await Promise.all([openLive(place, log), openLive(place, log)])
  const close = async (): Promise<void> => void (await Promise.all([writing.close(), reading.close()]))
  return { writing, reading, lines, [Symbol.asyncDispose]: close }
}
