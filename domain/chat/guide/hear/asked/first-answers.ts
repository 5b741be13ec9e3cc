import { isBereft } from '#domain/chat/guide/hear/parting.ts'
import { spelt } from '#domain/chat/guide/hear/things/spelt.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** What is asked, and what of the talk says which answer is true of it. */
type About = { words: string; told: string; at: NeedId | null; said: readonly string[]; isChild: boolean }
type First = readonly [asked: RegExp, answer: (about: About) => string | null]

const lines =
  /\b(?:childline|help ?lines?|samaritans|kooth|(?:crisis|text|young people's) line|shout|kids help|the line)\b/
const ofThoughts: ReadonlySet<NeedId | null> = new Set(['ocd-harm', 'ocd-taboo'])
const isDoubt = (at: NeedId | null): boolean => at === 'health-fear' || at?.startsWith('ocd-') === true
const controlled =
  /\b(?:(?:checks|reads|goes (?:through|thru)|looks (?:at|through|thru)|wants|has|controls|takes|tracks) (?:all )?my (?:phone|calls?|messages|msgs|texts|bank|card|money|location|password)|won't let me|smashed my|(?:hits?|hit|slaps|slapped|shoves|threatens) me|scared of (?:him|her)|make me leave)\b/
const isControlled = ({ at, told }: About): boolean => at === 'violence-at-home' || controlled.test(told)
const hears =
  /\bvoices?\b|\bhear(?:s|ing)? (?:him|her|it|them|someone|somebody|a man|a woman|people)\b|\b(?:talk|whisper|mutter|shout)(?:s|ing)? (?:outside|through|in|behind|upstairs|next door).{0,30}\babout me\b|\bwhen i (?:look|check|go)\b.{0,24}\b(?:nobody|no ?one|not there|nothing)\b|\b(?:nobody|no ?one)(?:'s| is)? (?:ever )?there\b|\b(?:nobody|no ?one) lives (?:upstairs|downstairs|there|next door|above|below)\b|\btalk(?:s|ing)? to me through\b|\bthrough the (?:walls?|ceiling|floor|pipes|vents?|tv|radio)\b/
const purges =
  /\b(?:sick (?:on purpose|after|twice|again|to get rid)|(?:make|made|making) myself (?:be )?sick|purg\w*|threw up|throw(?:ing)? up|laxatives?|bing\w+)\b/
const cuts =
  /\b(?:cut(?:ting)?|burn(?:ing)?|hurt(?:ing)?|scratch(?:ing)?) (?:myself|my \w+)\b|\bself.?harm\w*|\bblades?\b/
const drinks = /\b(?:drink\w*|drank|drunk|wine|vodka|beers?|gin|cans|bottles?|booze|whisky|cider)\b/
const worriesForThem =
  /\b(?:stopped answering|not answer\w*|n't answer\w*|gone quiet|went quiet|no reply|not repl\w+|hasn't replied|worried about (?:him|her|them|my)|(?:his|her) (?:wife|husband|partner|boyfriend|girlfriend) left|not (?:himself|herself))\b/
const fearsTheWorst =
  /\b(?:do something (?:to (?:him|her|them)self|stupid|silly)|kill (?:him|her|them)self|suicid\w*|hurt (?:him|her)self|end (?:it|his|her)|not be here|want to die)\b/
const isFaint =
  /\b(?:pass(?:ing)? out|faint\w*|diz\w+|black(?:ing)? out|panic\w*|light.?headed|unreal|not real|no sleep|(?:not|n't|haven't) slept|chest)\b/
const notices = /\b(?:change\w*|darker|bigger|grown|growing|bleed\w*|new|different|dark|black)\b/

const ofChecking =
  /\b(?:check(?:ing|ed)?|photos?|wash(?:ing|ed)?|googl\w+|counted|counting|(?:want|need) to look)\b/

const isAsk = /\?|\b(?:do|does|will|would|can|could|might|is|are|if|whether|asked|scared|afraid|worried)\b/

const whom = ({ at, told, isChild, words }: About & { words: string }): string | null =>
  isControlled({ at, told } as About)
    ? 'whom-abuse'
    : hears.test(told)
      ? 'whom-voices'
      : isChild
        ? 'whom-young'
        : at === 'substance' || drinks.test(told)
          ? 'whom-drink'
          : at === 'eating'
            ? 'doctor-eating'
            : isDoubt(at) || at === 'someone-else' || /\b(?:tonight|right now|tell|call)\b/.test(words)
              ? null
              : 'whom-gp'

/** The first that is asked is answered. Where nothing true is known, the others say what they have. */
const firsts: readonly First[] = [
  [
    /\b(?:say|says|tell|tells|told|hear)(?: me)?(?: that)? i(?:'m| am) not (?:fat|ugly|big|huge|disgusting)\b|\bam i (?:fat|too fat|ugly)\b/,
    ({ at }) => (at === 'eating' ? 'not-of-size' : null),
  ],
  [
    /\b(?:thought|hoped|wanted|waiting for|need(?:ed)?) (?:(?:you(?:'?d| would)?|i'?d|someone|somebody)(?:'d| would| to)? )?(?:to )?(?:say|tell me)(?: to)? (?:stop|no|not to|don't)\b/,
    ({ told }) => (purges.test(told) || cuts.test(told) || drinks.test(told) ? 'say-stop' : null),
  ],
  [
    /\b(?:childline|help ?lines?|samaritans|kooth|shout|the line|line|they)\b.{0,30}\b(?:tells?|rings?|informs?|contacts?|reports?|phones?|pass(?:es)?|let|grass)\b.{0,25}\b(?:schools?|parents?|mum|mom|mam|dad|teachers?|police|social|anyone|anybody|people|family|work|gp|know)\b/,
    ({ told, words, said }) =>
      isAsk.test(words) &&
      (lines.test(told) || said.some((id) => /^(?:act\/age|fact\/young|act\/human-please)/.test(id)))
        ? 'line-tells'
        : null,
  ],
  [
    /\b(?:gp|doctors?|nurse|dr|surgery)\b.{0,24}\b(?:tells?|rings?|informs?|contacts?)\b.{0,16}\b(?:parents?|mum|mom|mam|dad|family|school|work|boss|anyone|husband|wife)\b/,
    ({ words }) => (isAsk.test(words) ? 'doctor-tells' : null),
  ],
  [
    /\b(?:teacher|school|tutor|counsell?or|head of year|pastoral)\b.{0,24}\b(?:tells?|rings?|informs?|contacts?)\b.{0,16}\b(?:parents?|mum|mom|mam|dad|family|police|social)\b/,
    ({ words }) => (isAsk.test(words) ? 'school-tells' : null),
  ],
  [
    /\b(?:tak(?:e|es|ing)|took|remov\w+) (?:him|her|them|my (?:baby|bab(?:y|ies)|kids?|child(?:ren)?|son|daughter|little (?:one|boy|girl)|boys?|girls?)|the (?:baby|kids|children))(?: (?:off|away|from|into)\b|\W*$|,| if\b)|\b(?:have|has|need|going|gonna|supposed|obliged) to report\b|\b(?:will|would|do|does|must|can) (?:they|she|he|the \w+(?: visitor)?) (?:have to )?report\b/,
    (about) =>
      !isAsk.test(about.words) ||
      /\b(?:do|should|shall|can|must) i (?:just )?take\b/.test(about.words) ||
      isControlled(about) ||
      /\b(?:ex|custody|court)\b/.test(about.told)
        ? null
        : ofThoughts.has(about.at) ||
            /\b(?:thoughts?|pictures?|images?|(?:see|saw|seeing) (?:myself|me)\b.*\b(?:drop|hurt|harm|push|shak|throw|drown))/.test(
              about.told,
            )
          ? 'take-child-thoughts'
          : 'take-child-open',
  ],
  [
    /\b(?:lock(?:ed|ing)? (?:me )?(?:up|away)|section(?:ed|ing)? ?(?:me)?\b|put me (?:away|in (?:a |the )?(?:hospital|ward|unit))|keep me in|commit(?:ted)? me)\b/,
    ({ told, words, at }) =>
      !isAsk.test(words) || /\bwant to (?:take|keep|admit)\b|\bin hospital\b/.test(told)
        ? null
        : hears.test(told)
          ? 'whom-voices'
          : ofThoughts.has(at)
            ? 'locked-thoughts'
            : 'locked-open',
  ],
  [
    /\bam i (?:going |getting |turning |becoming )?(?:schizo\w*|psychotic|mad|insane|crazy|mental)\b|\b(?:turning|turn) into my \w+\b/,
    ({ told }) => (hears.test(told) ? 'voice-named' : null),
  ],
  [
    /\b(?:do|can|did) (?:you|u) (?:also |even |really )?(?:hear|see) (?:him|her|it|them|that|the (?:voice|voices|man|woman|people))\b/,
    () => 'hear-him',
  ],
  [
    /\b(?:who|whom|where) (?:do|should|can|would|could) i (?:actually |even |really |first )*(?:go|turn|speak|talk|see)\b(?!.{0,12}\bfor (?:a walk|lunch|tea))|\bwho (?:to|do you) (?:go to|see|ring) first\b/,
    whom,
  ],
  [
    /\b(?:is there|are there|isn't there|who(?:'s| is) there|know of)\b.{0,16}\b(?:some ?one|some ?body|any ?one|any ?body|people|a (?:line|number|place|helpline))\b.{0,30}\b(?:talk|speak|ring|call|text|chat|go|won't|that)\b/,
    (about) => (isControlled(about) ? 'whom-abuse' : null),
  ],
  [
    /\bwhat (?:do|should|can|could|would|shall|am i (?:meant|supposed) to) (?:i )?(?:even |actually |just )*(?:text|write|send|put|message|say(?! (?:when|if|to (?:the|a|my (?:gp|doctor)))))\b|\basked (?:you )?what (?:to|i should|i could) (?:text|say|write|send|put)\b|^(?:ok |so |but )*what to (?:text|write|say)\b/,
    ({ at, told, words }) =>
      (at === 'someone-else' || worriesForThem.test(told)) && !/\b(?:doctor|gp|police|999)\b/.test(words)
        ? fearsTheWorst.test(told)
          ? 'text-worried'
          : worriesForThem.test(told)
            ? 'text-quiet'
            : null
        : null,
  ],
  [
    /\bwhat (?:do|should|can|am|could) i (?:meant to |supposed to |even |actually |just )*do (?:about |with |when )?.{0,30}\b(?:urges?|itch|pull|craving|hands?|fingers?|want to|wants to|need to)\b|\bwhat to do (?:with|about) (?:the|this|my) (?:urge|pull|craving|hands?|itch)\b|\btonight\?.{0,20}\b(?:want to|urge|look|check|wash)\b|\bhow (?:do|can) i (?:resist|fight|sit with|ride|beat|stop) (?:it|this|the urge|the craving)(?: tonight| now)?\W*$|\b(?:get|make it) (?:through|thru) (?:(?:the next|this) (?:hour|night|evening|bit|few hours)|tonight)\b/,
    ({ at, told, words }) =>
      cuts.test(told)
        ? 'not-cutting'
        : (isDoubt(at) || ofChecking.test(told)) && !/\bhow do i (?:stop|beat)\b/.test(words)
          ? 'urge-wait'
          : at === 'substance' || (drinks.test(told) && drinks.test(`${words} ${told.slice(-200)}`))
            ? 'urge-drink'
            : at === 'eating' || purges.test(told)
              ? 'urge-food'
              : null,
  ],
  [
    /\bwhat (?:day|date|year) (?:it is|is it|is this|are we)\b|\bwhat(?:'s| is) (?:the (?:date|day)|today|today's date)\b(?! (?:like|going))|\bwhat day\b/,
    ({ at, told }) =>
      at === 'flashback' || at === 'dissociation' || /\b(?:real|flashback|smell\w*|smelt)\b/.test(told)
        ? 'what-day-here'
        : 'what-day',
  ],
  [
    /\b(?:fancied|fancy|wanted|want|meant|up for|after|here for) (?:just )?(?:a|some)(?: bit of)?(?: a)? (?:chat|natter|chinwag|company)\b/,
    ({ at, told }) =>
      at === null || at === 'just-listen' || /\bnothing(?:'s| is)? wrong\b/.test(told) ? 'chat-only' : null,
  ],
  [
    /\b(?:am i|i'm|means? (?:that )?i'm|asked if i'm|makes? me) (?:such |just |a |an |the )*(?:bad|terrible|awful|unfit|horrible|evil|dangerous) (?:mum|mom|mother|dad|father|parent)\b/,
    ({ at }) => (ofThoughts.has(at) ? 'bad-parent-thoughts' : null),
  ],
  [/\bwhat time (?:is it|it is)\b|\bwhat(?:'s| is) the time\b/, () => 'what-time'],
  [
    /\b(?:can|could|will|would|might|do) (?:i|they|he|she|my (?:boss|work|manager))\b.{0,16}\b(?:sack(?:ed)?|fired?|(?:the|get the) sack|lose my job|let (?:me )?go|dismiss(?:ed)?)\b(?!.{0,10}\b(?:of it|of him|of her|of them|him|her)\b)/,
    () => 'sacked',
  ],
  [
    /\bwho (?:do|can|should|would|could) i (?:even )?report\b|\bhow (?:do|can) i report\b/,
    ({ at, told }) =>
      at === 'violence-at-home' ||
      controlled.test(told) ||
      /\b(?:ex|stalk\w*|follow\w*|outside my|threat\w*)\b/.test(told)
        ? 'report-it'
        : null,
  ],
  [
    /\bwhat (?:do|should|can|could|would|shall) i (?:even |actually |just )*(?:e-?mail|write to|text|put to|say to|tell) (?:my |the )?(?:tutor|lecturer|teacher|uni|boss|manager|supervisor|landlord|school|work|course)\b/,
    ({ told }) =>
      /\b(?:deadline|late|missed|behind|not been in|haven't been|off sick|ill|haven't left)\b/.test(told)
        ? 'email-behind'
        : null,
  ],
  [
    /\b(?:tell|telling|say|make) (?:me )?(?:i need |i have |i should )?to lose weight\b|\bbe about my weight\b/,
    () => 'not-of-weight',
  ],
  [
    /\b(?:blood|bleed\w*|spotting)\b/,
    ({ told }) => (/\bpregnan\w+\b|\bweeks (?:gone|pregnant)\b/.test(told) ? 'pregnant-blood' : null),
  ],
  [
    /\b(?:can|could|will|would) you (?:please |just )*(?:tell|ring|call|text|message|email|let|contact) (?:my \w+|him|her|them|someone|somebody|the \w+|a \w+|school|work)\b(?! (?:to|about me if))/,
    ({ words }) => (/\bfor me\b|\bknow\b|\?|^can|^could|^will|\bplease\b/.test(words) ? 'cannot-tell' : null),
  ],
  [
    /\b(?:help me|get me|get|keep me company|company|stay with me|sit with me)\b.{0,30}\b(?:through|thru|for|till|until|of)\b.{0,16}\b(?:minutes?|break|hour|stop)\b/,
    ({ at, told }) => (at === 'panic-now' || /\bpanic\w*/.test(told) ? 'ten-minutes' : null),
  ],
  [
    /\b(?:can|should|may|could) i (?:still |even |safely )?drive\b|\bis it (?:ok|okay|safe|alright) (?:for me )?to drive\b|\bam i (?:ok|safe|fit|alright) to drive\b|\b(?:have to|got to|gotta|need to) (?:drive|be (?:at|behind) the wheel)\b|\bbefore i drive\b/,
    ({ told }) =>
      drinks.test(told) && /\b(?:can|should|ok|safe|could)\b/.test(told)
        ? 'not-driving'
        : isFaint.test(told)
          ? 'drive-clear'
          : null,
  ],
  [
    /\b(?:should|shall|can|do) i (?:just |really |even )*(?:google|look (?:it |this )?up|search (?:it|for it)|check online|ask (?:reddit|chatgpt))\b/,
    ({ at, told }) => (isDoubt(at) || isFaint.test(told) ? 'google-not' : null),
  ],
  [
    /\b(?:it's|is it|that's|is that|is this|this is) (?:just |all |really |maybe |probably )*(?:shame|guilt|grief|anger|jealousy|loneliness|stress|burn ?out|fear)\b[, ]*(?:isn't it|innit|right|or what|or something|do you think|though)?\W*$/,
    ({ words, at }) =>
      !isDoubt(at) && /\?|isn't it|innit|right\W*$|is it|is that|is this/.test(words)
        ? 'feeling-named'
        : null,
  ],
  [
    /\bmoles?\b|\bmelanoma\b|\b(?:tell me|what if|(?:is|does|if) (?:it|that|this))\b/,
    ({ told, words }) =>
      /\bmoles?\b/.test(told) &&
      notices.test(told) &&
      /\?|\b(?:tell me|what if|bad|melanoma|cancer)\b/.test(words)
        ? 'mole-once'
        : null,
  ],
]

const goes =
  /\b(?:coat (?:is |'s )?on|got my (?:coat|shoes)|at (?:the|my|his|her) (?:front )?door|outside now|i'm outside|on my way|going out|(?:i've|i have|ive) got (?:the |a |my )?(?:matches|lighter|petrol|hammer|bat|rope|pills|tablets|keys)|in my hand|knife|can see (?:him|someone|her)|think it's him)\b/
const ordered =
  /\b(?:he|she|it|they|the (?:voice|voices|man|woman)|voices?) (?:\w+ ){0,2}?(?:said|says|saying|told|tells|telling|wants?|keeps?)\b.{0,40}\b(?:go out|shut (?:him|her|them|it|that \w+) up|hurt|kill|get (?:him|her|them)|stab|hit|make (?:him|her|them) pay|deal with|finish|sort (?:him|her|them) out|push)\b|\b(?:he|she|it|they|the (?:voice|voices|man|woman)|voices?) (?:\w+ ){0,2}?(?:said|says|saying|told|tells|telling|wants?) (?:me )?(?:that )?(?:i (?:should|must|have to|need to)|me to|to) (?:\w+ ){0,5}(?:fire|burn|light|break|smash|drive|throw|take|swallow|run|leave|end)\b/
const denies =
  /\b(?:i'm not going|not going out|staying in|i won't|took my coat off|back inside|in bed|put it (?:down|away|back))\b/

/** A voice with nobody there gives an order, and they are on the way: that is met before anything else. */
const isOrderedOut = ({ words, told }: About): boolean =>
  hears.test(told) && ordered.test(told) && (ordered.test(words) || goes.test(words)) && !denies.test(words)

const safeRow =
  /\bnever (?:once )?(?:hit|hits|touched|hurt|laid a (?:hand|finger))\b|\b(?:he|she)(?:'s| is)? (?:not|isn't) (?:violent|abusive|like that)\b/
const smashes =
  /\b(?:he|she|they)\b.{0,24}\b(?:threw|throws|chucked|kicked|slammed|hurled) (?:\w+ ){1,3}(?:down|at|across|against|through|over)\b|\b(?:smash\w*|threw|throws|broke|breaks|punch\w*|kick\w*) (?:\w+ ){0,3}(?:phone|plates?|wall|door|table|tv|things|stuff|cup|mug|glass(?:es)?|laptop|tablet|ipad|screen|chair)\b/

/** A voice turns on whoever hears it. */
const wantsThemDead =
  /\b(?:it|he|she|they|(?:the |a |this )?voices?) (?:\w+ ){0,2}?(?:says?|said|saying|wants?|tells?|told|telling)\b.{0,24}\b(?:me dead|me gone|me to (?:die|go)|i (?:should|must|have to|need to|deserve to) (?:just )?(?:go|die|disappear|not be here))\b/
/** Whoever is feared may look on in a moment. */
const comesNear =
  /\b(?:he|she)(?:'s| is| has|s)? (?:just )?(?:woken|woke|waking|awake|up now|coming|come in|back|home|at the door|in the room)\b|\bwhat if (?:he|she) (?:sees|catches|finds|walks|reads)\b/

const longestAsked = 600

/** Told, and not asked: no question of theirs stands alone in it. */
export const answersWhatWasTold: ReadonlySet<string | null> = new Set([
  'plainly-voice-go-out',
  'plainly-voice-against-you',
  'plainly-close-now',
  'plainly-not-of-size',
  'plainly-never-hit',
  'plainly-smashed',
  'plainly-say-stop',
  'plainly-not-cutting',
])

/** The name of what is said to a direct question, or to what cannot wait; null where others know it better. */
export function firstAnswer(
  text: string,
  talk: { at: NeedId | null; told: readonly string[]; said: readonly string[]; isChild: boolean },
): string | null {
  const words = spelt(text.slice(0, longestAsked))
  const told = spelt([...talk.told, text].join('\n'))
  const about = { ...talk, words, told }
  if (isOrderedOut(about)) return 'voice-go-out'
  if (hears.test(told) && wantsThemDead.test(words)) return 'voice-against-you'
  if (isControlled(about) && comesNear.test(words)) return 'close-now'
  if (safeRow.test(words) && isControlled(about)) return 'never-hit'
  if (
    smashes.test(words) &&
    (isControlled(about) || /\b(?:he|boyfriend|husband|girlfriend|wife|partner|she)\b/.test(words)) &&
    !isBereft(told)
  )
    return isControlled(about) ? 'smashed' : null
  for (const [asked, answer] of firsts) {
    if (!asked.test(words)) continue
    const name = answer(about)
    if (name !== null) return name
  }
  return null
}
