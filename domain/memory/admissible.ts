import { limits } from '#domain/limits.ts'
import { identifies } from '#domain/memory/identifies.ts'
import { breachesIn } from '#domain/safety/replies/breaches-in.ts'
import { screen } from '#domain/safety/screen.ts'

/** Words that are to steer whoever reads them later. */
const steers =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:rules?|instructions?|prompts?|guidelines?)\b|\bsystem\s*(?:prompt|message|:)|\byou (?:are|must) now\b|\bfrom now on,? (?:you|always|never)\b|\b(?:developer|admin|root) mode\b|<\/?[a-z_|]+>|\[\/?INST\]/i

/** Words of danger, in the languages of the floor: what is told of somebody else’s the floor leaves alone. */
const danger =
  /suicid|suizid|suicíd|selbstmord|umbringen|selbstverletz|zelfmoord|zelfbeschad|samobój|okalecz|intihar|autolesi|automutil|overdos|überdosis|sobredosis|\bkill|\bmurder|\brape|\babus|\bself.?harm|\bcut(?:s|ting)? (?:them|him|her|my)sel|\bend(?:ing|s)? (?:their|his|her|my|it)\b|\bdie[sd]?\b|\bdying\b|\bdea(?:d|th)\b|\bguns?\b|\bweapon|\b(?:hits?|beats?|hurts?) (?:them|him|her|me)\b|\bmatar(?:se|me)|\bmorir|\bsterben|\bmourir|\bse tuer|\bmorire|\bmorrer|\bumrze|\bölmek|انتحار|أموت|يموت|قتل|आत्महत्या|खुदकुशी|मरना|मारता|khudkushi|marna\b/iu

const asFirstPerson = (text: string): string =>
  text
    .replace(/\b(?:they|he|she|the person)\b/gi, 'I')
    .replace(/\b(?:their|his)\b/gi, 'my')
    .replace(/\b(?:them|him)sel(?:f|ves)\b|\bherself\b/gi, 'myself')
    .replace(/\b(?:them|him)\b/gi, 'me')

/** Nothing of danger, nothing that Leeward would not say, and nobody whom it tells apart. */
const isFit = (text: string, names: readonly string[]): boolean =>
  screen(text).tier === 'none' &&
  screen(asFirstPerson(text)).tier === 'none' &&
  !danger.test(text) &&
  breachesIn(text).length === 0 &&
  !identifies(text, names) &&
  !steers.test(text)

/** A line that a model may propose, or be told; null where it may not. */
export function admissibleLine(text: string, names: readonly string[] = []): string | null {
  const line = text.replace(/\s+/g, ' ').trim()
  return line !== '' && line.length <= limits.rememberedLine && isFit(line, names) ? line : null
}

const sentenceEnd = /(?<=[.!?…。！？।؟])\s*(?=\S)/u

/** What may stay of a summary, sentence by sentence; null where nothing may. */
export function admissibleSummary(text: string, names: readonly string[] = []): string | null {
  let left = limits.rememberedSummary
  const kept = text
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 4 * left)
    .split(sentenceEnd)
    .filter((sentence) => sentence !== '' && isFit(sentence, names))
    .filter((sentence) => (left -= sentence.length + 1) >= 0)
  return kept.length > 0 ? kept.join(' ') : null
}
