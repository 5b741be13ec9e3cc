import { Worker } from 'node:worker_threads'
import type { GuidePrompt, GuideReply } from '#domain/chat/guide/guide-prompt.ts'
import type { ReflectionPrompt } from '#domain/journal/reflection/reflect.ts'
import type { Asked } from '#infra/companion/guide-thread.ts'
import { threadEnvironment } from '#infra/thread-environment.ts'

export type Guide = (prompt: GuidePrompt) => GuideReply | Promise<GuideReply>
export type Reflect = (prompt: ReflectionPrompt) => string | Promise<string>

type Reply = GuideReply | string
type Answer = { id: number; reply?: Reply }
type Thread = {
  worker: Worker
  waiting: Map<number, (reply: Reply | null) => void>
  isGone: () => boolean
}

const script = new URL('guide-thread.ts', import.meta.url)

/**
 * The guide on a thread of its own: reading many long turns, or a long entry, holds up nobody else. A thread that ended is started anew
 * when it is next asked; whoever waited for it is answered without.
 */
export function openGuideAside(): { guide: Guide; reflect: Reflect } & AsyncDisposable {
  let thread = startThread()
  let nextId = 0

  function ask<R extends Reply>(
    asked: { prompt: GuidePrompt } | { reflection: ReflectionPrompt },
  ): Promise<R | null> {
    if (thread.isGone()) thread = startThread()
    const { worker, waiting } = thread
    const id = nextId++
    const answer = Promise.withResolvers<Reply | null>()
    waiting.set(id, answer.resolve)
    worker.ref()
    worker.postMessage({ id, ...asked } satisfies Asked, [])
    return answer.promise as Promise<R | null>
  }

  return {
    async guide(prompt) {
      const reply = await ask<GuideReply>({ prompt })
      if (reply !== null) return reply
      // Loaded only then: it takes some 50 MB in each thread.
      const { guide } = await import('#domain/chat/guide/guide.ts')
      return guide(prompt)
    },
    async reflect(reflection) {
      const reply = await ask<string>({ reflection })
      if (reply !== null) return reply
      const { reflect } = await import('#domain/journal/reflection/reflect.ts')
      return reflect(reflection)
    },
    [Symbol.asyncDispose]: async () => void (await thread.worker.terminate()),
  }
}

function startThread(): Thread {
  const waiting: Thread['waiting'] = new Map()
  const worker = new Worker(script, {
    env: threadEnvironment(),
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 },
  })
  let isGone = false
  const end = () => {
    isGone = true
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }
  worker.on('error', end)
  worker.on('exit', end)
  worker.on('message', ({ id, reply }: Answer) => {
    waiting.get(id)?.(reply ?? null)
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
  })
  worker.unref()
  return { worker, waiting, isGone: () => isGone }
}
