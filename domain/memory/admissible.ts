import { limits } from '#domain/limits.ts'
import { identifies } from '#domain/memory/identifies.ts'
import { breachesIn } from '#domain/safety/replies/breaches-in.ts'
import { screen } from '#domain/safety/screen.ts'

/** Words that are to steer whoever reads them later. */
const steers =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:rules?|instructions?|prompts?|guidelines?|limits?)\b|\b(?:rules?|instructions?|guidelines?|limits?|restrictions?)\b.{0,30}\b(?:appl(?:y|ies)|binding|off|lifted)\b|\bsystem\s*(?:prompt|message|:)|\byou (?:are|must) now\b|\bfrom now on,? (?:you|always|never)\b|\b(?:developer|admin|root) mode\b|<\/?[a-z_|]+>|\[\/?INST\]|\[\s*exercise|[{}]/i
/** The same in other languages, where a line that speaks of rules or instructions is not worth telling apart. */
const steersElsewhere =
  /(?<!\p{L})(?:reglas|instrucciones|regeln|anweisung|anleitung|vorschriften|règles|consignes|regras|instruções|regole|istruzioni|regels|instructies|zasad|reguł|instrukcj|kurallar|talimat)|नियम|निर्देश|القواعد|قواعد|التعليمات|تعليمات|規則|ルール|指示/iu

/** Asks for what feeds doubt: that something is said each time, for certainty, or to be told that all is well. */
const asksReassurance =
  /\b(?:always|every time|each time|whenever|as often as)\b.{0,40}\b(?:sa(?:y|id)|tell|told|confirm\w*|promis\w*|answer\w*|assure\w*|hear)\b|\b(?:sa(?:y|id)|tell|told|confirm\w*|promis\w*|answer\w*|assure\w*|hear)\b.{0,40}\b(?:always|every time|each time|whenever|as often as)\b|\breassur|\bcertain(?:ty)?\b|\bfor sure\b|\bguarantee|\b(?:tell|told|hear|say|confirm|promise|assure)\b.{0,50}\b(?:is|are) (?:fine|safe|off|locked|clean|ok(?:ay)?|healthy|normal|not ill|all right)\b|\banswer (?:yes|no)\b|\bconfess|(?<!\p{L})(?:versicher|bestätig|gewissheit|asegur|certeza|rassur|certitude|confirm|garanti|rassicur|certezz|gerust|zekerheid|zapewni|pewno[śs]|potwierdz|kesin|emin ol|onayla)|आश्वास|यक़ीन|यकीन|طمأن|يطمئن|تأكيد|يؤكد|安心させ|保証|大丈夫と/iu

/** Words of danger, in the languages of the floor: what is told of somebody else’s the floor leaves alone. */
const danger =
  /suicid|suizid|suicíd|selbstmord|umbringen|selbstverletz|zelfmoord|zelfbeschad|samobój|okalecz|intihar|autolesi|automutil|overdos|überdosis|sobredosis|\bkill|\bmurder|\brape|\babus|\bself.?harm|\bcut(?:s|ting)? (?:them|him|her|my)sel|\bend(?:ing|s)? (?:their|his|her|my|it)\b|\bdie[sd]?\b|\bdying\b|\bdea(?:d|th)\b|\bguns?\b|\bweapon|\bambulance|\bhospital|\bemergency|\ba\s?&\s?e\b|\bno(?: longer)?\b.{0,20}\bpoint in\b|\bgoing on\b|\bgive up\b|\bcutting\b|\bburning (?:them|him|her|my)sel|\btook (?:them all|all of them)\b|\b(?:tablets|pills)\b|\btouched\b.{0,20}\b(?:child|boy|girl|kid)|\bchecks? (?:their|her|his|my) phone\b|\b(?:let|lets) (?:them|her|him|me) (?:out|leave|go)\b|\bmolest|\bassault|\b(?:hits?|beats?|hurts?) (?:them|him|her|me)\b|\bmatar(?:se|me)|\bmorir|\bsterben|\bmourir|\bse tuer|\bmorire|\bmorrer|\bumrze|\bölmek|انتحار|أموت|يموت|قتل|आत्महत्या|खुदकुशी|मरना|मारता|khudkushi|marna\b/iu

/** What a person would have said of themselves, as those who hear a crisis know it. */
export const asFirstPerson = (text: string): string =>
  text
    .replace(/\b(?:they|he|she|the person)\b/gi, 'I')
    .replace(/\b(?:their|his)\b/gi, 'my')
    .replace(/\b(?:them|him)sel(?:f|ves)\b|\bherself\b/gi, 'myself')
    .replace(/\b(?:them|him)\b/gi, 'me')
    .replace(/\bI (?:are|were)\b/g, (said) => (said.endsWith('were') ? 'I was' : 'I am'))
    .replace(/\bI has\b/g, 'I have')

/** Nothing of danger, nothing that Leeward would not say, and nobody whom it tells apart. */
function isFit(words: string, names: readonly string[]): boolean {
  // Nobody sees these: they would part a word.
  const text = words.replace(/\p{Cf}/gu, '')
  return (
    screen(text).tier === 'none' &&
    screen(asFirstPerson(text)).tier === 'none' &&
    ![danger, steers, steersElsewhere, asksReassurance].some((pattern) => pattern.test(text)) &&
    breachesIn(text).length === 0 &&
    !identifies(text, names)
  )
}

/** On one line, without signs that nobody sees but those that join letters. */
const plainly = (text: string): string =>
  text
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

/** A line that a model may propose, or be told; null where it may not. */
export function admissibleLine(text: string, names: readonly string[] = []): string | null {
  const line = plainly(text)
  return line !== '' && line.length <= limits.rememberedLine && isFit(line, names) ? line : null
}

const sentenceEnd = /(?<=[.!?…。！？।؟])\s*(?=\S)/u

/** Each for itself. */
export const sentencesOf = (text: string): string[] =>
  text.split(sentenceEnd).filter((sentence) => sentence !== '')

/** What may stay of a summary, sentence by sentence; null where nothing may. */
export function admissibleSummary(text: string, names: readonly string[] = []): string | null {
  let left = limits.rememberedSummary
  const kept = sentencesOf(plainly(text).slice(0, 4 * left))
    .filter((sentence) => isFit(sentence, names))
    .filter((sentence) => (left -= sentence.length + 1) >= 0)
  return kept.length > 0 ? kept.join(' ') : null
}
