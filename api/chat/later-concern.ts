import { type Concerned, concernOf } from '#api/chat/concern.ts'
import type { Deps } from '#api/deps.ts'
import type { ChatStreamEvent } from '#contract/chat.ts'
import { chat } from '#domain/chat/decider.ts'
import { tiers } from '#domain/safety/tier.ts'
import { onConcern } from '#infra/live/concern-hints.ts'
import { liveName } from '#infra/live/live-name.ts'
import { loadState } from '#infra/store/command-handler.ts'
import type { StreamName } from '#infra/store/event-store.ts'

const lookAgainMs = 5_000

/** The next time that a later layer has spoken of a message, or may have; `now`: what is known without waiting. */
type Watch = { next: () => Promise<Concerned | null>; now: () => Promise<Concerned | null> } & Disposable

/** Listens for what later layers find in a message. Hints may get lost: the facts are looked at now and then. */
export function watchConcern({ live, store }: Deps, name: StreamName, messageId: string): Watch {
  let changed = Promise.withResolvers<void>()
  const announce = () => changed.resolve()
  const unlisten = onConcern(live, liveName(name, messageId), announce)
  const watch = setInterval(announce, lookAgainMs)
  const look = async () => {
    const now = await loadState(store, name, chat, messageId).catch(() => null)
    return now && concernOf(now.about, now.state)
  }
  return {
    now: look,
    next: async () => {
      await changed.promise
      changed = Promise.withResolvers()
      return look()
    },
    [Symbol.dispose]: () => {
      clearInterval(watch)
      unlisten()
    },
  }
}

const rank = (concern: Concerned | null): number =>
  concern === null ? 0 : tiers.indexOf(concern.tier) + (concern.crisisDetected ? tiers.length : 0)

type Following = {
  from: number
  known: Concerned | null
  /** Settles once no layer is still at it, or nobody listens any more. */
  screened: Promise<unknown>
}

/**
 * The events of a reply, and among them, as soon as it is known, that its message is more concerning than was said. A
 * reply may be whole before every layer has spoken: what is found then comes after its end.
 */
export async function* withLaterConcern(
  events: AsyncGenerator<ChatStreamEvent>,
  watch: Watch,
  { from, known, screened }: Following,
): AsyncGenerator<ChatStreamEvent> {
  let shown = known
  let seq = from
  let event = events.next()
  let concern = watch.next()
  try {
    for (;;) {
      const first = await Promise.race([event, concern.then((risen) => ({ risen }))])
      if ('risen' in first) {
        concern = watch.next()
        if (rank(first.risen) <= rank(shown)) continue
        shown = first.risen
        yield { chunk: '', seq, ...shown }
      } else {
        if (first.done) break
        seq = first.value.seq
        // What was found meanwhile stands at the end, too.
        yield 'done' in first.value && shown ? { ...first.value, ...shown } : first.value
        event = events.next()
      }
    }
    await screened
    const last = await watch.now()
    if (last && rank(last) > rank(shown)) yield { chunk: '', seq, ...last }
  } finally {
    // It may be waiting for its next piece: the signal of the stream ends that.
    void events.return(undefined).catch(() => {})
  }
}
