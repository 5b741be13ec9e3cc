import { isStopAsked, replyStateOf } from '#domain/chat/conversation.ts'
import { chat } from '#domain/chat/decider.ts'
import { messageConcern } from '#domain/chat/message-concern.ts'
import { turnOf } from '#domain/chat/turn.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import { onConcern } from '#infra/live/concern-hints.ts'
import { liveName } from '#infra/live/live-name.ts'
import { loadState } from '#infra/store/command-handler.ts'
import type { StreamName } from '#infra/store/event-store.ts'
import type { Deps } from '#worker/deps.ts'

const lookMs = 3_000

/**
 * `stop` aborts when the person asks to stop the reply to this message, takes the message back, or says something after it;
 * `crisis` when the
 * message turns out to be one. The live hints are the quick way; the facts are looked for now and then, because a hint
 * may get lost.
 */
export function replySignals(
  { live, store }: Deps,
  name: StreamName,
  messageId: string,
): { stop: AbortSignal; crisis: AbortSignal } & Disposable {
  const stopping = new AbortController()
  const risen = new AbortController()
  const look = async () => {
    const now = await loadState(store, name, chat, messageId).catch(() => null)
    if (!now) return
    const turn = turnOf(now.about)
    const state = replyStateOf(now.state, turn)
    if (isStopAsked(now.state, turn) || state === 'retracted' || state === 'superseded') stopping.abort()
    const concern = messageConcern(now.about)
    if (concern && isCrisis(concern.tier) && !concern.isCorrected) risen.abort()
  }
  const replyName = liveName(name, messageId)
  const unlisten = live.onStop(replyName, () => stopping.abort())
  const unlistenConcern = onConcern(live, replyName, () => void look())
  const watch = setInterval(look, lookMs)
  return {
    stop: stopping.signal,
    crisis: risen.signal,
    [Symbol.dispose]: () => {
      clearInterval(watch)
      unlisten()
      unlistenConcern()
    },
  }
}
