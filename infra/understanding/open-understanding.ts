import { Worker } from 'node:worker_threads'
import type { Scores } from '#domain/chat/guide/understanding.ts'
import { threadEnvironment } from '#infra/thread-environment.ts'
import type { Asked } from '#infra/understanding/understanding-thread.ts'

/** What was learned of how people say what they need. Null where it is away, or late: patterns alone must do then. */
export type Understanding = { scoresFor: (text: string) => Promise<Scores | null> } & AsyncDisposable

/** A reply does not wait longer for it. */
const timeoutMs = 400

const script = new URL('understanding-thread.ts', import.meta.url)
type Answer = { ready: true } | { id: number; scores?: Scores }

/** On a thread of its own, so that no text holds up whoever asks. Its end leaves the patterns. */
export async function openUnderstanding(): Promise<Understanding> {
  const waiting = new Map<number, PromiseWithResolvers<Scores>>()
  const worker = new Worker(script, { env: threadEnvironment(), execArgv: [] })
  const ready = Promise.withResolvers<void>()
  let isGone = false
  let nextId = 0
  const end = () => {
    isGone = true
    const away = new Error('The understanding of the guide is away.')
    ready.reject(away)
    for (const { reject } of waiting.values()) reject(away)
    waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', end)
  worker.on('message', (answer: Answer) => {
    if ('ready' in answer) return ready.resolve()
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.scores) asked?.resolve(answer.scores)
    else asked?.reject(new Error('The understanding of the guide failed.'))
    if (waiting.size === 0) worker.unref()
  })
  await ready.promise
  worker.unref()

  function ask(text: string): Promise<Scores> {
    const id = nextId++
    const answer = Promise.withResolvers<Scores>()
    waiting.set(id, answer)
    worker.ref()
    worker.postMessage({ id, text } satisfies Asked, [])
    return answer.promise
  }

  return {
    async scoresFor(text) {
      if (isGone || waiting.size > 20) return null
      const late = AbortSignal.timeout(timeoutMs)
      const tooLate = new Promise<null>((resolve) => late.addEventListener('abort', () => resolve(null)))
      const scores = ask(text).catch(() => null)
      return Promise.race([scores, tooLate])
    },
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  }
}
