import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

type Heard = {
  /** The sentence that is read. */
  words: string
  /** All of the message. */
  whole: string
  /** The messages before it. */
  told: string
  at: NeedId | null
}
type Sign = (heard: Heard) => boolean

const has =
  (pattern: RegExp): Sign =>
  ({ words }) =>
    pattern.test(words)
/** The matter is in this message, or in what was told before it. */
const about =
  (matter: RegExp, pattern: RegExp): Sign =>
  ({ words, told, whole }) =>
    pattern.test(words) && matter.test(`${told} ${whole}`)
const when =
  (at: (need: NeedId | null) => boolean, pattern: RegExp): Sign =>
  (heard) =>
    at(heard.at) && pattern.test(heard.words)

const isDoubt = (need: NeedId | null): boolean => need?.startsWith('ocd-') === true
const isOfThoughts = (need: NeedId | null): boolean => need === 'ocd-harm' || need === 'ocd-taboo'
const baby =
  /\b(baby|newborn|gave birth|landing|\d+ (weeks|months)( old)?|cot|(im|i'm) a new (mum|mom|mother))\b/
const dementia = /\b(dementia|alzheimer\w*)\b/
const parted =
  /\b(she|he) (left|told me not|said please|blocked|asked me not)\b|\b(my ex|broke up|split|dumped|last seen|last online)\b/

const others =
  /\b(does|do|did|can|could|would) (it|this|that|other|others|anyone|anybody|people|many|lots of)\b.{0,24}\b(happen|get|have|feel|think|go through|do)\b.{0,24}\b(this|it|others?|to (other|others|people|many|everyone)\b.{0,12}|too|like (this|that|me))$|\b(so )?(are )?(there'?s|there are|is there) (other|others|anyone|anybody|more)( \w+)? (who|that|like)\b|\bam i (the only|alone (in|with))\b|\b(if|that) (i'm|im|i am) the only one\b|\bdoes (it|this|that) happen to (other|others|anyone)\b/

/** Plain questions of a day, each with a short answer of its own. The first that is heard wins. */
const questions: readonly (readonly [string, Sign])[] = [
  [
    'silent-call',
    has(
      /\bsilent (call|999|911|112)\b|\b(call|ring|dial|phone) (999|911|112)\b.{0,20}\b(not|don't|can't|without)( \w+)? (talk|speak|say)|\bdo i press (something|a button|a key)\b/,
    ),
  ],
  [
    'child-line-private',
    has(
      /\b(childline|child line|kids help\w*|the (help ?)?line|they|kooth)\b.{0,16}\b(tell|ring|call|contact|inform|let)\b.{0,12}\b(mum|mom|mam|dad|parents?|school|know)\b/,
    ),
  ],
  [
    'line-knows-me',
    has(
      /\b(do|will|can|would) (they|childline|samaritans|the line|it)( even)? (know|see|find out|trace|show|have)\b.{0,16}\b(who i am|my (name|number|address)|where i (am|live))\b|\bdo i have to (give|say|tell)( them)? my name\b/,
    ),
  ],
  [
    'others-mother',
    ({ words, whole, told, at }) =>
      others.test(words) &&
      (/\b(mums?|moms?|mothers|parents|dads)\b/.test(words) || baby.test(`${told} ${whole}`)) &&
      (isOfThoughts(at) ||
        /\b(picture|thoughts?|images?|drop\w*|horrible things)\b/.test(`${told} ${whole}`)),
  ],
  ['others-thoughts', when(isDoubt, others)],
  [
    'others-general',
    ({ words, at }) => others.test(words) && at !== 'health-fear' && at !== 'certain-beliefs',
  ],
  [
    'bed-or-up',
    has(
      /\b(get up|out of bed|up) or (just )?(lie|stay|rest|in bed|keep)\b|\b(lie|stay|in bed|stay in bed|rest)( here| there| in bed)? or (get up|out|up|get out)\b|\bshould i (just )?(get up|stay in bed|lie here)\b/,
    ),
  ],
  [
    'revise-or-sleep',
    has(
      /\b(stay up|revis\w+|study\w*|cram\w*|all.?nighter|learn\w*)( \w+){0,3} or (go to )?(sleep|bed|rest)\b|\b(sleep|bed) or (stay up|revis\w+|study|cram)\b|\bshould i (pull an all.?nighter|stay up (and |to )?(revise|study|cram))\b/,
    ),
  ],
  [
    'start-form',
    about(
      /\b(forms?|pip|benefits?|application|universal credit|disability|tax return|paperwork|council|questionnaire)\b/,
      /\b(how|where) (do|can|should|am) i( even| meant to| supposed to)? (start|begin|do it|fill|write)\b/,
    ),
  ],
  [
    'resign-words',
    about(
      /\b(resign\w*|hand\w* in my notice|leav\w+ (the|my) (job|company|work)|quit\w*|(my|the) notice)\b/,
      /\b(what|how) (would|do|should|can|could|to) (you|i)?( even)? ?(say|tell|put|word)\b|\bhow to (say|tell)\b|\bdon't know (how|what) to (say|tell)\b/,
    ),
  ],
  [
    'tell-lost-job',
    about(
      /\b(lost my job|redundan\w+|sacked|laid off|pretend to (go|be)|fired)\b/,
      /\b(how|what) (do|can|should|would|could) i (even )?(tell|say)\b|\bi could tell (her|him|them)\b.*\bcan't\b|\bi can't tell (her|him|them|my \w+)$/,
    ),
  ],
  [
    'line-is-fine',
    ({ words, whole }) =>
      /\b(is (that|this|it) (ok(ay)?|alright|all right|fine|good|enough|too much)|(does|will) (that|this|it) (sound|do|work)( ok(ay)?| alright)?)$/.test(
        words,
      ) && /['"“‘][^'"”’]{12,}['"”’]/.test(whole),
  ],
  [
    'ask-someone-out',
    about(
      /\b(lunch|coffee|a drink|the pub|invite|ask (him|her|them|someone)( \w+)?( out)?|could ask)\b/,
      /\bwhat (would|do|could|should|can) i( even)? (say|write|text|ask)\b/,
    ),
  ],
  [
    'dementia-asks',
    about(
      dementia,
      /\bwhat (do|should|can|could) i (say|tell|answer)\b|\bhow (do|should|can) i answer\b|\bdo i tell (her|him)\b/,
    ),
  ],
  [
    'dementia-lie',
    about(
      dementia,
      /\b(do|should|can|must) i (just )?(lie|pretend|go along|play along)\b|\bis it (wrong|ok|bad) to (lie|pretend)\b/,
    ),
  ],
  [
    'write-line',
    about(
      /\b(sorry|ashamed|embarrass\w*|cried|drunk|made a (complete |total )?(fool|tit|idiot|prat)|works? (do|party)|she was kind|shouted|snapped)\b/,
      /\b(help me|can (you|u) help me|could you)( to)? (write|word|say|put)\b|\bwhat do i( even)? (say|write) to (her|him|them|my (manager|boss|colleagues?))\b|\bwrite (like )?(two|a couple of|some|one|a few|me a) (lines?|words|sentences?)\b/,
    ),
  ],
  [
    'work-in-order',
    has(
      /\bhelp me\b.{0,24}\b(in order|plan (it|this|my|the)|sort (it|this|my|the)|prioriti\w+|deck|slides|presentation|report|essay|to.?do list)\b|\bin what order\b|\bhow do i prioriti\w+\b/,
    ),
  ],
  [
    'tooth-swollen',
    ({ whole, told }) =>
      /\b(tooth|toothache|teeth|gum|jaw)\b/.test(`${told} ${whole}`) &&
      /\b(swollen|swelling|temperature|fever|a ?(&|and) ?e|dentist|dangerous|or wait)\b/.test(whole) &&
      /\b(tooth|toothache|gum|cheek|face|swollen|swelling|temperature|fever|a ?(&|and) ?e|monday)\b/.test(
        whole,
      ),
  ],
  [
    'heart-or-panic',
    when(
      (need) => need === 'panic-now',
      /\b(is|could|can|was) (it|this|that) (be )?(really )?(a |my )?(heart( attack)?|stroke|panic)\b/,
    ),
  ],
  [
    'after-a-panic',
    ({ words, at, told }) =>
      (at === 'panic-now' || /\bpanic|can'?t breathe|heart (going|racing)\b/.test(told)) &&
      /\bwhat (to|do i|should i|can i|do you|now)( \w+){0,2}( after(wards)?| now)$|\bwhat to do after\b/.test(
        words,
      ),
  ],
  [
    'next-minutes-eating',
    when(
      (need) => need === 'eating',
      /\bwhat (do|can|should) i( even)? do\b.{0,20}\b(now|next|minutes?|mins|half|hour|instead|until|til|tonight|with)\b|\bhow (do|can) i (not|stop myself|get through)\b|\bnext (\d+|half|few|twenty|ten) ?(mins?|minutes|hour|an hour)?\b.*\?*$|^say something$|\b(i'?ll|i will|going to|gonna|want to|wanna|about to|might)( just| go( and)?)* (be sick|throw up|make myself sick|purge|get rid of it|vomit)\b/,
    ),
  ],
  [
    'hand-busy',
    ({ words, at }) =>
      (isDoubt(at) || at === 'health-fear' || at === 'eating') &&
      /\bwhat (do|can|should) i do with (my|the) (hands?|fingers)\b/.test(words),
  ],
  [
    'next-minutes',
    has(
      /\bwhat (do|can|should) i( even)? do (with|in|for|until|til|during)\b.{0,16}\b(next|minutes?|mins|half.?hour|hour|evening|night|morning)\b/,
    ),
  ],
  [
    'go-with-thoughts',
    when(
      isOfThoughts,
      /^(so |and |but |ok |should i |do i |can i |shall i )+(just |still |really )?(go|visit|see|hold|pick|carry|bath|look after|babysit|be (with|near|around))\b|\b(should|can|do|shall) i (still |just )?(go|visit|see|hold|carry|bath)\b|\bwhat do i do about (my|the|her|his) (niece|nephew|baby|son|daughter|birthday|party|wedding|visit)\b/,
    ),
  ],
  [
    'so-do-it',
    when(
      (need) => isDoubt(need) || need === 'health-fear',
      /^(ok |okay |so |and |right )+(i |do i |you mean |just |that means )+.{0,40}\b(without|anyway|unwashed|as (i am|it is)|unfinished|leave it|where i like|go on|carry on|not (check|wash|ask|pray|look|google|press)\w*)\b/,
    ),
  ],
  [
    'know-love',
    when(
      (need) => need === 'ocd-relationship',
      /\bhow (will|would|do|can|could) i (ever |even |then )?(know|be sure|find out|tell)\b/,
    ),
  ],
  [
    'will-it-last',
    when(
      (need) => need === 'good-moment',
      /\b(will|would) (it|this|that|they) (all )?(go away|last|stay|come back|stop|end|vanish|disappear|happen again|get worse)\b/,
    ),
  ],
  [
    'numb-baby',
    about(
      baby,
      /\b(should|ought) i be (scared|worried|frightened|afraid)\b|\b(is|am) (it|i) (bad|wrong|dangerous|broken|normal)\b.{0,20}\b(nothing|numb|love|feel)\b|\bwill i ever (love|feel|like)\b/,
    ),
  ],
  [
    'told-not-to-write',
    ({ words, told }) =>
      /\b(told|asked|begged) me not to (contact|text|call|write|message|ring)\b|\b(said|says) (please )?(don't|do not) (contact|text|call|write|message)\b|\bblocked me\b/.test(
        words,
      ) && parted.test(`${told} ${words}`),
  ],
  [
    'parting-text',
    (heard) =>
      heard.at !== 'violence-at-home' &&
      about(
        /\b((she|he|they)( has| have)? left( me)?\b|my ex\b|broke up|split up|dumped|last (seen|online))/,
        /\b(should|shall|do|can) i (just )?(text|message|call|ring|write|reply)\b/,
      )(heard),
  ],
  [
    'sorry-or-wait',
    when(
      (need) => need === 'conflict' || need === 'just-listen' || need === 'shame' || need === null,
      /\b(send|say|text|write) (her |him |them |a )?sorry or\b|\b(sorry|apologi[sz]e|text|message) or (wait|leave it|not)\b|\bwhat (do|should) i do about the (text|message)\b/,
    ),
  ],
  [
    'is-it-this',
    has(
      /^(so |but |and |ok )?(is|could|might) (this|that|it) (be |really |actually )?(a )?(c?ptsd|ocd|depression|anxiety|bipolar|adhd|burn ?out|trauma|postnatal depression)$/,
    ),
  ],
  [
    'parting-children',
    about(
      /\b(split|divorc\w+|separat\w+|moving out|leaving (him|her|me))\b/,
      /\bhow (do|can|should) (i|we) (tell|say it to) (them|the (kids|girls|boys|children)|my (kids|girls|boys|children|son|daughter))\b/,
    ),
  ],
  [
    'make-friends',
    has(
      /\b(what|how) (i )?(can|do|should|could)( i)?( do)?( for| to)? (find|make|get|meet) (a |new |some )?friends?\b/,
    ),
  ],
  ['stop-crying', has(/\bhow (do|can) i (ever )?stop (the )?(crying|tears)\b/)],
  [
    'how-focus',
    has(
      /\bhow (do|can|should|am) i( meant to| supposed to| even)? (focus|concentrate|get anything done|work like this)\b/,
    ),
  ],
  [
    'ask-for-help',
    has(/\bhow (do|can|should) i( even)? ask (anyone |someone |people |them |him |her )?for help\b/),
  ],
  ['calm-others', has(/\bhow (do|can|should) i (calm|settle|soothe) (him|her|them|my \w+)( down)?\b/)],
  [
    'take-kids-drink',
    ({ words, at }) =>
      /\b(they('ll| will|'d)|theyll|social services)( \w+)? take (the|my|our) (kids?|children|baby|son|daughter)\b/.test(
        words,
      ) &&
      (at === 'substance' || at === 'low-mood' || at === 'just-listen' || at === 'overload' || at === null),
  ],
  [
    'let-them-sleep',
    about(
      /\b(dream|nightmare|woke up (screaming|shouting))\b/,
      /\b(scared|afraid|don't (want|dare)|can't) (to )?(shut|close) my eyes\b|\bscared to (go (back )?to )?sleep\b|\blying down is when\b/,
    ),
  ],
  ['start-small', has(/\bhow (do|can|am) i( even| meant to| supposed to)? (start|begin|get started)$/)],
]

const longest = 34
const lastRead = 4
const toldLately = 6

const opinion =
  /\b(?:do|dont|don't|would|did) (?:you|u) (?:think|reckon|believe|say|suggest)(?: that)? (i|we|it|he|she|they|this|that|things|my \w+|the \w+)('ll| will|'d| would| should| could| can| is| was| am|'s|'m| are|'re)? (.+)$/

/** "Do you think I should text her" asks whether to: read as that, it has its answer. */
export function withoutOpinion(sentence: string): string {
  const [, who, verb, rest] = opinion.exec(sentence) ?? []
  if (!who || !rest) return sentence
  const full: Record<string, string> = { "'ll": 'will', "'d": 'would', "'s": 'is', "'m": 'am', "'re": 'are' }
  const asks =
    verb === undefined
      ? who === 'i' || who === 'we' || who === 'they'
        ? 'do'
        : 'does'
      : (full[verb] ?? verb.trim())
  return `${asks} ${who} ${rest}`
}

/** The sentences of a message, the last first. */
const sentencesIn = (text: string): string[] =>
  text
    .slice(0, 1_500)
    .split(/(?<=[?!.])\s+|\n+/)
    .map((sentence) => withoutOpinion(plain(sentence).replace(/[?!.]+$/, '')))
    .filter((sentence) => sentence !== '' && wordCount(sentence) <= longest)
    .toReversed()
    .slice(0, lastRead)

/** Which of them is asked, or told; null where none is, or where its answer was said already in each wording. */
export function everydayQuestionIn(
  text: string,
  { at, told, said }: { at: NeedId | null; told: readonly string[]; said: readonly string[] },
): string | null {
  const whole = plain(text.slice(0, 1_500))
  const before = plain(told.slice(-toldLately).join(' '))
  for (const words of sentencesIn(text)) {
    const found = questions.find(([, sign]) => sign({ words, whole, told: before, at }))?.[0]
    if (found !== undefined && said.filter((id) => id.startsWith(`fact/${found}.`)).length < mostTimes(found))
      return found
  }
  return null
}

/** To be told once: asked again, certainty is what is wanted. */
const onlyOnce: ReadonlySet<string> = new Set([
  'others-mother',
  'others-thoughts',
  'heart-or-panic',
  'go-with-thoughts',
  'know-love',
  'numb-baby',
])
const mostTimes = (name: string): number => (onlyOnce.has(name) ? 1 : 3)
