import type { GuidePrompt, GuideReply } from '#domain/chat/guide/guide-prompt.ts'
import type { ReflectionPrompt } from '#domain/journal/reflection/reflect.ts'
import type { Asked, Written } from '#infra/companion/guide-thread.ts'
import { openThread } from '#infra/threads/thread.ts'

export type Guide = (prompt: GuidePrompt) => GuideReply | Promise<GuideReply>
export type Reflect = (prompt: ReflectionPrompt) => string | Promise<string>

const script = new URL('guide-thread.ts', import.meta.url)
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 8 }

const sizeOf = (asked: Asked): number =>
  'prompt' in asked
    ? asked.prompt.turns.reduce((sum, { text }) => sum + text.length, 0)
    : asked.reflection.entry.content.length

/** The guide on a thread of its own. Whoever waited for one that ended is answered without. */
export function openGuideAside(): { guide: Guide; reflect: Reflect } & AsyncDisposable {
  const thread = openThread<Asked, Written>(script, { sizeOf, resourceLimits })
  const ask = <W extends Written>(asked: Asked): Promise<W | null> =>
    (thread.ask(asked) as Promise<W>).catch(() => null)

  return {
    async guide(prompt) {
      const reply = await ask<GuideReply>({ prompt })
      if (reply !== null) return reply
      // Loaded only then: it takes some 50 MB in each thread.
      const { guide } = await import('#domain/chat/guide/guide.ts')
      return guide(prompt)
    },
    async reflect(reflection) {
      const words = await ask<string>({ reflection })
      if (words !== null) return words
      const { reflect } = await import('#domain/journal/reflection/reflect.ts')
      return reflect(reflection)
    },
    [Symbol.asyncDispose]: () => thread[Symbol.asyncDispose](),
  }
}
