import { isAskedOf } from '#domain/chat/guide/hear/questions-of-deeds.ts'
import { spelt } from '#domain/chat/guide/hear/things/spelt.ts'

/** How the last thing that was told is built, whatever it is about: enough for a question that fits. */
export type Form =
  | 'good'
  | 'plans'
  | 'ahead'
  | 'cannot'
  | 'misses'
  | 'used-to'
  | 'wishes'
  | 'left-undone'
  | 'said-by-other'
  | 'done-by-other'
  | 'did'
  | 'denies'
  | 'is-so'

const other =
  "(?:he|she|they|mum|mom|mam|dad|nan|gran|people|everyone|(?:my|the|his|her|our|their|one of the|one of) (?:[\\w']+ ){0,2}?[\\w']+)"
const pastOfOthers =
  "(?:\\w+ed|gave|took|made|went|came|left|got|sent|sat|held|put|hung|threw|broke|drank|ate|bought|brought|rang|forgot|knew|won|lost|stood|ran|slept|let|hid|didn't|did|wouldn't|won't|hasn't)"
const pastOfOwn =
  '(?:\\w+ed|went|gave|took|made|came|left|got|sent|sat|held|put|threw|broke|drank|ate|bought|brought|rang|told|said|wrote|did|drove|slept|ran|stood|hid|read|found|let|met|spoke|kept|lost|began|saw|paid|quit|chose)'

const day =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|next (?:week|month|year)|this (?:weekend|evening|afternoon)|in (?:an hour|the morning|\\d+ (?:minutes?|min|hours?|days?|weeks?))'

const adverbs = '(?:just |even |then |also |still |only |finally |actually |always |never |really )*'

/** The first that a sentence bears out. */
const forms: readonly (readonly [Form, RegExp])[] = [
  [
    'good',
    /^(?:i |i've |we |he |she |they |it |it's |that's |the |my |one of them )?.*(?:\b(?:lovely|happy|proud|glad|laugh(?:ed|ing)?|brilliant|amazing|great|relieved|made it|passed|won|was (?:so |really )?(?:nice|kind|sweet)|smil\w+|got the (?:job|place|flat)|yay|chuffed|hugged me)\b|!$)/,
  ],
  [
    'plans',
    new RegExp(
      String.raw`^(?!.*\b(?:not|n't|never|kill|die|hurt|cut|end it)\b)(?:you know what[, ]*|maybe |ok(?:ay)? |fine |think |then )*(?:i'?ll|i will|i'm (?:going|gonna|off|about) |i(?:'m| am) going to|i'm gonna|i might|might |i could (?:try|ask|go|ring|call|start|do|write|tell)|i think i'?ll|i'd like to|(?:heading|going|off) (?:out|home|over|to)|maybe (?:${day}))\b`,
    ),
  ],
  [
    'ahead',
    new RegExp(
      String.raw`^(?!.*\b(?:was|were|had|last|every|went|used|since|told|said|drove|did|made|got|so|week)\b|.*n't\b).*\b(?:${day})\b|\b(?:coming up|is due|due (?:on|in)|starts? (?:on|in)|dreading)\b`,
    ),
  ],
  [
    'cannot',
    /\bi (?:just |really |still |also )*(?:can't|cannot|couldn't|don't know how|don't dare|am not able)\b|\bi'?m not (?:ready|able|sure)\b|^(?:can't|cannot|couldn't)\b/,
  ],
  ['misses', /\bi (?:just |really |still )*miss\b/],
  ['used-to', /\b(?:used to|before (?:the|i|he|she|we|it)|back then|when i was)\b/],
  [
    'wishes',
    /\bi (?:just |really |only |also )*(?:want|wanted|wish|need|hoped?|would like)\b|\bi'd (?:like|love|rather)\b/,
  ],
  [
    'left-undone',
    /\bi (?:still |just |also |even )*(?:haven't|didn't|don't|never|stopped|avoid)\b(?! (?:think|know|remember|care|mind|want|need))|^(?:didn't|haven't)\b/,
  ],
  [
    'said-by-other',
    new RegExp(
      String.raw`^${other} (?:just |then |also |still |only |finally |even |always |actually |really )*(?:said|says|told|tells|asked|asks|called me|calls me|texted|wrote|writes|reckons?|answered|replied|shouted|messaged|apologi[sz]ed)\b`,
    ),
  ],
  ['done-by-other', new RegExp(`^${other} (?:${adverbs})${pastOfOthers}\\b`)],
  [
    'did',
    new RegExp(
      `^(?:(?:i|we) )?(?:${adverbs})(?!scared|tired|bored|worried|married|annoyed|stressed|exhausted|depressed|used|need)${pastOfOwn}\\b|^(?:i've|we've|i have) (?:${adverbs})\\w+(?:ed|en|ne|ld|pt|nt|t)\\b`,
    ),
  ],
  [
    'is-so',
    new RegExp(
      String.raw`^(?:it's|it is|it was|it feels?|this is|that's|there's|there is|there are|there was|i'm|i am|we're|i feel|i have|i've got|i live|i work|i keep|he's|she's|they're|everything|everyone)\b|^${other} (?:${adverbs})(?:is|are|was|were|has|have|isn't|aren't|doesn't|don't|can't|won't|\w{2,}s)\b`,
    ),
  ],
]

const lead =
  /^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|yep|no|nope|nah|um+|like|honestly|actually|because|then|also|oh|anyway|lol|haha|tbh|ugh|weirdly|sometimes)\b[,. …-]*)+/

/** Of these nobody is asked how it was. */
const grave =
  /\b(?:died|dying|dead|death|killed|suicid\w*|funeral|stillborn|miscarr\w+|passed away|lost (?:one|him|her|them|the baby|a baby|our|my)|rape[ds]?|raped|assault\w*|abus\w+|put down)\b/

/** Said to what was supposed. */
const denies =
  /^(?:no+|nope|nah)[,. ]+(?:\w+[,. ]+)?(?:i|i've|he|she|they|we|it|he's|she's|they're|i'm|it's)(?: (?:just|really|even|actually|would|have|has))? ?(?:\w+n't|never|not)\b/

const notAllGood =
  /n't\b|\b(?:not|no|never|but|nothing|nobody|only|without|should|worse|worst|sad|scared|wish|if|would|could|laughed at|used to|cry|cried|crying|horrible|awful|sick|died|dead|hate|lost|alone|stop|why|help|please|stupid|annoying|everyone says|supposed|nearly)\b/

/** The form of the last sentence that has one; null where something is asked, or nothing can be told. */
export function formIn(text: string): Form | null {
  if (grave.test(spelt(text))) return null
  const sentences = spelt(text.slice(0, 600))
    .split(/(?<=[!?])\s+|[.;\n…]+\s*|,\s+(?=(?:and|but|then|so|it's|he|she|they|i|i'm|my)\b)/)
    .map((sentence) => sentence.replace(lead, '').trim())
    .filter((sentence) => sentence !== '' && !sentence.endsWith('?') && !isAskedOf.test(sentence))
  const isMixed = notAllGood.test(spelt(text))
  for (const [at, sentence] of [...sentences.entries()].toReversed()) {
    if (at === 0 && denies.test(spelt(text))) return 'denies'
    const found = forms.find(([form, sign]) => !(form === 'good' && isMixed) && sign.test(sentence))
    if (found) return found[0]
  }
  return null
}
