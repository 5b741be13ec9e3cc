import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import { withoutOpinion } from '#domain/chat/guide/hear/sentences.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

const pills =
  '(?:meds?|medication|tablets|antidepressants?|ssris?|sertraline|citalopram|escitalopram|fluoxetine|prozac|zoloft|lexapro|paroxetine|venlafaxine|mirtazapine|propranolol|quetiapine|lithium|pregabalin|duloxetine|amitriptyline)'
const opioids =
  '(?:heroin|gear|smack|opioids?|opiates?|oxy\\w*|fentanyl|fent|codeine|morphine|methadone|tramadol|dope)'
const drink =
  '(?:vodka|wine|whisky|whiskey|gin|rum|spirits|beers?|cans|cider|alcohol|booze|drink\\w*|drank|units)'

/** Read with what was told before. */
type Heard = { words: string; told: string; at: NeedId | null }
/** Where nothing has a date, none is asked for. */
const ofFewDates: ReadonlySet<NeedId | null> = new Set([
  'shame',
  'grief',
  'low-mood',
  'loneliness',
  'conflict',
])
const has =
  (pattern: RegExp) =>
  ({ words }: Heard) =>
    pattern.test(words)
const withTold =
  (pattern: RegExp, before: RegExp) =>
  ({ words, told }: Heard) =>
    pattern.test(words) && before.test(`${told} ${words}`)

const ofDeath = /\b(died|death|dead|funeral|grie(f|ving)|passed away|lost my|killed (him|her)self|suicide)\b/
const ofThoughts = /\b(intrusive|thoughts?|urges?|ocd|afraid|scared|knife|knives|gun|plan\w*|tonight)\b/
const wasChecked = /\b(checked|all clear|scan|ecg|tests?|fine|doctor|gp)\b/

const inDoubt = (at: NeedId | null): boolean => at?.startsWith('ocd-') === true || at === 'health-fear'

/** Questions with a plain answer of their own. The first that is heard wins. */
const questions: readonly (readonly [string, (heard: Heard) => boolean])[] = [
  [
    'voice-orders',
    ({ words, told, at }) =>
      (at === 'certain-beliefs' || /\bvoices?\b/.test(`${told} ${words}`)) &&
      !/\b(thoughts?|intrusive|ocd)\b/.test(words) &&
      /\b(they're|theyre) telling me to (go|sort|get|break|smash|do)\b|\b(they|voices?|it|he|she|who)('s|'re| are| is| keep| keeps)? (say\w*|tell\w*|told|want\w*|order\w*|shout\w*)\b.{0,24}\b(jump|kill|die|cut|hurt|stab|burn|take (them|the|all|it)|end it|do it|hang|drown|step|run out|hit|punish)\b/.test(
        words,
      ),
  ],
  [
    'alcohol-stop',
    withTold(
      /\b(can|should|could|shall) i (just |safely )?(stop|quit|go cold turkey)\b|\bcold turkey\b|\b(going to|gonna|i'll|want to|will) (just )?(stop|quit)( (drinking|tomorrow|today|completely|dead)\b|$)/,
      new RegExp(
        `\\b(bottles?|litres?|pints|cans|units|box|half a bottle)\\b.{0,24}\\b(a|every|each|per) (day|night|evening)\\b|\\b(every|all) (day|morning|night)\\b.{0,30}\\b${drink}\\b|\\b${drink}\\b.{0,30}\\b(every|all) (day|morning|night)\\b|\\balcoholic\\b`,
      ),
    ),
  ],
  [
    'relapse',
    has(
      new RegExp(
        `\\b(relaps\\w+|slipped|used again|back on|used)\\b.{0,30}\\b${opioids}\\b|\\b${opioids}\\b.{0,40}\\b(relaps\\w+|after \\w+ (years?|yrs?|months?|weeks?)|again)\\b`,
      ),
    ),
  ],
  [
    'slipped',
    has(
      /\b(i|i've|ive)( have| just)* (relapsed|slipped( up)?|fell off the wagon|broke my (streak|sobriety)|smoked again|drank again|gambled again|used again)\b(?!.{0,40}\b(self|cut|harm\w*|binge\w*|pills?)\b)/,
    ),
  ],
  [
    'stopped-pills',
    withTold(
      /\b(zaps?|zapping|shocks?|dizzy|sick|brain|head|flu|nausea|vivid|shak\w+|angry|crying|sweat\w*|weird)\b/,
      new RegExp(
        `\\b(stopped|quit|came off|coming off|been off|missed|ran out of|run out of|without|not taken|haven't taken)\\b.{0,24}\\b${pills}\\b`,
      ),
    ),
  ],
  [
    'body-changed',
    withTold(
      /\b(got|getting|gotten|grown|is|growing)\b.{0,8}\b(bigger|larger|harder|darker|worse)\b.*\b(weight|sweat\w*|blood|tired|pain|fever)\b|\b(losing|lost) weight\b.*\bsweat\w*\b|\b(lump|mole|swelling)\b.{0,24}\b(got|getting|grown|growing|gotten|bleeds|changed)\b|\b(lump|mole|it)('s| has| is)? (got|getting|grown|growing|gotten) ?(bigger|larger)?\b/,
      /\b(lump|mole|swelling|gland|growth|cough|bleed\w*)\b/,
    ),
  ],
  [
    'way-of-speaking',
    ({ words }) =>
      !ofThoughts.test(words) &&
      (/\b(kill|murder|strangle|throttle)\b.{0,60}(\b(lol|lmao|haha+|rofl|ffs)\b|\u{1F602})/u.test(words) ||
        /\bi could (just |honestly |cheerfully |happily )?(murder|kill|strangle|throttle) (my|him|her|them|that)\b.{0,20}\b(honestly|sometimes|i swear|right now)\b/.test(
          words,
        )),
  ],
  [
    'go-after',
    withTold(
      /\bi (just |really )?(want to|wanna|wish i could|need to) (be|go) (back )?with (him|her|them)\b/,
      ofDeath,
    ),
  ],
  [
    'mind-of-the-dead',
    withTold(
      /\bdo you think (he|she|they) (wanted|knew|was|were|felt|suffered|meant|blamed|hated|loved|could|would|thought)\b|^(and |but )?(did|does|would) (he|she|they) (want|know|suffer|blame|mean|feel|hate)\b/,
      ofDeath,
    ),
  ],
  [
    'which-first',
    ({ words, at }) =>
      !ofFewDates.has(at) &&
      /\b(which|what)( one| thing)? (do|should|shall|would) i (do|start|tackle|begin|sort|deal with)( with)?( it)? first\b|\bwhere (do|should) i (even )?(start|begin)\b|\bdon't (even )?know where to (even )?(start|begin)\b|\bwhich (comes|goes|one|thing|bit)? ?first$/.test(
        words,
      ),
  ],
  [
    'go-to-hospital',
    ({ words, told, at }) =>
      /\b(should|shall|do|must) i (really |just )?(need to |have to )?(go|call|ring|get)( \w+)? (to )?(the |an )?(a ?(and|&|n|\+) ?e|er|emergency|hospital|999|911|112|ambulance|111|casualty|urgent care)\b/.test(
        words,
      ) && !(at === 'health-fear' && wasChecked.test(told)),
  ],
  [
    'anxiety-chest',
    has(
      /\b(can|could|does|do) (anxiety|stress|panic|worry\w*)( attacks?)? (cause|give|make|bring on|lead to)\b.{0,20}\bchest\b/,
    ),
  ],
  [
    'pill-effects',
    has(
      new RegExp(
        `\\b(do|does|can|will|is|are|could|did) (my |the )?${pills}\\b.{0,40}\\b(weight|side effects?|sleepy|tired|drowsy|libido|sex|addictive|make (you|me|people)|cause|mouth|sick|numb)\\b|\\bside effects? (of|from) (my |the )?${pills}\\b`,
      ),
    ),
  ],
  [
    'make-friends',
    has(
      /\bhow (do|can|does|should|would) (i|you|people|anyone|one|adults) (even |actually )?(make|find|get|meet) (new |any )?(friends|people|mates)\b/,
    ),
  ],
  [
    'am-i-one',
    withTold(
      /^(so |but |and )?(am i|does that make me) one$/,
      /\b(thoughts?|ocd|kids|children|p(a)?edo\w*|gay|monster|evil|killer)\b/,
    ),
  ],
  [
    'going-mad',
    ({ words, at }) =>
      /\bam i (going |actually )?(mad|crazy|insane|nuts|losing my mind|losing it)\b/.test(words) &&
      !inDoubt(at),
  ],
  [
    'grief-usual',
    withTold(
      /\bis (it|this|that) (normal|usual|common|ok(ay)?|weird|strange) (to|that|for|if|when)\b/,
      ofDeath,
    ),
  ],
  [
    'is-it-usual',
    ({ words, at }) =>
      /\bis (it|this|that) (normal|usual|common) (to|that|for|if|when)\b/.test(words) && !inDoubt(at),
  ],
  [
    'money-back',
    has(/\b(do|should|shall) i (ask|text|chase|tell)\b.{0,24}\b(money|cash|quid|loan|pay (me )?back)\b/),
  ],
  ['this-or-that', ({ words, at }) => /\b(do|should|shall) i .{2,60} or not$/.test(words) && !inDoubt(at)],
]

/** To be told once: asked again, certainty is what is wanted. */
const onlyOnce: ReadonlySet<string> = new Set([
  'am-i-one',
  'going-mad',
  'anxiety-chest',
  'is-it-usual',
  'go-to-hospital',
])

const longest = 40
const toldLately = 6

/** Which of them is asked; null where none is. */
export function plainQuestionIn(
  text: string,
  { at, told, said }: { at: NeedId | null; told: readonly string[]; said: readonly string[] },
): string | null {
  const words = withoutOpinion(plain(text.slice(0, 500)).replace(/[?!.]+$/, ''))
  if (wordCount(words) > longest) return null
  const heard = { words, told: plain(told.slice(-toldLately).join(' ')), at }
  const found = questions.find(([, asks]) => asks(heard))?.[0] ?? null
  return found !== null && onlyOnce.has(found) && said.some((id) => id.startsWith(`fact/${found}.`))
    ? null
    : found
}

/** Asked for a name for it. */
export const asksForName = (text: string): boolean =>
  /\b(is what i have|do (you think )?i have|have i got) (really |actually )?(ocd|anxiety|depression|ptsd|adhd|bipolar|autism|bpd)\b/.test(
    plain(text),
  )
