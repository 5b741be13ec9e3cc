import { guide } from '#domain/chat/guide/guide.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { Companion } from '#infra/companion/companion.ts'
import { guideReflection } from '#infra/companion/guide-reflection.ts'

/** Three words at a time, as the eye reads; the space stays with the words before it. */
const wordGroups = /(?:\S+\s*){1,3}/g

/** The companion without a language model: the guide's prepared replies, in the same pieces as any other. */
export function createGuideCompanion(): Companion {
  return {
    author: 'guide',
    model: null,
    timeoutMs: Number.POSITIVE_INFINITY,
    async *reply(prompt, signal) {
      const { text, ...rest } = guide(prompt)
      for (const piece of text.match(wordGroups) ?? []) {
        signal.throwIfAborted()
        yield { kind: 'piece', text: piece }
      }
      yield { kind: 'end', author: 'guide', model: null, ...rest }
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
