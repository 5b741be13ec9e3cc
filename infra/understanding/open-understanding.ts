import type { Scores } from '#domain/chat/guide/understanding.ts'
import { openThread } from '#infra/threads/thread.ts'

/** What was learned of how people say what they need. Null where it is away, or late: patterns alone must do then. */
export type Understanding = { scoresFor: (text: string) => Promise<Scores | null> } & AsyncDisposable

/** A reply does not wait longer for it. */
const timeoutMs = 400
const most = 20

const script = new URL('understanding-thread.ts', import.meta.url)

/** On a thread of its own, so that no text holds up whoever asks. */
export async function openUnderstanding(): Promise<Understanding> {
  const thread = openThread<string, Scores>(script, { sizeOf: (text) => text.length, most })
  await thread.ready
  return {
    scoresFor: (text) => thread.ask(text, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => null),
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
