import { untouchable } from '#domain/chat/guide/hear/details.ts'
import { wordCount } from '#domain/chat/guide/hear/plain.ts'
import { spelt } from '#domain/chat/guide/hear/things/spelt.ts'

/** What somebody says that it is not (“not about weight”, “no shakes”), and what they tell besides. */
export type NotThat = {
  words: string
  rest: string
  /** They say it a second time: it had been read past. */
  isAgain: boolean
}

const lead = '^(?:(?:no+|nope|nah|well|but|and|so|wait|hey|lol|um+|what)[,.!? ]+)*'
const denials: readonly RegExp[] = [
  new RegExp(
    `${lead}(?:it's |it is |it isn't |that's )?not (?<not>that (?:i'm|i am|he's|she's|it's|they're) [^,.;!?]{2,30}?)(?=$|[,.;!?]| (?:but|it's|i just|just)\\b)`,
  ),
  new RegExp(
    `${lead}(?:it's|it is|this is|that's|it isn't|it wasn't|it was|i'm|i am|i was|he's|she's|they're)(?: not|(?<=n't))(?: really| actually| even| exactly| so much| just)* (?<not>[^,.;!?]{2,40}?)(?=$|[,.;!?]| (?:but|it's|i'm|i am|i just|they just|more|just|because|anyway)\\b)`,
  ),
  new RegExp(
    `${lead}not(?: really| actually| even| exactly)* (?<not>[^,.;!?]{2,40}?)(?=$|[,.;!?]| (?:but|it's|i'm|just)\\b)`,
  ),
]
/** No thing that could be denied, or one that is not said back. */
const unfit =
  /\b(?:sure|know|fair|ok|okay|fine|good|well|better|like that|right|it|that|this|what|how|yet|going|gonna|here|there|alone|able|ready|working|helping|safe|suicid\w*|dying|hurt\w*|kill\w*|stupid|fat|worth\w*|possible|easy|much|enough|now|today|the (?:point|problem|same)|true|allowed|been|eaten|slept|a clue|i|bad|as|so|too|your?|you|u|having|doing|getting|interested|bothered|up|in|at|done|happy|coming|anymore|any more|because|if|when|until|only|me|sleeping|eating|talking|speaking|nice|normal|mine|long|many)\b/
const mostWords = 5

const none: readonly RegExp[] = [
  /^(?:i |but i )?(?:just |already |literally )*said (?<no>no|not) (?<not>[a-z' ]{2,30}?)(?=$|[,.;!?])/,
  /^(?:(?:no|nope|nah)[,. ]+)?(?<no>no) (?<not>[a-z']+(?: [a-z']+)?)(?: or anything| or something| anywhere| at all)\b/,
]

const turned = (words: string): string =>
  words
    .replace(/^that (i'm|i am)\b/, 'that you’re')
    .replace(/^that (he|she|it|they)('s|'re| is| are| was) /, 'that $1$2 ')
    .replace(/\bmy\b/g, 'your')
    .replace(/ (?:exactly|really|at all|either|though|tho|anyway|then)$/, '')
    .replaceAll("'", '’')

const isUnfit = (words: string): boolean =>
  wordCount(words) > mostWords ||
  unfit.test(words.replace(/^that (?:you|he|she|it|they)(?:’re|’s)? /, '')) ||
  untouchable.test(words)

export function notThatIn(text: string): NotThat | null {
  const words = spelt(text.slice(0, 300))
  if (wordCount(words) > 30) return null
  for (const denial of [...none, ...denials]) {
    const found = denial.exec(words)
    const not = turned(found?.groups?.['not']?.trim() ?? '')
    if (found === null || not === '') continue
    if (isUnfit(not)) return null
    const rest = words
      .slice(found.index + found[0].length)
      .replace(/^[\s,.;!?-]+(?:(?:but|and|just|it's more|more)\b[, ]*)?/, '')
      .trim()
    return { words: `${found.groups?.['no'] ?? 'not'} ${not}`, rest, isAgain: denial === none[0] }
  }
  return null
}
