import type { Scores } from '#domain/chat/guide/understanding.ts'
import { wordsToUnderstand } from '#domain/chat/guide/words-to-understand.ts'
import { breachesIn } from '#domain/safety/replies/breaches-in.ts'
import { type Breach, stopsAlone } from '#domain/safety/replies/breaches.ts'
import { mattersMost } from '#domain/safety/replies/matters-most.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { Prompt } from '#infra/companion/companion.ts'
import type { Judge, Release, Said } from '#infra/companion/reply-gate.ts'

export type ReplyChecks = {
  judge: Judge
  /** How much of this reply is read before any of it is shown; a whole one is held for so long at most. */
  releaseFor: (prompt: Prompt, longestMs: number) => Promise<Release>
}

/** A breach of the rules seldom spans more than the last few sentences. */
const screenedTail = 400

/** By patterns. */
export const judgeByPatterns: Judge = async ({ before, text }) =>
  breachesIn(text, before.slice(-screenedTail))

const atOnce: Release = { by: 'sentence' }

export const checksByPatterns: ReplyChecks = {
  judge: judgeByPatterns,
  releaseFor: async () => atOnce,
}

type Layers = {
  /** What was learned of such replies; null, also of one reply: patterns alone. */
  learned: ((said: Said) => Promise<Breach[] | null>) | null
  /** A second call of the model; null: none is asked. */
  verdict: Judge | null
  /** `where-it-matters`, or `always`. */
  when: 'where-it-matters' | 'always'
  understand?: ((text: string) => Promise<Scores | null>) | undefined
}

/**
 * Patterns first, then what was learned. Where a wrong word would do most harm, a verdict is asked for; where none can be had,
 * nothing is shown before the reply has been read to its end.
 */
export const createReplyChecks = ({ learned, verdict, when, understand }: Layers): ReplyChecks => ({
  async judge(said, signal) {
    const plain = await judgeByPatterns(said, signal)
    if (!learned || plain.some((breach) => stopsAlone.has(breach))) return plain
    const found = await learned(said)
    signal.throwIfAborted()
    return found ?? plain
  },
  async releaseFor(prompt, longestMs) {
    const careful: Release = verdict ? { by: 'paragraph', verdict } : { by: 'reply', withinMs: longestMs }
    if (verdict && when === 'always') return careful
    // Without a verdict, who is in a crisis would wait too long for a word.
    if (!verdict && isCrisis(prompt.tier)) return atOnce
    const said = prompt.turns.filter(({ role }) => role === 'user').map(({ text }) => text)
    // Patterns may know it already; else nobody is kept waiting for more than the understanding takes.
    if (mattersMost(prompt.tier, said)) return careful
    const scores = (await understand?.(wordsToUnderstand(prompt))) ?? null
    return mattersMost(prompt.tier, said.slice(-1), scores) ? careful : atOnce
  },
})
