import { exerciseAskedElsewhere } from '#domain/chat/guide/hear/exercise-names-elsewhere.ts'
import { hasEnglish, otherLanguageOf } from '#domain/chat/guide/hear/language.ts'
import { plain } from '#domain/chat/guide/hear/plain.ts'
import type { Scores } from '#domain/chat/guide/understanding.ts'
import { catalogue } from '#domain/exercises/catalogue.ts'

/** How people call each exercise. The first that is heard is meant. */
const names: readonly (readonly [string, RegExp])[] = [
  ['4-7-8-breathing', /\b4\W{0,3}7\W{0,3}8\b|\bfour.?seven.?eight\b/],
  [
    'box-breathing',
    /\bbox\W?breath\w*|\bbox (one|thing)\b|\b(square|tactical) breath\w*|\b4\W4\W4\W4\b|\bnavy seals?\b/,
  ],
  [
    'cyclic-sighing',
    /\b(cyclic|physiological|double) sigh\w*|\bsighing (one|thing|exercise)\b|\bsigh (one|thing)\b|\bdouble inhale\b|\binhale twice\b/,
  ],
  ['coherent-breathing', /\b(coherent|coherence|resonan\w+|5.?5|five.?five) ?breath\w*|\bsix breaths\b/],
  [
    'longer-exhale',
    /\b(long\w*|slow\w*) (exhal\w*|out.?breath\w*|breath\w* out)\b|\bexhale (one|thing|exercise)\b/,
  ],
  [
    'five-senses',
    /\b5\W{0,3}4\W{0,3}3(\W{0,3}2\W{0,3}1)?\b|\bfive (senses|things)\b|\b5 (senses|things)\b|\bfive.?four.?three\b/,
  ],
  [
    'orienting',
    /\borient\w*|\blook(ing)? (a)?round (the|my) room\b|\blook (a)?round (thing|one)\b|\bname the room\b/,
  ],
  [
    'cool-pack',
    /\b(cool|cold|ice)\W?packs?\b|\b(cold|ice) (water|cloth|face|cube)s? (one|thing|exercise|trick)\b|\bdive reflex\b|\b(cold|ice) (one|thing)\b/,
  ],
  [
    'muscle-relaxation',
    /\bmuscles? (relax\w*|one|thing|exercise)\b|\bpmr\b|\btens(e|ing) (and|then) (release|relax)\w*|\bprogressive (muscle|relax\w*)\b|\bjacobson\b/,
  ],
  ['body-scan', /\bbody\W?scan\b|\bscan(ning)? (my|the) body\b/],
  ['butterfly-tap', /\bbutterfly\b|\btap(ping)? (one|thing)\b/],
  [
    'walk-and-label',
    /\bwalk\w* (and|&) (label|nam)\w*|\bwalk\w* (and|&) (say|name) (what|stuff|things)\b|\bwalking (one|exercise|thing)\b|\bnaming (things|walk)\b/,
  ],
  ['leaves-on-a-stream', /\b(leaves|leaf) (on|down|one|thing)\b|\bleaves float\w*/],
  [
    'notice-the-thought',
    /\bi notice the thought\b|\bnotic(e|ing) (the|my|that|a) thoughts?\b|\bdefusion\b|\bhaving the thought that\b/,
  ],
  ['thought-record', /\bthought (record|diary|log|chart|sheet)\b|\bcbt (sheet|form|thing)\b/],
  [
    'worst-best-likely',
    /\bdecatastroph\w*|\bworst\W+(case\W+)?best\b|\bworst.?case (one|exercise)\b|\bbest.?worst\b/,
  ],
  [
    'worry-time',
    /\bworry (time|slot|window|period|hour)\b|\bschedul\w* (your|my|the|a) (worr\w+|freak\w*|panic|fear)\b|\bpark(ing)? (the|my|a) worr\w+/,
  ],
  [
    'urge-surfing',
    /\burge.?surf\w*|\bdelay (timer|one|thing)\b|\bride (out )?(the|an|this) (urge|wave)\b|\b(the )?(wave|surf) (one|thing)\b/,
  ],
  [
    'maybe-maybe-not',
    /\bmaybe,? ?maybe not\b|\bmaybe.?maybe\b|\bmaybe (it's|i|it is|he|she) \w+,? (and )?maybe (not|i|it|he|she)\b/,
  ],
  [
    'self-compassion-break',
    /\bself.?compassion\b|\bcompassion (break|one|thing)\b|\bkind(ness)? (to myself|break|one)\b/,
  ],
  [
    'stop-and-choose',
    /\bstop (and|&) (choose|think)\b|\bs\.?t\.?o\.?p\.? (skill|one|exercise)\b|\bstop skill\b/,
  ],
  [
    'attention-switch',
    /\battention (switch\w*|training|one|thing|shift\w*)\b|\bmov(e|ing) (your|my) attention\b|\bswitch\w* (my )?attention\b|\bsounds? (one|exercise|task)\b/,
  ],
  [
    'tiny-activity',
    /\b(tiny activity|very small (one|thing|activity|exercise)|smallest (possible )?(thing|exercise))\b/,
  ],
  ['problem-in-steps', /\bproblem,? (in steps|solving)\b|\bproblem.?solving\b/],
  [
    'message-to-a-friend',
    /\b(message|text|write) (to )?(a|my) (friend|mate) (one|thing|exercise)\b|\ba message to a friend\b/,
  ],
  [
    'a-ready-no',
    /\b(ready|prepared) ["“]?no["”]?\b|\bsaying no (one|exercise|thing)\b|\bno["”]? that is ready\b/,
  ],
  ['small-test', /\btry it and see\b|\bbehaviou?ral experiment\b|\bsmall test (one|exercise|please)\b/],
  ['mild-step', /\b(one )?mild step\b|\bexposure (one|exercise|thing)\b|\berp (one|exercise|practice)\b/],
  [
    'another-ending',
    /\banother ending\b|\b(nightmare|bad dream|dream) (one|exercise|thing)\b|\bimagery rehearsal\b/,
  ],
  ['then-and-now', /\bthen (and|&|vs|versus) now\b/],
  [
    'up-again',
    /\bawake in the night (one|exercise|thing)\b|\b(get|getting) (up|out of bed) (one|exercise|thing)\b/,
  ],
  [
    'letter-in-grief',
    /\b(grief )?letter (one|exercise|thing)\b|\bletter to someone (you|i) miss\b|\bunsent letter\b/,
  ],
]

/** How people describe what they have forgotten the name of; believed only of whoever asks for one. */
const described: readonly (readonly [string, RegExp])[] = [
  ['urge-surfing', /\bdelay\b|\bput(ting)? off\b|\bwait \w+ min\w* before\b|\b(ride|riding) it out\b/],
  [
    'self-compassion-break',
    /\b(nice|kind|kindness) to (your|my|one|the)\w*|\bhand on (the|my) heart\b|\bkind to \w+ break\b/,
  ],
  ['box-breathing', /\bsquare\b|\bin,? hold,? out\b/],
  [
    'muscle-relaxation',
    /\btens(e|ed|ing)\b|\b(tighten|squeez)\w*|\brelax\w* .{0,30}\b(jaw|shoulders|muscles?)\b/,
  ],
  ['walk-and-label', /\bwalk\w*\b.{0,40}\b(name|names|naming|label\w*|say)\b/],
  ['five-senses', /\bsee\b.{0,20}\b(hear|smell|touch)\b/],
  ['worst-best-likely', /\bworst\b.{0,50}\b(likely|likeliest|best|happen\w*|then)\b|\bcatastroph\w*/],
  [
    'coherent-breathing',
    /\bcoheren\w+|\bsix (per|a|in a) minute\b|\bfive in\b|\bin for five\b|\beven(ly)?\b.{0,12}\bbreath\w*/,
  ],
  ['cyclic-sighing', /\b(two|double|2) (sniff|inhale|breath)\w*|\blong sigh\b/],
  ['leaves-on-a-stream', /\b(leaves|leaf|stream|river|beck)\b/],
  ['butterfly-tap', /\btap(s|ping)?\b|\bcross\w* (your |my |one's )?arms\b/],
  ['cool-pack', /\bcold water\b|\bsplash\w*|\bcool(er|ing)?\b|\bice\b/],
  ['notice-the-thought', /\bi notice\b/],
  ['cyclic-sighing', /\bsigh\w*/],
  ['longer-exhale', /\bout.?breath\b/],
  ['body-scan', /\b(toes?|feet|head)\b.{0,12}\b(up|upwards?|down|to)\b/],
  ['thought-record', /\bevidence\b|\bcolumns?\b/],
  ['maybe-maybe-not', /\bm[ae]bb?e\b.{0,30}\bm[ae]bb?e\b|\bmaybe\b.{0,40}\bmaybe\b/],
  [
    'attention-switch',
    /\bshift\w*\b.{0,30}\b(attention|listen\w*|sounds?)\b|\battention (around|about|out\w*)\b/,
  ],
  ['cool-pack', /\b(ice|cold) (on|to)\b/],
  ['orienting', /\blook\W?(a)?round\b/],
  ['stop-and-choose', /\bstop (n|&|and) choose\b/],
]

const asksForOne =
  /\b(the|that|this|some) .{0,60}\b(one|thing|game|exercise|bit)\b|^(hey |ok |okay |so |right |um )?(can|could|let's|lets|do|go through|give|take|something|somethin|smth|summat|some|any|anything|i would like|i'd like|i should like|is there|do you have|have you|walk)\b/

const kinds: readonly (readonly [string, RegExp])[] = [
  ['breathing', /\bbreath\w*\b/],
  ['grounding', /\bground\w*|\bsens(es|ory)\b/],
  ['reframing', /\bre-?fram\w*|\bthought (one|exercise|thing)s?\b|\bthinking (one|exercise)\b/],
  [
    'calm',
    /\b(an|some|any|a) (calm\w* )?(exercise|technique|activity)s?\b|\bhelp me (to )?(calm( down)?|relax)\b|\bcalm(ing)? (me down|down exercise|exercise)\b|\bsomething (calming|to calm)\b/,
  ],
]

const isAsking =
  /\b(can|could|may|shall|let'?s|lets|want|would like|i'd like|like to|try|do|start|open|show|give|have you( got)?|got|need|how about|what about|again|please|fancy|use|go|is there|help me|any|anything|some|something|smth|summat)\b/
const isTelling =
  /\b(can't|cannot|couldn't|trouble|hard to|short of|struggl\w+|hurts?|won't|stopped|didn't|doesn't|tried|did (the|a)|was doing|hate) ?\w* ?\w* ?(breath\w*|it)?/

const isRefused =
  /\b(don't|do not|no|not|without|stop|isn't|hate) (want |need |do |any |another |more |an |a |the |your )*\w*(exercis|breath|ground|techni)/
/** Of one's own breath, and of none that is practised. */
const isOfOwnBreath =
  /\bi (can|can't|cannot|could|couldn't) (still |even |just )?breathe?\b|\bbreathing'?s? (is )?(ok(ay)?|fine|normal)\b/
const isPast =
  /\b(tried|used to|was doing|yesterday|(did|done) (the|a|some|my)|didn't|doesn't|don't (like|want)|not (the|that)|no more|hat(e|ed) (the|that|it))\b/

/** Less likely, and one is only spoken of; found on writers that the learning had not seen. */
const leastAsking = 0.1
const fewWords = 3
/** From here on what was learned of how people call them is believed, and from there before how they describe them. */
const [calledFrom, describedFrom] = [0.03, 0.08]

/** Its name and nothing else stands first: “Box breathing. Standing up. Go.” */
function namedFirst(text: string): string | null {
  const [first = '', ...rest] = text.split(/[.,?!;:\n]+(?:\s|$)/)
  const words = plain(first)
  if (words.split(' ').length > longestName || isPast.test(plain(rest.join(' ')))) return null
  if (isPast.test(words) || isTelling.test(words)) return null
  return (
    catalogue.find(({ title }) => words === plain(title))?.id ??
    names.find(([, pattern]) => pattern.test(words))?.[0] ??
    null
  )
}
const longestName = 4

/** An exercise's title, and nothing else. */
export const isTitle = (text: string): boolean => catalogue.some(({ title }) => plain(title) === plain(text))

/**
 * The exercise, or the kind, that a message asks for; null where it only tells of one. `isAsked`: what was learned hears that
 * one is asked for.
 */
export function exerciseAskedFor(text: string, isAsked = false, scores: Scores | null = null): string | null {
  if (otherLanguageOf(text) !== null) return exerciseAskedElsewhere(text)
  const found = askedInEnglish(text, isAsked, scores)
  return found === null && !hasEnglish(text) ? exerciseAskedElsewhere(text) : found
}

function askedInEnglish(text: string, isAsked: boolean, scores: Scores | null): string | null {
  const words = plain(text)
  if (
    isOfOwnBreath.test(words) ||
    isRefused.test(words) ||
    /\b(?:apps?|chat ?bots?|one of (?:those|them))\b/.test(words) ||
    /^(i )?(don't|do not) want\b/.test(words)
  )
    return null
  const count = words.split(' ').length
  const isShort = count <= 16
  const likely = scores?.acts['exercise-by-name'] ?? 1
  const first = count > fewWords ? namedFirst(text) : null
  if (first !== null) return first
  if (!isAsked && count > fewWords && likely < leastAsking && !asksForOne.test(words)) return null
  const titled = catalogue.find(({ title }) => words.includes(plain(title)))?.id
  const isWanted = isAsked || (isShort && asksForOne.test(words) && !isTelling.test(words))
  const foundIn = (some: typeof names) => some.find(([, pattern]) => pattern.test(words))?.[0]
  const called = (from: number) =>
    isAsked && (scores?.exercise?.worth ?? 0) >= from ? scores?.exercise?.id : undefined
  const named =
    titled ??
    foundIn(names) ??
    called(describedFrom) ??
    (isWanted ? foundIn(described) : undefined) ??
    called(calledFrom)
  if (named && (isAsked || ((isShort || isAsking.test(words)) && !isPast.test(words)))) return named
  const kind = foundIn(kinds)
  if (!kind || isTelling.test(words)) return null
  return count <= 3 || (isAsking.test(words) && count <= 14) ? kind : null
}
