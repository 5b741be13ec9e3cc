import { Worker } from 'node:worker_threads'
import { breachesIn } from '#domain/safety/replies/breaches-in.ts'
import type { Breach } from '#domain/safety/replies/breaches.ts'
import type { Said } from '#infra/companion/reply-gate.ts'
import type { Window } from '#infra/reply-screening/reply-features.ts'
import type { Asked } from '#infra/reply-screening/reply-thread.ts'
import { windowOf } from '#infra/reply-screening/windows.ts'
import { threadEnvironment } from '#infra/thread-environment.ts'

/** What was learned of replies that must not be shown. It says null where it is away or late: the patterns have read it. */
export type ReplyScreening = { breachesIn: (said: Said) => Promise<Breach[] | null> } & AsyncDisposable

/** Some milliseconds, on a machine that is not busy. */
const timeoutMs = 1_000
const mostWaiting = 60

const script = new URL('reply-thread.ts', import.meta.url)
/** `breach` is missing where it could not be read. */
type Answer = { ready: true } | { id: number; breach?: Breach | null }
type Found = Breach[] | null

/** On a thread of its own, so that no reply holds up others. */
export async function openReplyScreening(): Promise<ReplyScreening> {
  const waiting = new Map<number, (found: Found) => void>()
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
    const { id, breach } = answer
    waiting.get(id)?.(breach === undefined ? null : breach === null ? [] : [breach])
  })
  await ready.promise
  worker.unref()

  async function ask(window: Window): Promise<Found> {
    const id = nextId++
    const answer = Promise.withResolvers<Found>()
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
    async breachesIn({ asked, before, text }) {
      if (isGone || waiting.size >= mostWaiting) return null
      const window = windowOf(before, text)
      return ask({ text: window, asked, broken: breachesIn(window) })
    },
    [Symbol.asyncDispose]: async () => void (await worker.terminate()),
  }
}
