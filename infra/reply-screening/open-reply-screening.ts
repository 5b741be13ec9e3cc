import { breachesIn } from '#domain/safety/replies/breaches-in.ts'
import type { Breach } from '#domain/safety/replies/breaches.ts'
import type { Said } from '#infra/companion/reply-gate.ts'
import type { Window } from '#infra/reply-screening/reply-features.ts'
import { windowOf } from '#infra/reply-screening/windows.ts'
import { openThread } from '#infra/threads/thread.ts'

/** What was learned of replies that must not be shown. It says null where it is away or late: the patterns have read it. */
export type ReplyScreening = { breachesIn: (said: Said) => Promise<Breach[] | null> } & AsyncDisposable

/** Some milliseconds, on a machine that is not busy. */
const timeoutMs = 1_000
const most = 60

const script = new URL('reply-thread.ts', import.meta.url)

/** On a thread of its own, so that no reply holds up others. */
export async function openReplyScreening(): Promise<ReplyScreening> {
  const thread = openThread<Window, Breach | null>(script, { sizeOf: ({ text }) => text.length, most })
  await thread.ready
  return {
    async breachesIn({ asked, before, text }) {
      const window = windowOf(before, text)
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        const breach = await thread.ask({ text: window, asked, broken: breachesIn(window) }, { signal })
        return breach ? [breach] : []
      } catch {
        return null
      }
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
