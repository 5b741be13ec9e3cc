import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Encoder } from '#infra/encoder/encoder.ts'
import { threadEnvironment } from '#infra/threads/thread-environment.ts'

type Asked = PromiseWithResolvers<Float32Array> & { text: string }
type Thread = { worker: Worker; asked: Asked[][] }

/** Texts that a thread takes at once, and how often before it has answered: so it never waits for whoever asks. */
const together = 16
const ahead = 2
/** Of so many texts it is kept what was said of them: some 16 MB. */
const kept = 8_192

const script = new URL('encoder-thread.ts', import.meta.url)

/**
 * Several encoders as one, each on a thread and a core of its own, for operators and benches: whoever reads one thing after
 * the other gets by with one. What is asked for twice is read once.
 */
export function openEncoders({
  most = availableParallelism(),
  changes,
}: { most?: number; changes?: URL } = {}): { encode: Encoder } & AsyncDisposable {
  const threads: Thread[] = []
  const waiting: Asked[] = []
  const known = new Map<string, Promise<Float32Array>>()
  let isHandingOut = false

  function vectorOf(text: string): Promise<Float32Array> {
    const before = known.get(text)
    if (before) return before
    const asked = { text, ...Promise.withResolvers<Float32Array>() }
    waiting.push(asked)
    known.set(text, asked.promise)
    if (known.size > kept) known.delete(known.keys().next().value!)
    return asked.promise
  }

  /** Not at once: whoever goes on at the same time may ask as well. */
  function handOutSoon(): void {
    if (isHandingOut) return
    isHandingOut = true
    setImmediate(() => {
      isHandingOut = false
      handOut()
    })
  }

  function handOut(): void {
    while (waiting.length > 0) {
      const thread = nextThread()
      if (!thread) return
      const some = waiting.splice(0, together)
      thread.asked.push(some)
      thread.worker.postMessage(
        some.map(({ text }) => text),
        [],
      )
    }
  }

  function nextThread(): Thread | undefined {
    const least = threads.toSorted((one, other) => one.asked.length - other.asked.length)[0]
    if (least?.asked.length === 0) return least
    if (threads.length < most) return startThread()
    return least && least.asked.length < ahead ? least : undefined
  }

  function startThread(): Thread {
    const thread: Thread = {
      worker: new Worker(script, {
        env: threadEnvironment(),
        execArgv: [],
        workerData: { changes: changes?.href },
      }),
      asked: [],
    }
    thread.worker.on('message', (vectors: Float32Array[]) => {
      for (const [at, { resolve }] of thread.asked.shift()!.entries()) resolve(vectors[at]!)
      handOutSoon()
    })
    const end = () => {
      for (const { reject } of [...thread.asked.flat(), ...waiting]) reject(new Error('An encoder is away.'))
    }
    thread.worker.on('error', end)
    thread.worker.on('exit', end)
    threads.push(thread)
    return thread
  }

  return {
    encode: (texts) => {
      const vectors = Promise.all(texts.map(vectorOf))
      handOutSoon()
      return vectors
    },
    [Symbol.asyncDispose]: async () =>
      void (await Promise.all(threads.map(({ worker }) => worker.terminate()))),
  }
}
