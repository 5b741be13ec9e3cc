import { guide } from '#domain/chat/guide/guide.ts'
import type { Scores } from '#domain/chat/guide/understanding.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { Companion } from '#infra/companion/companion.ts'
import { guideReflection } from '#infra/companion/guide-reflection.ts'

/** Three words at a time, as the eye reads; the space stays with the words before it. */
const wordGroups = /(?:\S+\s*){1,3}/g

/**
 * The companion without a language model: the guide's prepared replies, in the same pieces as any other. `understand` is
 * what was learned of how people say things; without it patterns alone must do.
 */
export function createGuideCompanion(understand?: (text: string) => Promise<Scores | null>): Companion {
  return {
    author: 'guide',
    model: null,
    timeoutMs: Number.POSITIVE_INFINITY,
    async *reply(prompt, signal) {
      const words = prompt.turns.findLast(({ role }) => role === 'user')?.text
      const scores = (words && (await understand?.(words))) || null
      const { text, choices, suggestedExerciseId, guide: place } = guide({ ...prompt, scores })
      for (const piece of text.match(wordGroups) ?? []) {
        signal.throwIfAborted()
        yield { kind: 'piece', text: piece }
      }
      yield { kind: 'end', author: 'guide', model: null, choices, suggestedExerciseId, guide: place }
    },
    reflect: async (prompt, signal) => {
      signal.throwIfAborted()
      return {
        author: isCrisis(prompt.tier) ? 'prepared' : 'guide',
        model: null,
        text: await guideReflection(prompt),
      }
    },
  }
}
