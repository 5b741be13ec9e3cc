import { describeFault, type Log } from '#infra/fault.ts'
import { seqsPerAttempt, type LiveBackend, type LiveEntry } from '#infra/live/live-backend.ts'
import type { Live, LiveCipher, LivePiece } from '#infra/live/live.ts'
import { createWakeSignal } from '#infra/live/wake-signal.ts'
import { SealBroken } from '#infra/store/sealing.ts'

type Content = Parameters<Awaited<ReturnType<Live['begin']>>['write']>[0]

/** Every hint may be lost: readers look by themselves this often. */
const lookEvery = 1_000

/** Live replies over either backend: numbers, seals, and who supersedes whom. */
export function createLive(backend: LiveBackend, log: Log): Live {
  const closing = new AbortController()

  async function* tail(
    messageId: string,
    afterSeq: number,
    cipher: LiveCipher,
    given: AbortSignal,
  ): AsyncGenerator<LivePiece> {
    const signal = AbortSignal.any([given, closing.signal])
    const wakeSignal = createWakeSignal()
    const unlisten = backend.onEntry(messageId, wakeSignal.raise)
    let [seen, isAway, isOther] = [afterSeq, false, false]

    /** What is new; nothing while the backend is away, which is said once. */
    async function readOn(after: number): Promise<LiveEntry[]> {
      try {
        const entries = await backend.read(messageId, after)
        isAway = false
        return entries
      } catch (error) {
        if (!isAway && !signal.aborted)
          log.warn({ messageId, fault: describeFault(error) }, 'a live reply cannot be read')
        isAway = true
        return []
      }
    }

    /** Null under another key: the conversation has got a new one meanwhile. The facts say what it was about. */
    function contentOf({ seq, sealed }: LiveEntry & { sealed: Uint8Array }): Content | null {
      try {
        return JSON.parse(cipher.open(label(messageId, seq), sealed)) as Content
      } catch (error) {
        if (!(error instanceof SealBroken)) throw error
        if (!isOther) log.warn({ messageId }, 'a live reply is sealed with another key')
        isOther = true
        return null
      }
    }

    try {
      while (!signal.aborted) {
        const entries = await readOn(seen)
        const newest = attemptOf(entries.at(-1)?.seq ?? 0)
        for (const { seq, sealed } of entries) {
          if (signal.aborted) return
          seen = seq
          const attempt = attemptOf(seq)
          if (sealed === null || attempt < newest) continue
          const content = contentOf({ seq, sealed })
          if (!content) continue
          yield { ...content, seq, attempt }
          if (content.kind === 'done' || content.kind === 'failed') return
        }
        await wakeSignal.wait(lookEvery, signal)
      }
    } finally {
      unlisten()
    }
  }

  return {
    begin: async (messageId, cipher) => {
      const attempt = await backend.beginAttempt(messageId)
      let seq = attempt * seqsPerAttempt
      return {
        write: (piece) => {
          seq++
          return backend.append(messageId, seq, cipher.seal(label(messageId, seq), JSON.stringify(piece)))
        },
      }
    },
    tail,
    forget: backend.forget,
    askToStop: backend.askToStop,
    onStop: backend.onStop,
    purge: backend.purge,
    ping: backend.ping,
    close: async () => {
      closing.abort()
      await backend.close()
    },
  }
}

const attemptOf = (seq: number): number => Math.floor(seq / seqsPerAttempt)

/** Binds a sealed piece to its place: it opens nowhere else. */
const label = (messageId: string, seq: number): string => `${messageId}:${attemptOf(seq)}:${seq}`
