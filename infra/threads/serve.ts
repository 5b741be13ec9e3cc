import { parentPort } from 'node:worker_threads'
import type { Posted } from '#infra/threads/thread.ts'

/**
 * What a script of `openThread` does once it is loaded: it says so, and answers what it is asked. Both ends of a thread are
 * typed where it is opened.
 */
export function serve(ready: unknown, answerTo: (question: never) => unknown): void {
  const port = parentPort!
  const post = (posted: Posted<unknown, unknown>) => port.postMessage(posted)
  port.on('message', async (question) => {
    try {
      post({ answer: await answerTo(question as never) })
    } catch (error) {
      post({ fault: (error as Error).name })
    }
  })
  post({ ready })
}
