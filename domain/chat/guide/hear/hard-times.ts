import { atItsWorst } from '#domain/chat/guide/hear/at-its-worst.ts'
import { needOfMatter } from '#domain/chat/guide/hear/everyday-matters.ts'
import { needOfPassing } from '#domain/chat/guide/hear/in-passing.ts'
import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'
import { wasToldToDie } from '#domain/safety/flow/told-to-die.ts'

type Heard = { words: string; told: string; at: NeedId | null }
type Sign = (heard: Heard) => boolean

const has =
  (pattern: RegExp): Sign =>
  ({ words }) =>
    pattern.test(words)
const within =
  (before: RegExp, pattern: RegExp): Sign =>
  ({ words, told }) =>
    pattern.test(words) && before.test(`${told} ${words}`)

const loved = '(husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\\w+|ex)'
const parting = new RegExp(
  `\\b(broke up|broken up|break ?up|breaking up|split up|got dumped|dumped me|dumped by|(he|she|my ${loved}) (has |just |is )?(left|leaving|ended it|ended things|walked out on|cheated on|dumped)( me| us)?|(ended|finished) (it|things) with me|divorc\\w+|separated from|my ex\\b|someone else now)\\b`,
)
const ofDeath = /\b(died|dead|death|funeral|passed( away)?|ashes|grave|killed|suicide|cancer|hospital)\b/

const caring = new RegExp(
  `\\b(caring for|care for|carer|caregiver|look(ing)? after)\\b.{0,40}\\b(mum|mom|mam|dad|mother|father|parents?|husband|wife|partner|son|daughter|child|brother|sister|nan|gran\\w*|grandad|him|her|them)\\b|\\b(i'm|i am) (a|her|his|their) (full.?time |sole |unpaid )?carer\\b|\\b(dementia|alzheimer'?s)\\b|\\bmy (wife|husband|partner|mum|mom|mam|dad|son|daughter|brother|sister|nan) (has|had|has got|is) (\\w+ )?(ms|mnd|als|parkinson'?s|a stroke|cancer|disabled|bed ?bound|paralysed|paralyzed|autis\\w+)\\b`,
)

/** What happens to people and is none of the needs: a parting, caring for somebody, a body that has changed. The first wins. */
const matters: readonly (readonly [string, Sign])[] = [
  ...atItsWorst,
  [
    'body-no-doctor',
    (heard) =>
      heard.at === 'health-fear' &&
      /\b(don't|do not|can't|cannot|won't|scared|afraid|too frightened)\b.{0,20}\b(see|go|going|face|ring|book|call)\b.{0,14}\b(doctors?|gp|surgery|appointment)\b/.test(
        heard.words,
      ),
  ],
  [
    'body-wait',
    (heard) =>
      heard.at === 'health-fear' &&
      /\b(gp|doctor|surgery|appointment|they)\b.{0,24}\b(can't|cannot|won't|not) (see|fit|have)\b.{0,24}\b(days?|weeks?|month|until|till)\b|\b(can't|cannot|how (do|can) i|don't know how to) wait\b|\bwait(ing)? (is|for) .{0,24}\b(killing|unbearable|torture|results?|appointment|(two|three|\d) weeks)\b/.test(
        heard.words,
      ),
  ],
  [
    'body-serious',
    (heard) =>
      /\b(moles?|lump|growth|new)\b/.test(heard.told) &&
      /\b(do you think|could|might|is|would)\b.{0,12}\b(it|its|it's|this|that)\b.{0,12}\b(serious|bad|dangerous|something)\b/.test(
        heard.words,
      ),
  ],
  [
    'body-changed',
    has(
      /\b(mole|freckle)s?\b.{0,40}\b(chang(ed|ing)|different|darker|bigger|larger|grown|growing|bleed\w*|itch\w*|(new|funny|odd|weird|strange) (shape|colou?r))\b/,
    ),
  ],
  [
    'body-new',
    (heard) =>
      /\b((i |i've |just |have )*(found|noticed|felt|discovered) (a|this|another) (\w+ )?lump|(got|have|there's|is) a (\w+ )?lump (in|on|under) my|lump in my (breast|boob|testicle|ball|neck|armpit|groin)|coughing up blood|blood in my (poo|stool|pee|urine|wee))\b/.test(
        heard.words,
      ) && !/\b(checked|scan|doctor|gp|years?|months|normal|all clear|what if)\b/.test(heard.words),
  ],
  [
    'mother-tell',
    within(
      /\b(baby|newborn|gave birth|postnatal|\d+ (weeks|months) (old|post ?partum|pregnant))\b/,
      /\b(who|how) (do|can|should|would) i (even )?(tell|talk to|ask|say)\b/,
    ),
  ],
  [
    'bullied',
    ({ words, told }) =>
      (wasToldToDie(told) ||
        wasToldToDie(words) ||
        /\b(bull(y|ied|ying|ies)|call(s|ed|ing)? me names|pick(ing|ed)? on me)\b/.test(told)) &&
      /\b(every ?(day|night|lesson|time)|group ?-?chat|everyone (saw|laughed|knows)|in front of (everyone|the class|them all)|comments?|reading (them|it)|videos?|screenshots?|teachers? (do|did|don't)|it (just )?hurts)\b/.test(
        words,
      ),
  ],
  [
    'block',
    has(/\b(should|can|shall|do|could) i (just )?(block|report) (him|her|them|it|my ex|that|this)\b/),
  ],
  [
    'mother-awful',
    within(
      /\b(baby|newborn|gave birth|hadn't had (him|her)|terrible (mum|mom|mother)|bad (mum|mom|mother))\b/,
      /^(so |and |but )?(is|was) (that|it|this) (\w+ )?(awful|bad|terrible|wrong|normal|evil|horrible|ok|okay)$|\bam i (awful|bad|evil|horrible|a (bad|terrible|horrible) (mum|mom|mother|person))\b/,
    ),
  ],
  [
    'carer-wish',
    within(
      new RegExp(`(?=.*(${caring.source}))(?=.*\\b(wish|hate|resent|shouted|want)\\b)`),
      /^(so |and |but )?(is|was) (that|it|this) (\w+ )?(awful|bad|terrible|wrong|normal|evil|horrible|ok|okay)$|\bam i (awful|bad|evil|horrible|a (bad|terrible|horrible) \w+)\b/,
    ),
  ],
  [
    'carer-wish',
    within(
      caring,
      /\b(wish|want|hope)\w* (it|he|she|they|this)( \w+)? (would|to|could|was|were) (\w+ )?(die|over|end|go|pass|stop)\b|\bwaiting for (him|her|them) to die\b/,
    ),
  ],
  [
    'carer-anger',
    within(
      caring,
      /\b(shout(ed|ing)?|scream(ed|ing)?|snap(ped|ping)?|yell(ed|ing)?|lost (it|my temper)|grabbed|rough|resent\w*|hate (him|her))\b/,
    ),
  ],
  [
    'carer-break',
    within(
      caring,
      /\b(no|any|never get a|need a|get a|get any) (break|rest|respite|help|day off|time (off|to myself|for me))\b|\b(nobody|no ?one) helps\b|\bwhat (can|do|should) i do\b|\bwho (can|could) help\b|\bis there (any|some) help\b|\bwant (my|a) life( back)?\b/,
    ),
  ],
  [
    'carer',
    within(
      caring,
      /\b(can't|cannot) (do|go on|cope|take|keep|carry)|\b(at the|at my|end of my) (end|limit|rope|tether|wits)|\b(exhaust\w*|tired|worn|drained|burn\w*|24.?7|do(ing)? everything|all day|every night|years?|months|stroke|dementia|on my own|who i am)\b/,
    ),
  ],
  [
    'parting-text',
    within(
      parting,
      /\b(want|going|about|nearly|almost|tempted|should i|keep wanting|need)\b.{0,10}\b(to )?(text|message|call|ring|write to|dm|reply to|unblock)\b.{0,12}\b(him|her|them|my ex)\b/,
    ),
  ],
  [
    'parting-sent',
    within(
      parting,
      /\bi (just |only )?(texted|messaged|called|rang|wrote to|dm'?d|emailed) (him|her|them)\b|\b(didn't|hasn't|not|won't|never) (reply|replied|answer(ed)?|text(ed)? back|read it|respond(ed)?)\b|\bleft me on (read|seen)\b/,
    ),
  ],
  [
    'parting-check',
    within(
      parting,
      /\b(check\w*|open(ing|ed)?|look\w*|stalk\w*|watch\w*|scroll\w*|read\w*|refresh\w*)\b.{0,24}\b(insta\w*|facebook|fb|profile|stor(y|ies)|tiktok|snap\w*|online|last seen|photos?|posts?|messages|texts|location|page)\b/,
    ),
  ],
  [
    'parting-why',
    within(
      parting,
      /\b(what did i do( wrong)?|why (wasn't|aren't|am|was) i (not )?(enough|good enough)?|why (did|would|does) (he|she|they)\b|was it (me|my fault)|is it my fault|what('s| is) wrong with me)\b/,
    ),
  ],
  [
    'parting-children',
    within(
      parting,
      /\b(tell|told|know|explain to)\b.{0,16}\b(kids|children|son|daughter)\b|\b(kids|children)\b.{0,16}\b(don't know|know|find out|asking|ask)\b/,
    ),
  ],
  [
    'parting-over',
    within(
      parting,
      /\b(get over (it|him|her)|move on|plenty (more|of) (fish|others)|over it by now|should be over)\b/,
    ),
  ],
  [
    'parting-eat',
    within(
      parting,
      /\b(can't|cannot|haven't|not|couldn't) (eat\w*|sleep\w*|slept|stop crying|get (up|out of bed)|function|breathe)\b/,
    ),
  ],
]

const longest = 45
const toldLately = 6
/** Where another trouble has its own way of meeting it. */
const elsewhere = (at: NeedId | null): boolean =>
  (at?.startsWith('ocd-') === true && at !== 'ocd-real-event') ||
  at === 'violence-at-home' ||
  at === 'certain-beliefs' ||
  at === 'panic-now'

/** Said once: after that it is listened to, or something else of it comes. */
const onlyOnce: ReadonlySet<string> = new Set([
  'body-serious',
  'carer',
  'body-new',
  'body-changed',
  'carer-anger',
  'parting-eat',
  'dying-now',
  'broke-first',
])

export function hardTimeIn(
  text: string,
  { at, told, said }: { at: NeedId | null; told: readonly string[]; said: readonly string[] },
): string | null {
  const words = plain(text.slice(0, 500)).replace(/[?!.]+$/, '')
  if (wordCount(words) > longest) return null
  const heard = { words, told: plain(told.slice(-toldLately).join(' ')), at }
  const isKnown = parting.test(heard.told) || caring.test(heard.told)
  if (elsewhere(at) && !isKnown) return null
  const found = matters.find(([, sign]) => sign(heard))?.[0] ?? null
  if (found === null || isElsewhere(found, words, said)) return null
  if (found.startsWith('parting') && ofDeath.test(`${heard.told} ${words}`)) return null
  if (!onlyOnce.has(found) || !said.some((id) => id.startsWith(`fact/${found}.`))) return found
  return found === 'carer' ? 'carer-break' : null
}

const families = /^(carer|mother|bullied)/
/** Spoken of now, or the talk is at it: what was told long before alone brings no card. */
function isElsewhere(found: string, words: string, said: readonly string[]): boolean {
  const family = families.exec(found)?.[0]
  if (family === undefined || said.some((id) => id.startsWith(`fact/${family}`))) return false
  return family === 'carer' && !caring.test(words) && askedAlone.test(words)
}
const askedAlone = /\b(what|who) (can|could|do|should) i\b|\bwho (can|could) help\b/

/** It leaves what the talk was about. */
export const isOfDying = (topic: string): boolean => topic.startsWith('fact:dying-')

/** Which need the talk is in then. */
export function needOfHardTime(topic: string): NeedId | null {
  const ofPassing = needOfPassing(topic)
  if (ofPassing !== null) return ofPassing
  if (topic.startsWith('fact:body-')) return 'health-fear'
  if (topic.startsWith('fact:broke-')) return 'conflict'
  if (topic.startsWith('fact:life-')) return needOfMatter(topic)
  if (topic.startsWith('fact:parting-') || isOfDying(topic)) return 'grief'
  return /^fact:(carer|mother|block|bullied)/.test(topic) ? 'just-listen' : null
}

const lostByOthers =
  /\b(killed|murdered|shot|ran over|knocked down)\b.{0,16}\bmy (\w+ )?(mum|mom|dad|mother|father|brother|sister|son|daughter|husband|wife|partner|boyfriend|girlfriend|friend|nan|cousin|baby|child)\b|\bmy (\w+ )?(mum|mom|dad|mother|father|brother|sister|son|daughter|husband|wife|partner|boyfriend|girlfriend|friend|nan|cousin|baby|child) (was|got) (killed|murdered|shot|run over)\b/

/** Who lost somebody by another's hand mourns. */
export const wasLostByOthers = (text: string): boolean => lostByOthers.test(plain(text))
