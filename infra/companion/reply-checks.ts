import type { Scores } from '#domain/chat/guide/understanding.ts'
import { wordsToUnderstand } from '#domain/chat/guide/words-to-understand.ts'
import { breachesIn } from '#domain/safety/replies/breaches-in.ts'
import type { Breach } from '#domain/safety/replies/breaches.ts'
import { mattersMost } from '#domain/safety/replies/matters-most.ts'
import type { Prompt } from '#infra/companion/companion.ts'
import type { Judge } from '#infra/companion/reply-gate.ts'

export type ReplyChecks = {
  judge: Judge
  /** Who reads each paragraph of this reply before it is shown; null where nobody needs to. */
  verdictFor: (prompt: Prompt) => Promise<Judge | null>
}

/** A breach of the rules seldom spans more than the last few sentences. */
const screenedTail = 400

/** By patterns. */
export const judgeByPatterns: Judge = async ({ before, text }) =>
  breachesIn(text, before.slice(-screenedTail))

export const checksByPatterns: ReplyChecks = { judge: judgeByPatterns, verdictFor: async () => null }

type Layers = {
  /** What was learned of such replies; null: patterns alone. */
  learned: ((text: string, before: string) => Promise<Breach[]>) | null
  /** A second call of the model; null: none is asked. */
  verdict: Judge | null
  /** `where-it-matters`, or `always`. */
  when: 'where-it-matters' | 'always'
  understand?: ((text: string) => Promise<Scores | null>) | undefined
}

/** Patterns first, then what was learned, and a verdict where a wrong word would do most harm. */
export const createReplyChecks = ({ learned, verdict, when, understand }: Layers): ReplyChecks => ({
  async judge(said, signal) {
    const plain = await judgeByPatterns(said, signal)
    if (plain.length > 0 || !learned) return plain
    const found = await learned(said.text, said.before)
    signal.throwIfAborted()
    return found
  },
  async verdictFor(prompt) {
    if (!verdict || when === 'always') return verdict
    const said = prompt.turns.filter(({ role }) => role === 'user').map(({ text }) => text)
    // Patterns may know it already; else nobody is kept waiting for more than the understanding takes.
    if (mattersMost(prompt.tier, said)) return verdict
    const scores = (await understand?.(wordsToUnderstand(prompt))) ?? null
    return mattersMost(prompt.tier, said.slice(-1), scores) ? verdict : null
  },
})
