import { plain } from '#domain/chat/guide/hear/plain.ts'

/** How something is told: what a listener would hear in it, whatever it is about. */
export type Tone =
  | 'told-badly'
  | 'fond'
  | 'silence'
  | 'kept-in'
  | 'left-out'
  | 'empty'
  | 'stuck'
  | 'shrinks'
  | 'again'
  | 'ahead'
  | 'much'
  | 'watching'
  | 'left-behind'
  | 'body'
  | 'did-it'
  | 'kind-other'
  | 'mixed'
  | 'replay'
  | 'went-on'
  | 'not-fair'
  | 'told-it-is-fine'
  | 'counted'
  | 'not-to-know'
  | 'traces'
  | 'out-of-sight'

const they =
  '(?:he|she|they|mum|mom|mam|dad|nan|my \\w+(?: \\w+)?|the (?:boss|teacher|doctor|nurse|manager)|everyone|people|someone|one of them)'
const relation =
  '(?:mum|mom|mam|dad|nan|gran\\w*|grandad|brother|sister|son|daughter|wife|husband|partner|boyfriend|girlfriend|friend|mate|uncle|aunt\\w*|cousin)'

/** The first that is heard. Each is borne out by words of theirs. */
const signs: readonly (readonly [Tone, RegExp])[] = [
  [
    'told-it-is-fine',
    /\b(?:says?|said|told me|tells me|reckons?|thinks?) (?:that )?(?:it's|it is|it was|i'm|there's|they're|everything's) (?:all |just |probably |definitely |always )*(?:the same|fine|nothing|ok|okay|normal|clean|locked|off|safe|clear|benign)\b/,
  ],
  [
    'counted',
    /\b(?:\d+|hundreds of|twenty|thirty|forty|fifty) (?:times|photos?|pictures?|searches|tabs|hours|minutes)\b/,
  ],
  [
    'not-to-know',
    /\b(?:don't|dont|do not|can't) (?:want|let) (?:my )?(?:mum|mom|dad|parents|husband|wife|them|him|her|anyone|anybody|people|everyone|kids) (?:to )?(?:know|find out|see|hear)\b/,
  ],
  [
    'replay',
    /\bkeep (?:thinking|going over|asking myself|replaying|seeing|hearing)\b|\bgoing over (?:it|and over)\b|\bover and over\b|\bdid i (?:check|lock|say|do|leave|miss)\b|\bcan't stop thinking\b/,
  ],
  [
    'went-on',
    /\b(?:like|as if) nothing(?:'s| had| has)?\b|\b(?:carried|carry|carries) on\b|\bback to (?:work|normal) (?:like|as if)\b|\bmoved on\b/,
  ],
  [
    'not-fair',
    /\b(?:we|i|it) never (?:said|discussed|agreed|did|happened)\b|\bwasn't (?:me|my (?:job|fault|turn))\b|\bin front of (?:everyone|everybody|the (?:whole )?(?:team|class|office|family))\b|\bcc'?d\b|\bdoes nothing\b|\bgot the blame\b/,
  ],
  [
    'out-of-sight',
    /\b(?:sat|hid|hide|eat|ate|cried|cry|sit) in (?:the|my) (?:car|toilets?|loo|bathroom|stairwell|room|van|shower)\b/,
  ],
  [
    'told-badly',
    new RegExp(
      String.raw`\b${they} (?:just |then |even |only |always |keeps? )*(?:called me|calls me|calling me|laughed (?:at me|in my face)|laughs at me|shouted at me|yelled at me|snapped at me|rolled (?:his|her|their) eyes|told me to (?:get over|grow up|man up|cheer up|stop)|says? i'm|said i(?:'m| was| am| never| always| should)|blames? me|hung up|made fun of|ignored me|ignores me|looked at me like)\b`,
    ),
  ],
  [
    'fond',
    /\b(?:used to (?:make|sing|ring|take|call|bring|tell|play|do|dance|cook|come|sit|let|read|buy|roast)|couldn't sing|sang|singing|taught me|(?:his|her) (?:laugh|voice|jokes?|hands|smell|coat|chair|handwriting))\b/,
  ],
  [
    'silence',
    /\b(?:(?:barely|hardly|not|isn't|aren't|stopped|never) (?:speaking|talking|spoken|spoke|speaks?|talks?)|(?:don't|doesn't|won't|haven't|hasn't|we don't) (?:speak|talk|spoken|answer|reply|replied)|(?:goes|went|gone) (?:quiet|silent)|blocked me|silent treatment)\b/,
  ],
  [
    'kept-in',
    /\b(?:(?:don't|doesn't|doesnt|dont) (?:even |really )?know(?: about| that| we| i|$)|(?:haven't|havent|never|not) (?:told|said|mentioned)|no ?body knows|no one knows|hiding it|hide it|keep it (?:in|to myself)|in secret|i (?:\w+ )?pretend(?:ing|ed)?|i'm pretending|put(?:ting)? on a (?:face|smile)|i do a good face|doing the face)\b/,
  ],
  [
    'left-out',
    /\b(?:without me|didn't (?:ask|invite|tell) me|wasn't (?:asked|invited)|left (?:me )?out|all (?:met|went|going) (?:up|out)?|no one (?:texts?|texted|asked|rang|calls?|noticed)|nobody (?:texts?|texted|asked|rang|calls?|noticed))\b/,
  ],
  [
    'shrinks',
    /\b(?:stopped (?:going|eating|seeing|driving|taking|using|answering|cooking)|started (?:only|taking the|avoiding|going round|sleeping|leaving)|only (?:buy|buying|eat|go|use|wear)|(?:don't|won't|can't|cannot|dont|cant) (?:go|get|use|sit|drive|eat|touch|sleep|be) (?:there|out|in|near|to|on|it|anywhere)|avoid(?:ing|ed)?|moved (?:down|away|seats)|isn't allowed|not allowed|cross(?:ed)? the road|cancel(?:led|ed|ling)?)\b/,
  ],
  [
    'stuck',
    /\b(?:nothing goes in|just (?:sit|sat|lie|lay|stare|stared|stand|stood|look)|can't (?:start|focus|concentrate|get up|get out of bed|decide|move|choose|make myself|face)|cant (?:start|focus|get up|decide|face)|keep (?:deleting|putting it off|writing and|starting)|then deleting|keeps? going round|don't know where to start|stuck)\b/,
  ],
  [
    'again',
    /\b(?:i said i(?:'d| would|d)|said id (?:stop|never|not)|promised (?:myself|her|him|them)|again(?: tonight| today| last night)?$|back to (?:it|square|day one|zero|fern)|same (?:thing|sentence|old|again))/,
  ],
  [
    'much',
    /\b(?:on top of (?:it|that|everything)|as well as|all at once|and then the|everything at|one thing after|plus the|no (?:leave|time|break) left|non ?stop|(?:\d+|ten|twelve) (?:calls|hours|shifts))\b/,
  ],
  [
    'ahead',
    /\b(?:tomorrow|tmrw|tmr|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|this weekend|in (?:two|three|\d) (?:days|hours|weeks)|got to go back|have to go|dreading|first day)\b/,
  ],
  [
    'left-behind',
    /\b(?:dumped (?:her|him|them)|left (?:her|him|them) (?:there|alone)|should(?:'ve| have|ve)? (?:been|gone|stayed|rung|called|said|done|known)|wasn't there|wish i(?:'d| had| could))\b/,
  ],
  [
    'empty',
    /\b(?:so quiet|too quiet|empty (?:house|flat|room|chair|bed)|for one\b|on my own|by myself|no ?one (?:to|here|there|in)|nobody (?:to|here|there|in|home)|silence|leftovers)\b/,
  ],
  [
    'watching',
    new RegExp(
      String.raw`\b(?:she|he|they|my ${relation})(?:'s| is| has| just| looks?| won't| keeps?| hasn't)? (?:been )?(?:just )?(?:cry\w*|cried|not eating|eats?|losing|lost weight|shaking|drinking|forgets?|so thin|in pain|getting worse|shut (?:himself|herself)|stays in|worse|tired|scared|frail|confused|gone downhill)\b`,
    ),
  ],
  [
    'kind-other',
    new RegExp(
      String.raw`\b(?:he's|she's|they're|he is|she is|they are) (?:alright|all right|nice|lovely|kind|gentle|so gentle|good|sweet|decent|ok)(?: actually| really| to me)?\b|\b(?:held my hand|hugged me|made me (?:a )?(?:tea|cup|laugh)|sat with me|came round|was nice to me|asked if i was ok)\b`,
    ),
  ],
  [
    'body',
    /\b(?:hands? (?:are |still |is )*(?:shaking|sweating|sweaty|buzzing|cold|numb)|shaking|sweating|heart (?:is )?(?:going|racing)|can't stop shaking|legs (?:are )?(?:like )?jelly|feel sick|stomach)\b/,
  ],
  [
    'mixed',
    /\b(?:but (?:also|at the same time)|half of me|part of me|in a (?:weird|good|nice) way|don't know (?:if|whether))\b/,
  ],
  [
    'did-it',
    /\b(?:i (?:went|did|managed|stayed|held|stood|rang|told|asked|opened|got (?:up|out|on|there|through)|made it|walked|drove)|went in|made it|left it|drove off|didn't go back|held (?:it|on|a))\b/,
  ],
]

/** To have done it once more is no step there. */
const ritual = (need: string | null): boolean =>
  need !== null &&
  (need.startsWith('ocd-') || need === 'health-fear' || need === 'substance' || need === 'eating')

const longestRead = 600

/** Whoever speaks of harm is not met by how it is told. */
const ofHarm =
  /\b(?:hurt\w*|kill\w*|stab\w*|knife|gun|weapon|shut (?:him|her|them) up|attack\w*|voices?|die|dying)\b/

const planned = /^(?:ok(?:ay)?|right|fine|yes|yeah|alright|i'll|ill|i will|i'm going to|gonna|going to)\b/

/** Only where making sure is the trouble. */
const ofDoubt: ReadonlySet<Tone> = new Set(['told-it-is-fine', 'counted'])
const isOfDoubt = (need: string | null): boolean =>
  need !== null && (need.startsWith('ocd-') || need === 'health-fear')

/** What fits where somebody tells of something good. */
const ofGood: ReadonlySet<Tone> = new Set(['fond', 'kind-other', 'did-it'])

export function toneIn(text: string, need: string | null): Tone | null {
  const words = plain(text.slice(0, longestRead))
  if (ofHarm.test(words)) return null
  const isPlan = planned.test(words)
  const found = signs.find(
    ([tone, sign]) =>
      sign.test(words) &&
      !(tone === 'did-it' && ritual(need)) &&
      !(tone === 'ahead' && isPlan) &&
      !(tone === 'stuck' && need === 'grief') &&
      !(ofDoubt.has(tone) && !isOfDoubt(need)) &&
      !(need === 'good-moment' && !ofGood.has(tone)),
  )
  return found?.[0] ?? null
}
