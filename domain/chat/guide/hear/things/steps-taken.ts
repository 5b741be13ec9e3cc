import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** A step that was taken: which, and the words of it that may be said back. */
export type StepTaken = { id: string; minutes?: string; deed?: string }

const number =
  '(?<count>\\d{1,3}|a|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|half an)'
const duration = new RegExp(
  `\\b(?:(?:about|like|nearly|almost|over|a whole|for) )*${number} ?(?<unit>min(?:ute)?s?|hours?)\\b`,
)

const deed = String.raw`(?<verb>wake|wake up|woken|woke|ask|asked|check|checked|google|googled|wash|washed|text|texted|ring|rung|rang|call|called|look|looked|press|pressed|poke|poked|touch|touched|drink|drunk|drank|smoke|smoked|confess|confessed|pray|prayed|reply|replied|go back|gone back|went back|go down|gone down|went down|go in|search|searched|message|messaged|clean|cleaned|count|counted|redo|re-?read|order|ordered|weigh|weighed|binge|binged|purge|purged)`
const notDone = new RegExp(
  String.raw`\b(?:i )?(?:didn't|did not|haven't|have not|never|managed not to|without) (?:even |actually |once |go and |give in and )*${deed}(?:ing)?(?: (?<whom>him|her|them|it|my (?:mum|mom|dad|husband|wife|partner|sister|brother|friend|boss)|the (?:door|lock|hob|oven|phone|lump|taps?)|again|back|up|down))?\b`,
)
const base: Readonly<Record<string, string>> = {
  woken: 'wake',
  woke: 'wake',
  asked: 'ask',
  checked: 'check',
  googled: 'google',
  washed: 'wash',
  texted: 'text',
  rung: 'ring',
  rang: 'ring',
  called: 'call',
  looked: 'look',
  pressed: 'press',
  poked: 'poke',
  touched: 'touch',
  drunk: 'drink',
  drank: 'drink',
  smoked: 'smoke',
  confessed: 'confess',
  prayed: 'pray',
  replied: 'reply',
  'gone back': 'go back',
  'went back': 'go back',
  'gone down': 'go down',
  'went down': 'go down',
  searched: 'search',
  messaged: 'message',
  cleaned: 'clean',
  counted: 'count',
  reread: 're-read',
  ordered: 'order',
  weighed: 'weigh yourself',
  binged: 'binge',
  purged: 'purge',
  weigh: 'weigh yourself',
}
const needsWhom: ReadonlySet<string> = new Set([
  'wake',
  'ask',
  'text',
  'ring',
  'call',
  'press',
  'poke',
  'touch',
  'message',
  'order',
  'check',
])
const turnedToThem = (whom: string): string => whom.replace(/^my /, 'your ')

const ofUrge = (at: NeedId | null): boolean =>
  at?.startsWith('ocd-') === true ||
  ['health-fear', 'substance', 'eating', 'grief', 'loneliness'].includes(at ?? '')

function minutesIn(words: string): string | null {
  const { count, unit } = duration.exec(words)?.groups ?? {}
  if (count === undefined || unit === undefined) return null
  const isHour = unit.startsWith('h')
  if (count === 'half an') return 'half an hour'
  if (count === 'a' || count === '1' || count === 'one') return isHour ? 'an hour' : 'a minute'
  return `${count} ${isHour ? 'hours' : 'minutes'}`
}

const waited =
  /\b((last|longest) (one )?(was|pause)|waited|later|held (off|out|on)|did it|done it|left it|lasted|sat with it|managed|still haven't|put (my|the) phone|(?:stayed|kept|hands?) (?:\w+ )?off|it's been|been like|rode it)\b/

const firstInLong =
  /\bfirst (?:one|time|\w+) (?:in|for) (?:over |about |nearly )?(?<long>(?:\d+|two|three|four|five|six|ten|many) (?:years|yrs|months|weeks)|ages|years|months)\b/

/** A number beside it is heard as one. */
const isRated =
  /\b(?:it's|now|at|down to|still|was|is) (?:an? |at )?(?:\d|10)\b(?! ?(?:min|hour))|\b\d+ ?(?:\/|out of) ?10\b/

const isOfAnother =
  /\b(he|she|they|mum|mom|dad|my (?!phone|hands?|head)\w+) (didn't|haven't|hasn't|never|waited|stayed|managed)\b/
/** Said of what went wrong, and no step. */
const isSetback =
  /\b(and then (i )?(\w+ )?(did|gave|went|checked|washed|asked|drank|looked|googled|redid)|but (then )?i (did|gave|went|checked|washed|asked|drank)|gave in|couldn't|only (lasted|managed) a|should have|wish i|why didn't|if i (had|hadn't))\b/

const plainly: readonly (readonly [id: string, sign: RegExp, needs?: readonly (NeedId | null)[]])[] = [
  [
    'rose-and-fell',
    /\b(urge|pull|it|fear|panic|feeling|wave)\b.{0,40}\b(massive|huge|awful|strong|mad|unbearable|bad|high|\d+)\b.{0,40}\b(faded|fade|went (down|away)|going down|came down|died down|passed|dropped|got less|eased|wore off)\b|\b(peaked|went up)\b.{0,30}\b(faded|down|passed)\b/,
  ],
  [
    'shook-and-stayed',
    /\b(shak\w+|shook|sweat\w+|trembl\w+|heart (was )?(racing|pounding|going))\b.{0,50}\b(but|and|though) (i )?(didn't (leave|run|go)|stayed|carried on|paid|finished|went in|kept going|did it)\b/,
  ],
  [
    'stayed-with-it',
    /\bi (stayed|didn't leave|didn't run|carried on|saw it through)\b.{0,40}\b(anyway|though|even|to the end|whole|till|until)\b|\b(wanted to (leave|run|go)|nearly left|almost left)\b.{0,30}\b(but|and) (i )?(didn't|stayed)\b/,
  ],
  [
    'to-the-end',
    /\b(got|made it|went|kept going|carried on|read|spoke) (right )?(to|till|until|through to) the end\b|\bgot through (it|the whole)\b|\bwobbl\w+.{0,30}\bbut\b/,
  ],
  [
    'said-it-back',
    /\bsaid (good )?(morning|hi|hello|hiya|alright)\b.{0,40}\b(said it back|said hi|i said|back)\b/,
  ],
  [
    'told-somebody',
    /\b(i|i've|ive) (just |finally |actually |already )*(told|said it to|spoke to|talked to|opened up to) (him|her|them|my (husband|wife|partner|mum|mom|dad|sister|brother|friend|mate|boyfriend|girlfriend|boss|son|daughter|nan|aunt)|someone|somebody|a (friend|colleague|mate|teacher))\b(?! (not to|to (shut|stop|leave|go|f)|i (hate|was going)|off|that i hate))/,
  ],
  [
    'rang-for-help',
    /\b(i|i've|ive|just) (just |finally |actually |already )*(rang|rung|called|phoned|spoke to|booked) (the )?(111|gp|doctor'?s?|surgery|samaritans|line|helpline|crisis team|nurse|an appointment|in with)\b/,
  ],
  [
    'put-it-away',
    /^(?:(?:ok|yes|right|so|and|i can try|did it)[,. ]+)*(?:i |i've |i just |just )?\b(put|left|threw|hid) (my |the )?(phone|laptop|tablet|scales|watch) (on the side|away|down|in (the|a|another)|upstairs|face down|across)\b/,
  ],
  [
    'list-helped',
    /\b(list|colours?|five things|naming|looking round|looking around|cold water|ice|feet|breathing)\b.{0,20}\b(helped|worked|did help|is helping|helps)\b/,
  ],
  [
    'up-and-washed',
    /^(?!.*(?:n't|\bnot|\bnever)\b).*\b(had a (shower|wash)|showered|got (up|dressed|out of bed)|brushed my teeth|washed my hair|made the bed|opened the curtains)\b/,
    ['low-mood'],
  ],
  [
    'ate-something',
    /\b(i )?(ate|had|managed|finished) (some|a bit of|a|half a|all|my|the) (toast|sandwich|soup|banana|dinner|lunch|breakfast|meal|food|yog\w+|cereal|bowl)\b/,
    ['eating', 'low-mood'],
  ],
  [
    'no-drink-days',
    /\b(\d+|two|three|four|five|six|seven|eight|nine|ten) (days|weeks|months) (sober|clean|dry|without (a )?(drink|any|drinking|weed|it)|no drink)\b/,
    ['substance', 'good-moment', 'just-listen', null],
  ],
  [
    'said-sorry',
    /\b(i|i've|went (in|down|up) and|just) (said (i was |i'm )?sorry|apologi[sz]ed)\b/,
    ['conflict', 'someone-else', 'shame', 'substance', 'just-listen', 'overload'],
  ],
]

/** A step that was taken; null where none was, or where it was another’s. */
export function stepTakenIn(words: string, at: NeedId | null): StepTaken | null {
  if (isOfAnother.test(words) || isSetback.test(words) || /\?\s*$/.test(words)) return null
  const found = notDone.exec(words)?.groups
  const minutes = minutesIn(words)
  if (ofUrge(at)) {
    const verb = found?.['verb'] === undefined ? null : (base[found['verb']] ?? found['verb'])
    const whom = found?.['whom']
    const isWhole = verb !== null && (whom !== undefined || !needsWhom.has(verb))
    const deed =
      verb === null || !isWhole ? null : [verb, whom && turnedToThem(whom)].filter(Boolean).join(' ')
    if (minutes !== null && deed !== null) return { id: 'waited-and-not', minutes, deed }
    const rose = plainly[0]!
    if (rose[1].test(words)) return { id: rose[0] }
    if (minutes !== null && waited.test(words) && !isRated.test(words)) return { id: 'waited-for', minutes }
    if (
      deed !== null &&
      /\b(today|tonight|yet|this (time|morning)|so far|still|and i|but i|didn't|haven't)\b/.test(words)
    )
      return { id: 'did-not', deed }
  }
  const long = firstInLong.exec(words)?.groups?.['long']
  if (
    long !== undefined &&
    !/\b(drink|drank|cut|binge\w*|smoke\w*|relapse\w*|attack|panic\w*|cried|seizure)\b/.test(words)
  )
    return { id: 'first-in-long', minutes: long.replace(/\byrs?\b/, 'years') }
  const one = plainly.find(
    ([, sign, needs]) => sign.test(words) && (needs === undefined || needs.includes(at)),
  )
  return one ? { id: one[0] } : null
}
