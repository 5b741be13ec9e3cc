import { randomBytes, randomUUID } from 'node:crypto'
import pino from 'pino'
import type { QueuePlace } from '#infra/jobs/queue-backend.ts'
import { createQueue } from '#infra/jobs/queue.ts'
import { liveCipher } from '#infra/live/live-cipher.ts'
import { openLive } from '#infra/live/open-live.ts'

const log = pino({ level: 'warn' })

/** Median and 95th percentile, in ms. */
export type Spread = { median: number; p95: number }

/** From asking for a job to its start, when the worker has nothing else to do. */
export async function measureStart(place: QueuePlace, jobs = 200): Promise<Spread> {
  const [adding, working] = [createQueue(place, log), createQueue(place, log)]
  let begun = (): void => {}
  await working.work({
    project: async () => begun(),
    'reply-to-message': async () => {},
    'reflect-on-entry': async () => {},
    'send-mail': async () => {},
    sweep: async () => {},
  })
  const times: number[] = []
  for (let job = 0; job < jobs; job++) {
    const { promise, resolve } = Promise.withResolvers<void>()
    begun = resolve
    const before = performance.now()
    await Promise.all([adding.enqueue('project', { shard: job % 16 }), promise])
    times.push(performance.now() - before)
  }
  await Promise.all([adding.close(), working.close()])
  return spread(times)
}

/** From writing a piece of a reply to having read it in another connection, `followers` of them at once. */
export async function measurePieces(
  place: QueuePlace,
  { pieces = 500, followers = 1 } = {},
): Promise<Spread> {
  const [writing, reading] = await Promise.all([openLive(place, log), openLive(place, log)])
  const cipher = liveCipher({ keyId: randomUUID(), secret: randomBytes(32) })
  const messageId = randomUUID()
  const writer = await writing.begin(messageId, cipher)
  const [times, written]: [number[], number[]] = [[], []]
  const follow = async (): Promise<void> => {
    for await (const piece of reading.tail(messageId, 0, cipher, new AbortController().signal))
      if (piece.kind === 'piece') times.push(performance.now() - written[Number(piece.text)]!)
  }
  const following = Promise.all(Array.from({ length: followers }, follow))
  await new Promise((resolve) => setTimeout(resolve, 200))
  for (let piece = 0; piece < pieces; piece++) {
    written[piece] = performance.now()
    await writer.write({ kind: 'piece', text: String(piece) })
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
  await writer.write({ kind: 'done', position: 1 })
  await following
  await Promise.all([writing.close(), reading.close()])
  return spread(times)
}

function spread(times: number[]): Spread {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number): number => Math.round(sorted[Math.floor(sorted.length * share)]! * 100) / 100
  return { median: at(0.5), p95: at(0.95) }
}
