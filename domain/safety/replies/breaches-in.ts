import { Floor } from '#domain/safety/floor/of-languages.ts'
import type { Signals } from '#domain/safety/floor/phrase.ts'
import { type Breach, breaches } from '#domain/safety/replies/breaches.ts'
import { replyLanguages } from '#domain/safety/replies/languages.ts'
import { linksIn } from '#domain/safety/replies/links-in.ts'
import { isThinkingAloud } from '#domain/safety/replies/thinking-aloud.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'
import { finish } from '#domain/steps.ts'

let ofAll: Floor | null = null
/** Takes a while to make, so only where a model replies, and once. */
const phrases = (): Floor => (ofAll ??= finish(Floor.of(Object.values(replyLanguages), [])))

/** What phrases say, which promise that breaks, and what takes it back in the same sentence: "I can not say that …". */
const claims: [signal: string, breach: Breach, unless: string | null][] = [
  ...breaches.map((breach): [string, Breach, string | null] => [breach, breach, null]),
  ['stops-help', 'against-help', 'advised-against'],
]
const takenBackBy: Partial<Record<Breach, string>> = {
  reassurance: 'hedged',
  'certainty-about-symptoms': 'hedged',
  absolution: 'hedged',
  diagnosis: 'hedged',
  'promises-confidentiality': 'hedged',
  'agrees-with-unreal': 'as-felt',
  confronting: 'advised-against',
  dose: 'advised-against',
  calories: 'advised-against',
  'ritual-help': 'advised-against',
}

function brokenBy(said: Signals): Breach[] {
  return claims
    .filter(([signal, breach, unless]) => {
      const against = unless ?? takenBackBy[breach]
      return said.has(signal) && !(against && said.has(against))
    })
    .map(([, breach]) => breach)
}

/** What a model must not say, in the languages of the floor: `text`, read with what was said before it. */
export function breachesIn(text: string, before = ''): Breach[] {
  const whole = before + text
  const sentences = phrases().signalsOf(whole)
  const found = new Set<Breach>([...screenReply(whole), ...linksIn(text, before)])
  if (isThinkingAloud(text)) found.add('thinking-aloud')
  for (const said of sentences) for (const breach of brokenBy(said)) found.add(breach)
  return breaches.filter((breach) => found.has(breach))
}
