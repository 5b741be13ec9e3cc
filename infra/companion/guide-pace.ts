import type { GuideReply } from '#domain/chat/guide/guide-prompt.ts'
import { isCrisis } from '#domain/safety/tier.ts'
import type { Prompt } from '#infra/companion/companion.ts'

/** Until the first words, counted from sending; nobody believes that they were read sooner. */
const firstMs = 700
/** Between two phrases, and at most for all of them: whoever waits long enough reads elsewhere. */
const betweenMs = 220
const allMs = 2_400

/** Up to a mark that ends or parts a sentence; the space stays with the words before it. */
const phrase = /[^,.;:!?…]*[,.;:!?…]+[”’")]*\s*|[^,.;:!?…]+$/g

const steadyFirst: ReadonlySet<string> = new Set([
  'panic-now',
  'flashback',
  'dissociation',
  'violence-at-home',
  'crisis',
])
const helpNow = /\bhelp\b.{0,24}\b(now|please|quick\w*)\b|\b(now|please|quick\w*)\b.{0,24}\bhelp\b/i

/** In a crisis, and where help is wanted now, nobody is kept waiting for the sake of manners. */
export const isAtOnce = (
  { tier, heardTier = tier, turns }: Pick<Prompt, 'tier' | 'heardTier' | 'turns'>,
  { understood, guide }: Pick<GuideReply, 'understood' | 'guide'>,
): boolean =>
  isCrisis(tier) ||
  isCrisis(heardTier) ||
  understood.act === 'human-please' ||
  steadyFirst.has(guide.need) ||
  helpNow.test(turns.findLast(({ role }) => role === 'user')?.text ?? '')

/** A reply in phrases, each with how long it is waited for: as somebody speaks who has listened. */
export function phrasesOf(text: string, waitedMs: number): { text: string; afterMs: number }[] {
  const phrases = text.match(phrase) ?? []
  const between = Math.min(betweenMs, allMs / Math.max(1, phrases.length - 1))
  return phrases.map((words, index) => ({
    text: words,
    afterMs: index === 0 ? Math.max(0, firstMs - waitedMs) : between,
  }))
}
