import { Worker } from 'node:worker_threads'
import type { Breach } from '#domain/safety/replies/breaches.ts'
import type { Asked } from '#infra/reply-screening/reply-thread.ts'
import { windowOf } from '#infra/reply-screening/windows.ts'
import { threadEnvironment } from '#infra/thread-environment.ts'

/** What was learned of replies that must not be shown. It finds nothing where it is away or late: the patterns have read it. */
export type ReplyScreening = {
  breachesIn: (text: string, before: string) => Promise<Breach[]>
} & AsyncDisposable

/** Some milliseconds, on a machine that is not busy. */
const timeoutMs = 1_000
const mostWaiting = 60

const script = new URL('reply-thread.ts', import.meta.url)
type Answer = { ready: true } | { id: number; breach?: Breach | null }

/** On a thread of its own, so that no reply holds up others. */
export async function openReplyScreening(): Promise<ReplyScreening> {
  const waiting = new Map<number, (breach: Breach | null) => void>()
  const worker = new Worker(script, { env: threadEnvironment(), execArgv: [] })
  const ready = Promise.withResolvers<void>()
  let isGone = false
  let nextId = 0
  const end = () => {
    isGone = true
    ready.reject(new Error('The learned check of replies is away.'))
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', end)
  worker.on('message', (answer: Answer) => {
    if ('ready' in answer) return ready.resolve()
    waiting.get(answer.id)?.(answer.breach ?? null)
  })
  await ready.promise
  worker.unref()

  async function ask(window: string): Promise<Breach | null> {
    const id = nextId++
    const answer = Promise.withResolvers<Breach | null>()
    waiting.set(id, answer.resolve)
    const late = setTimeout(() => answer.resolve(null), timeoutMs)
    worker.ref()
    worker.postMessage({ id, window } satisfies Asked, [])
    try {
      return await answer.promise
    } finally {
      clearTimeout(late)
      waiting.delete(id)
      if (waiting.size === 0) worker.unref()
    }
  }

  return {
    async breachesIn(text, before) {
      if (isGone || waiting.size >= mostWaiting) return []
      const breach = await ask(windowOf(before, text))
      return breach ? [breach] : []
    },
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  }
}
