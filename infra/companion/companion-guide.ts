import { setTimeout } from 'node:timers/promises'
import type { Scores } from '#domain/chat/guide/understanding.ts'
import { wordsToUnderstand } from '#domain/chat/guide/words-to-understand.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { Companion } from '#infra/companion/companion.ts'
import type { Guide, Reflect } from '#infra/companion/guide-aside.ts'
import { isAtOnce, phrasesOf } from '#infra/companion/guide-pace.ts'
import { guideReflection } from '#infra/companion/guide-reflection.ts'
import { createPlaces } from '#infra/places.ts'

type GuideOptions = {
  guide: Guide
  reflect: Reflect
  /** What was learned of how people say things; without it patterns alone must do. */
  understand?: ((text: string) => Promise<Scores | null>) | undefined
  /** A factor for every waiting time: 1 is a human pace, 0 is at once. */
  timeScale?: number
}

/** Whoever comes when so many are being spoken to already is answered at once: a lane full of waiting keeps others from help. */
const mostPaced = 25

/** The companion without a language model: the guide's prepared replies, phrase by phrase. */
export function createGuideCompanion({ guide, reflect, understand, timeScale = 0 }: GuideOptions): Companion {
  const places = createPlaces(mostPaced)
  return {
    author: 'guide',
    model: null,
    timeoutMs: Number.POSITIVE_INFINITY,
    async *reply(prompt, signal, waitedMs = 0) {
      const scores = (await understand?.(wordsToUnderstand(prompt))) ?? null
      const reply = await guide({ ...prompt, scores })
      const { choices, suggestedExerciseId, guide: place, notes } = reply
      using paced = isAtOnce(prompt, reply) ? null : places.take()
      for (const { text, afterMs } of phrasesOf(reply.text, waitedMs)) {
        signal.throwIfAborted()
        const pauseMs = paced ? afterMs * timeScale : 0
        if (pauseMs > 0) await setTimeout(pauseMs, null, { signal })
        yield { kind: 'piece', text }
      }
      yield { kind: 'end', author: 'guide', model: null, choices, suggestedExerciseId, guide: place, notes }
    },
    reflect: async (prompt, signal) => {
      signal.throwIfAborted()
      return {
        author: isCrisis(prompt.tier) ? 'prepared' : 'guide',
        model: null,
        text: await guideReflection(prompt, reflect, understand),
      }
    },
  }
}
