import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** Somebody says that they were taken wrongly: what it is instead, and what it is not, in their words where they say it. */
export type Correction = {
  kind: 'wrong' | 'unread'
  instead: string | null
  denied: string | null
  /** Said outright; else only what is denied tells whether it was what the guide had understood. */
  isPlain: boolean
  /** What they went on to say after it: it may be about the same. */
  isRest?: boolean
}

const longest = 40
const longestReproach = 14
const lead = '(?:(?:no+|nope|nah|um+|actually|sorry|wait|well|but|hey|hang on|ok(?:ay)?)[,. ]+)*'

const unread =
  /\b(did|have|do|are) you (even |actually |really )?(read|listen\w*|hear\w*|reading)\b|\byou('re| are| do| did|don't|didn't| aren't)? ?(not |never |even |n't )*(listen(ing)?|read(ing)?)\b( to)?( me| that| it| what i| anything| a word| my)?[^?]{0,20}$|^(please |just |then )*read (it|that|what i (said|wrote)|my message)( again)?\b|^i (just |already )?(said (it|that|my|this|already)|told you)\b|^as i (just )?said\b|\b(you're|youre|you are|your) not (really |actually |even )?(listening|hearing|reading)\b|\bi (just|already|literally) (told|said) (you|it|that|this)\b/
const wrong = new RegExp(
  `^${lead}(?:that's|that is|thats|this is|this isn't|that isn't|it's|that was) ?(?:not |n't )?(?:at all |really |even )?(?:it|right|wrong|what i (?:meant|mean|said|wrote|asked|was saying|am saying)|what (?:this|it)(?:'s| is) about|how i (?:meant|mean) (?:it|that)|the (?:point|problem|issue|thing))\\b`,
)
const wrongly =
  /\byou('ve| have)? (got|get|have|took|take|understood|heard|read) (me|it|that|this) (all |completely |totally )?wrong\b|^(no,? |you )?got (me|it) wrong\b|\bmisunderst\w+|\bnot what i (meant|mean|said|wrote|asked|am saying|was saying)\b|^(no|nope|nah),? ?(it's |it is )?(not|nothing) like that\b|^(no,? )?wrong\b|\b(that |this )?has nothing to do with\b|\bi (didn't|did not|never) (say|said|mean) (that|this|it)\b|\bthat wasn't (what|it)\b|^(no,? )?i'm talking about\b|^(no,? )?i meant\b|^no,? i mean\b/
const asks = /^(what|how|why|which|when|where|who|should|can|do)\b/
const itIsIt = /^(that's|that is) (it|right)\b/

const denied = [
  /\b(?:(?:it's|it is|this is|that's) not|it isn't|this isn't|not) (?:really |so much |just |actually )?about (?<denied>.{2,60}?)(?:[,;.-]+| but| rather)? ?\b(?:it's|it is|but|rather|more|i mean|this is)(?: (?:about|that|really|more|actually))* (?<instead>.+)$/,
  /\b(?:i'm|i am) not (?:really |so much |just |actually )?(?<denied>sad|angry|anxious|scared|afraid|depressed|lonely|worried|ashamed|panicking|stressed|ill|sick|grieving|tired|low|down|in danger|upset)\b[,;.]? ?(?:but )?(?:i'm|i am|just|more)(?: (?:just|more|really))* (?<instead>.+)$/,
  /^(?:(?:no+|nope|nah)[,. ]+)?not (?:really |so |even |actually )?(?<denied>sad|angry|anxious|scared|afraid|depressed|lonely|worried|ashamed|stressed|upset|low)[,;.]* ?(?:but )?(?:just|only|more|really) (?<instead>.+)$/,
  /^(?:no+|nope|nah)[,. ]+(?:it's |it is |i'm |this is |that's )?not (?:really |a |an )?(?<denied>panic\w*|ocd|grief|anxiety|depression|anger|abuse|sleep|fear|worry)\b[,;. ]*(?:(?:just|but|it's|more|i'm) )*(?<instead>.*)$/,
  /\b(?:it's|it is) (?:about )?(?<instead>.{2,60}?)[,;]? not (?:about )?(?<denied>[^,.]{2,40})$/,
]
const instead = [
  /^(?:no,? )?i'm talking about (?<instead>.+)$/,
  /\b(?:i mean|i meant)(?: that| it's| it is)? (?<instead>(?!it\b|that\b|at all\b).+)$/,
  /^(?:no+|nope|nah)[,. ]+(?:it's|it is|it was)(?: more)? (?:about )?(?<instead>(?!not\b|fine|ok|nothing).+)$/,
  /\b(?:that's|that is) not it[,;. ]+(?<instead>.{4,})$/,
  /\bwrong[,;. ]+(?:it's|it is|i'm|i) (?<instead>.{4,})$/,
]

const group = (patterns: readonly RegExp[], words: string): Record<string, string> | null =>
  patterns.map((pattern) => pattern.exec(words)?.groups).find((found) => found !== undefined) ?? null

/** Null where nothing is corrected. */
export function correctionIn(text: string): Correction | null {
  const words = plain(text.slice(0, 1_000))
  if (wordCount(words) > longest || itIsIt.test(words)) return null
  const not = group(denied, words)
  const isSaid = /\b(not|wrong|isn't)\b/.test(wrong.exec(words)?.[0] ?? '') || wrongly.test(words)
  const found = not ?? (isSaid || /^(no+|nope|nah)\b/.test(words) ? group(instead, words) : null)
  // “No, I mean what words” asks once more.
  const more = found && asks.test(found['instead'] ?? '') ? null : found
  if (found && more === null) return null
  const isPlain = isSaid || /^(no+|nope|nah)\b/.test(words)
  if (more)
    return { kind: 'wrong', instead: more['instead'] || null, denied: more['denied'] ?? null, isPlain }
  if (isSaid) {
    const rest = restOf(words)
    return { kind: 'wrong', instead: rest, denied: null, isPlain, ...(rest !== null && { isRest: true }) }
  }
  return unread.test(words) && wordCount(words) <= longestReproach
    ? { kind: 'unread', instead: toldAgain(words), denied: null, isPlain: true }
    : null
}

const fewestOfRest = 4

/** What is said after "that is not what I meant". */
function restOf(words: string): string | null {
  const rest = words
    .replace(wrong, ' ')
    .replace(wrongly, ' ')
    .replace(/^[\s,.;:!-]+(?:(?:no+|nope|i meant?|but|and|so)[,. ]+)*/, '')
    .trim()
  return wordCount(rest) >= fewestOfRest && !asks.test(rest) ? rest : null
}

/** "I told you it's about my mum". */
const toldAgain = (words: string): string | null =>
  /^(?:i (?:just )?(?:said|told you)|as i (?:just )?said)(?: that| it's about| it is about|,)* (?<again>.{6,})$/.exec(
    words,
  )?.groups?.['again'] ?? null

const nearly: Partial<Record<NeedId, RegExp>> = {
  'health-fear':
    /\b(health|check\w*|photos?|moles?|lumps?|googl\w+|body|symptoms?|ill(ness)?|sick|heart|doctors?|cancer)\b/,
  'worry-loop': /\b(worr\w+|money|future|anxious|thoughts?)\b/,
  flashback: /\b(trauma|memor\w+|past|flashbacks?)\b/,
  dissociation: /\b(unreal|far away|spac\w+)\b/,
  sleep: /\b(sleep\w*|tired|nights?|dreams?)\b/,
  'low-mood': /\b(sad|low|depress\w+|down|unhappy|mood)\b/,
  grief: /\b(grie\w+|loss|died|dead|death|missing)\b/,
  shame: /\b(shame|ashamed|embarrass\w+|guilt\w*|people|staring|stupid|mistake)\b/,
  'social-anxiety': /\b(people|shy|staring|crowds?|others|talking)\b/,
  overload: /\b(work|busy|stress\w*|too much|overwhelm\w*|tired)\b/,
  loneliness: /\b(alone|lonely|friends?)\b/,
  conflict: /\b(angry|anger|fight\w*|argu\w+|row|upset)\b/,
  'someone-else': /\b(him|her|them|he|she|brother|sister|mum|mom|dad|friend|someone)\b/,
  eating: /\b(food|eat\w*|weight|body)\b/,
  substance: /\b(drink\w*|drugs?|alcohol)\b/,
  'violence-at-home': /\b(violen\w+|hit\w*|abus\w+|danger|safe\w*|scared|afraid)\b/,
  'panic-now': /\b(panic\w*|breath\w*|scared|anxious)\b/,
  'good-moment': /\b(good|happy)\b/,
}

/** What is denied is what the guide had understood. */
export const isOf = (need: NeedId, words: string): boolean => {
  const sign = need.startsWith('ocd-')
    ? /\b(ocd|thoughts?|check\w*|wash\w*|germs?|doubts?|love)\b/
    : nearly[need]
  return sign?.test(words) ?? false
}
