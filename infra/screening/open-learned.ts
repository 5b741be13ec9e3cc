import type { Screener, Turn } from '#domain/safety/screener.ts'
import type { Screening, Tier } from '#domain/safety/tier.ts'
import { type Heard, talkBefore } from '#infra/screening/learned-scores.ts'
import { openThread } from '#infra/threads/thread.ts'

export type LearnedScreener = Screener & {
  /** Many conversations at once, for operators and benches. */
  screenAll: (asked: readonly Conversation[]) => Promise<Screening[]>
}
type Conversation = { turns: readonly Turn[]; floor: Tier }

export const heardIn = ({ turns, floor }: Conversation): Heard => ({
  text: turns.findLast(({ role }) => role === 'person')?.text ?? '',
  talk: talkBefore(turns),
  floor,
})

const script = new URL('learned-thread.ts', import.meta.url)

/** `most`: how many texts may wait for the thread; `timeoutMs`: how long one does; `stuckMs`: when the thread is given up. */
export type LearnedLimits = { most: number; timeoutMs: number; stuckMs: number }

/** Some ten milliseconds for a text, on a machine that is not busy. Nobody is kept waiting: a late verdict raises later. */
const usualLimits: LearnedLimits = { most: 32, timeoutMs: 20_000, stuckMs: 30_000 }

const sizeOf = (texts: readonly Heard[]): number => texts.reduce((sum, { text }) => sum + text.length, 0)

/** The learned layer, on a thread of its own. */
export async function openLearnedLayer(
  limits: Partial<LearnedLimits> = {},
): Promise<LearnedScreener & AsyncDisposable> {
  const { most, timeoutMs, stuckMs } = { ...usualLimits, ...limits }
  const thread = openThread<readonly Heard[], Screening[], string>(script, { sizeOf, most, stuckMs })
  return {
    layer: 'learned',
    version: await thread.ready,
    screen: async (turns, floor, signal) => {
      const timeout = AbortSignal.timeout(timeoutMs)
      const until = signal ? AbortSignal.any([signal, timeout]) : timeout
      const [screening] = await thread.ask([heardIn({ turns, floor })], { signal: until })
      return screening!
    },
    screenAll: (asked) => thread.ask(asked.map(heardIn), { isBounded: false }),
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}

/** What it takes of a process beside its heap, in MB: the encoder's weights and what it works with. */
export const learnedLayerMb = 200
