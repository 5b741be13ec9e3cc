import { untouchable } from '#domain/chat/guide/hear/details.ts'
import { wordCount } from '#domain/chat/guide/hear/plain.ts'
import { spelt } from '#domain/chat/guide/hear/things/spelt.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'

/** What somebody else did or did not do: said back, it needs little turning. */
const ofOthers =
  /^(?:he|she|they|everyone|everybody|nobody|no one|my (?:mum|mom|dad|brother|sister|son|daughter|husband|wife|partner|boss|manager|friend|mate|nan|boyfriend|girlfriend|parents|kids|ex|flatmates?|landlord|teacher)|mum|dad|the (?:doctor|nurse|boss|school|landlord|bank|kids)) (?:just |even |never |only |then |always |still |all )*(?:didn't|doesn't|don't|did|won't|hasn't|haven't|\w+ed|said|says|went|left|got|gave|took|told|came|made|knew|forgot|sat|stood|thinks?|wants?|keeps?|rings?|has|had|is|was|are|were|can't|couldn't)\b/
const unfit =
  /\b(i|i'm|i've|i'd|you|like|as if|because|if|that|which|who|lol|tbh|idk|kill\w*|die|died|dying|dead|hit\w*|hurt\w*|rap\w+|touch\w*|chok\w+|suicid\w*|stupid|ugly|fat|worthless|useless|pathetic|disgusting|hate\w*|leav\w+|fuck\w*|shit\w*|cunt|bitch|weird|mad|crazy|cheat\w*|dump\w*|sick of)\b|[?"“”@#<>]|\d{4}/
const [fewest, most] = [3, 9]

/** "He didn't even ask": the last such clause, turned to them; null where none is safe to give back. */
export function othersClauseIn(text: string): string | null {
  if (/\?/.test(text)) return null
  const clauses = spelt(text.slice(0, 600))
    .split(/[.!,;\n…]+|\s(?:and|but|so|then)\s/)
    .map((clause) => clause.replace(/^(?:and|but|so|then|well|oh|yeah|no)\s+/, '').trim())
  const found = clauses.findLast(
    (clause) =>
      ofOthers.test(clause) &&
      !unfit.test(clause) &&
      !untouchable.test(clause) &&
      wordCount(clause) >= fewest &&
      wordCount(clause) <= most,
  )
  if (found === undefined) return null
  const own = found
    .replace(/\bmy\b/g, 'your')
    .replace(/\bme\b/g, 'you')
    .replace(/\b(?:myself)\b/g, 'yourself')
    .replace(/\b(?:us|our)\b/g, (word) => (word === 'us' ? 'you' : 'your'))
  const sentence = `${own[0]!.toUpperCase()}${own.slice(1)}.`.replaceAll("'", '’')
  return screenReply(sentence).length === 0 ? sentence : null
}
