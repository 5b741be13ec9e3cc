import { plain } from '#domain/chat/guide/hear/plain.ts'
import { catalogue } from '#domain/exercises/catalogue.ts'

/** How people call each exercise. The first that is heard is meant. */
const names: readonly (readonly [string, RegExp])[] = [
  ['4-7-8-breathing', /\b4\W{0,3}7\W{0,3}8\b|\bfour.?seven.?eight\b/],
  ['box-breathing', /\bbox\W?(breath\w*)?\b|\b(square|tactical) breath\w*|\b4\W4\W4\W4\b|\bnavy seals?\b/],
  [
    'cyclic-sighing',
    /\b(cyclic|physiological|double) sigh\w*|\bsighing\b|\b(the )?sigh (one|thing)\b|\bthe sigh\b|\bdouble inhale\b|\binhale twice\b/,
  ],
  ['coherent-breathing', /\b(coherent|coherence|resonan\w+|5.?5|five.?five) ?breath\w*|\bsix breaths\b/],
  [
    'longer-exhale',
    /\b(long\w*|slow\w*) (exhal\w*|out.?breath\w*|breath\w* out)\b|\bexhale (one|thing|exercise)\b|\bout.?breath\b/,
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
    /\b(cool|cold|ice)\W?(pack|water|cloth|face|cube)s?\b|\bsplash\w*|\bdive reflex\b|\b(cold|ice) (one|thing)\b/,
  ],
  [
    'muscle-relaxation',
    /\bmuscle\w*|\bpmr\b|\btens(e|ing) (and|then) (release|relax)\w*|\bprogressive\b|\bjacobson\b/,
  ],
  ['body-scan', /\bbody\W?scan\b|\bscan(ning)? (my|the) body\b/],
  ['butterfly-tap', /\bbutterfly\b|\btapping\b|\btap(ping)? (one|thing)\b|\bcross(ed)? arms?\b/],
  [
    'walk-and-label',
    /\bwalk\w* (and|&) (label|nam)\w*|\bwalk\w* (and|&) (say|name) (what|stuff|things)\b|\bwalking (one|exercise|thing)\b|\bnaming (things|walk)\b/,
  ],
  ['leaves-on-a-stream', /\bleaves\b|\bleaf\b|\bstream\b/],
  [
    'notice-the-thought',
    /\bi notice\b|\bnotic(e|ing) (the|my|that|a) thoughts?\b|\bdefusion\b|\bhaving the thought that\b/,
  ],
  [
    'thought-record',
    /\bthought (record|diary|log|chart|sheet)\b|\bevidence (for|list)\b|\bcbt (sheet|form|thing)\b/,
  ],
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
    /\burge.?surf\w*|\bsurf(ing)?\b|\bdelay (the|my|it|timer|one)\b|\bride (out )?(the|an|this) (urge|wave)\b|\bdelaying\b|\b(the )?(wave|surf) (one|thing)\b/,
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
]

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
  /\b(can|could|may|shall|let'?s|lets|want|would like|i'd like|like to|try|do|start|open|show|give|have you( got)?|got|need|how about|what about|again|please|fancy|use|go|is there|help me)\b/
const isTelling =
  /\b(can't|cannot|couldn't|trouble|hard to|short of|struggl\w+|hurts?|won't|stopped|didn't|doesn't|tried|did (the|a)|was doing|hate) ?\w* ?\w* ?(breath\w*|it)?/

const isRefused =
  /\b(don't|do not|no|not|without|stop|isn't|hate) (want |need |do |any |another |more |an |a |the |your )*\w*(exercis|breath|ground|techni)/
const isPast =
  /\b(tried|used to|was doing|yesterday|(did|done) (the|a|some|my)|didn't|doesn't|don't (like|want)|not (the|that)|no more|hat(e|ed) (the|that|it))\b/

/** The exercise, or the kind, that a message asks for; null where it only tells of one. */
export function exerciseAskedFor(text: string): string | null {
  const words = plain(text)
  const isShort = words.split(' ').length <= 16
  const titled = catalogue.find(({ title }) => words.includes(plain(title)))?.id
  const named = titled ?? names.find(([, pattern]) => pattern.test(words))?.[0]
  if (named && (isShort || isAsking.test(words)) && !isPast.test(words)) return named
  const kind = kinds.find(([, pattern]) => pattern.test(words))?.[0]
  if (!kind || isTelling.test(words) || isRefused.test(words)) return null
  return words.split(' ').length <= 3 || (isAsking.test(words) && words.split(' ').length <= 14) ? kind : null
}
