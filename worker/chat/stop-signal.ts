import { isStopAsked } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import { turnOf } from '#domain/chat/turn.ts'
import { liveName } from '#infra/live/live-name.ts'
import { loadState } from '#infra/store/command-handler.ts'
import type { StreamName } from '#infra/store/event-store.ts'
import type { Deps } from '#worker/deps.ts'

const lookMs = 3_000

/**
 * Aborts when the person asks to stop the reply to this message, or takes the message back. The live hint is the quick way; the fact is looked
 * for now and then, because a hint may get lost.
 */
export function stopSignal(
  { live, store }: Deps,
  name: StreamName,
  messageId: string,
): { signal: AbortSignal } & Disposable {
  const stopping = new AbortController()
  const unlisten = live.onStop(liveName(name, messageId), () => stopping.abort())
  const watch = setInterval(async () => {
    const now = await loadState(store, name, chat, messageId).catch(() => null)
    if (!now) return
    const turn = turnOf(now.about)
    if (isStopAsked(now.state, turn) || turn?.reply.state === 'retracted') stopping.abort()
  }, lookMs)
  return {
    signal: stopping.signal,
    [Symbol.dispose]: () => {
      clearInterval(watch)
      unlisten()
    },
  }
}
