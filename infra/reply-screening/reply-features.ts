import type { Breach } from '#domain/safety/replies/breaches.ts'
import { conceptsOf, ends, other } from '#infra/reply-screening/concepts-of.ts'
import { type Features, places } from '#infra/screening/features.ts'
import { wordsOf } from '#infra/understanding/word-head.ts'

/** So many words on, two concepts may still belong together. */
const widest = 5

function place(feature: string): number {
  let hash = 2166136261
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 12)) >>> 0) % places
}

/** Concepts, pairs of them in a sentence, and each beside each of what was asked. */
function* conceptFeatures(said: readonly string[], asked: readonly string[]): Generator<string> {
  const topics = new Set(asked.filter((concept) => concept !== other && !ends.has(concept)))
  for (const topic of topics) yield `asked ${topic}`
  for (const [at, concept] of said.entries()) {
    if (concept === other) continue
    yield concept
    if (ends.has(concept)) continue
    for (const topic of topics) yield `asked ${topic} ${concept}`
    for (const [ahead, next] of said.slice(at + 1, at + 1 + widest).entries()) {
      if (next !== other) yield `${concept} … ${next}`
      if (next !== other && ahead === 0) yield `${concept} ${next}`
      if (ends.has(next)) break
    }
  }
}

export type Window = {
  text: string
  /** What the person said last. */
  asked: string
  /** What patterns find in it: one sign among others. */
  broken: readonly Breach[]
}

/** What a window of a reply says, beside what was asked: words, letters, concepts and patterns, each with a voice of its own. */
export function replyFeatures({ text, asked, broken }: Window, isInEnglish: boolean): Features {
  const of = new Set(
    [...conceptFeatures(conceptsOf(text, isInEnglish), conceptsOf(asked, isInEnglish))].map(place),
  )
  return [
    ...wordsOf(text),
    { of: Uint32Array.from(of), loudness: 1 / Math.sqrt(Math.max(40, of.size)) },
    { of: Uint32Array.from(new Set(broken.map((breach) => place(`pattern ${breach}`)))), loudness: 1 },
  ]
}
