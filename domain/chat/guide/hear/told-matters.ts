import type { NeedId } from '#domain/chat/guide/understanding.ts'

type Matter = readonly [string, NeedId, (words: string, at: NeedId | null) => boolean]
const has =
  (pattern: RegExp) =>
  (words: string): boolean =>
    pattern.test(words)

const near =
  '(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\\w+|crush|date|mum|mom|dad|son|daughter|friend|best friend|mate|brother|sister)'
const ofDanger =
  /\b(suicid\w*|kill\w*|goodbye|really low|so low|depress\w*|missing|end it|hurt (him|her)self|pills|said (he|she) can't|sorry for everything)\b/

/** What people come with that is none of the needs, or is heard as a wrong one by a single word of it. */
export const toldMatters: readonly Matter[] = [
  [
    'life-diagnosed',
    'just-listen',
    has(
      /\b(?:diagnos\w+|assessed|told i'm|found out i'm|found out i have)\b.{0,30}\b(?:autis\w+|adhd|add|asd|asperger\w*|dyslexi\w+|dyspraxi\w+|bipolar|bpd|eupd)\b|\b(?:autism|adhd|autistic|bipolar|dyslexia) diagnosis\b/,
    ),
  ],
  [
    'life-mine-taken',
    'conflict',
    has(
      /\b(?:house ?mates?|flat ?mates?|room ?mates?|colleagues?|co-?workers?|brother|sister|someone|somebody|they|he|she|neighbou?rs?)\b.{0,24}\b(?:eats?|eating|ate|eaten|steals?|stealing|stole|nicks?|nicked|nicking|takes?|taking|took|uses?|using|borrows?)\b.{0,16}\bmy (?:\w+ )?(?:food|lunch|leftovers|milk|cheese|snacks|things|stuff|clothes|shampoo|charger|parking (?:space|spot)|dinner)\b/,
    ),
  ],
  [
    'life-no-reply',
    'worry-loop',
    (words) =>
      new RegExp(
        `\\b${near}\\b.{0,16}\\b(?:hasn't|haven't|not|won't|didn't|isn't) (?:\\w+ )?(?:text\\w*|repl\\w+|messag\\w+|call\\w*|rung|answer\\w*|read)\\b.*\\b(?:since|last night|yesterday|hours?|all day|days|spiral\\w*|panick\\w*|overthink\\w*|worr\\w+)\\b`,
      ).test(words) && !ofDanger.test(words),
  ],
  [
    'life-betrayed',
    'conflict',
    has(
      /\bfound (?:\w+ )?(?:messages|texts|photos|pictures|pics|a second phone|emails|receipts|tinder|a profile|an app)\b.{0,30}\b(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|his|her)\w*\b|\b(?:is|he's|she's|hes|shes|been) (?:having an affair|seeing someone else|sleeping with (?:someone|another|my))\b/,
    ),
  ],
  [
    'life-panic-after',
    'worry-loop',
    has(
      /\bhad (?:a |another |my first )?(?:big |bad |massive |huge )?panic attack\b.{0,40}\b(?:yesterday|last|on|at|in|this|today|the other)\b.*\b(?:scared|afraid|avoid\w*|go back|dread\w*|won't go|can't go)\b/,
    ),
  ],
  [
    'life-panic-days',
    'worry-loop',
    has(
      /\bpanic attacks? (?:every|most|all|each|several|many|two|three|\d+|at night|daily)\b|\b(?:keep|keeps|always) (?:having|getting) panic attacks\b|\bevery (?:day|night|morning) (?:a |another )?panic\b/,
    ),
  ],
  [
    'life-flight',
    'worry-loop',
    has(
      /\b(?:flight|flying|fly|plane|aeroplane|turbulence)\b.{0,60}\b(?:scared|terrified|anxious|nervous|afraid|dread\w*|panic\w*|fear|petrified)\b|\b(?:scared|terrified|anxious|nervous|afraid|dread\w*|panick\w*|worried|petrified) (?:about|of) (?:a |the |my |our |this )?(?:flight|flying|plane)\b/,
    ),
  ],
  [
    'life-sober',
    'substance',
    has(
      /\b(?:haven't|not) (?:had|touched|drunk|smoked|used|gambled|bet)\b(?: (?:a|any|one|the|drink|drinks|drop|alcohol|booze|wine|beer|weed|it|smoke|joint|bet|cigarette|cig|fag|line)){0,3} (?:for|in) (?:\w+ )?(?:\w+ )?(?:days|weeks|months|years)\b|\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:days|weeks|months|years) (?:sober|clean|dry|without (?:a |any )?(?:drink|drinking|smoking|using|bet|betting|gambling))\b/,
    ),
  ],
  [
    'life-urge-cut',
    'just-listen',
    has(
      /^(?!.*\b(?:cut (?:down|back|off|out|my hair|hair|ties|contact|carbs|sugar))\b).*\b(?:want|wanna|urges?|tempted|craving|need) (?:to )?(?:cut|self.?harm|burn myself)\b/,
    ),
  ],
  [
    'life-vomit',
    'worry-loop',
    has(
      /\b(?:scared|terrified|afraid|petrified|frightened|phobia|phobic|fear) (?:of |about )?(?:being sick|getting sick|vomit\w*|throwing up|norovirus|puking)\b|\bemetophob\w*/,
    ),
  ],
  [
    'life-appointment',
    'worry-loop',
    has(
      /\b(?:anxious|nervous|worried|scared|afraid|dread\w*|terrified|panick\w*) (?:\w+ )?(?:before|about|of) (?:\w+ )?(?:appointments?|the dentist|dentists?|check-?ups?|the waiting room)\b/,
    ),
  ],
  [
    'life-new-illness',
    'just-listen',
    has(
      /\b(?:got told|was told|told me|been told|just found out|diagnosed|diagnosis)\b.{0,24}\b(?:diabet\w+|ms|multiple sclerosis|cancer|epilep\w+|arthritis|crohn\w*|colitis|coeliac|lupus|hiv|heart failure|copd|parkinson\w*|high blood pressure|kidney disease)\b/,
    ),
  ],
  [
    'life-pet-missing',
    'just-listen',
    has(
      /\b(?:my|our) (?:\w+ )?(?:dog|cat|rabbit|puppy|kitten|tortoise|parrot|bird) (?:is |has |'s |has gone |went |got )?(?:missing|gone missing|lost|run away|ran away|disappeared|not come home|out)\b|\b(?:my|our) (?:cat|dog) (?:hasn't|didn't) come (?:home|back)\b/,
    ),
  ],
  [
    'life-too-high',
    'dissociation',
    has(
      /\b(?:took|ate|had|smoked|eaten|taken)\b.{0,20}\b(?:edibles?|gumm(?:y|ies)|brownies?|weed|hash|joint|bong|dab)\b.{0,40}\b(?:too much|too high|way too|weird|floaty|freak\w*|panic\w*|scared|heart|unreal)\b|\b(?:too high|too stoned|greening out|greened out|whitey)\b/,
    ),
  ],
  [
    'life-their-gambling',
    'someone-else',
    has(
      /\b(?:my )?(?:husband|wife|partner|boyfriend|girlfriend|son|daughter|mum|mom|dad|brother|sister)\b.{0,40}\b(?:gambl\w+|bets?|betting|casino|slots)\b/,
    ),
  ],
  [
    'life-abortion',
    'just-listen',
    has(/\b(?:had|having|after) (?:an |my |the |a )?(?:abortion|termination)\b/),
  ],
  [
    'life-anxious-all',
    'worry-loop',
    has(
      /\b(?:i'm|i am|feel|always|been) (?:so |just |always |constantly )?(?:anxious|worried|on edge|nervous)\b.{0,12}\b(?:all (?:the|day)(?: \w+)?|always|every day|about everything|constantly|24 ?7)\b|\banxious about everything\b/,
    ),
  ],
  [
    'life-went-badly',
    'just-listen',
    has(
      /\bmy? ?(?:exam|test|interview|paper|viva|presentation|audition|driving test)s? (?:just |today )?(?:went|was) (?:\w+ )?(?:terribl\w*|bad\w*|awful\w*|horribl\w*|shit|rubbish|a disaster|wrong)\b|\bi (?:just |think i )?(?:failed|bombed|messed up|screwed up|flunked) (?:my|the) (?:exam|test|interview|paper|driving test|viva)\b/,
    ),
  ],
  [
    'life-bad-day',
    'just-listen',
    (words, at) =>
      (at === null || at === 'just-listen') &&
      /^(?:(?:i'm )?sorry[,. ]+)+(?:(?:it's been|had|it was|just|having|i had|i've had) )*(?:a |such a )?(?:really |very |so )?(?:bad|rough|hard|long|awful|shit|terrible) (?:day|week|night)\b/.test(
        words,
      ),
  ],
]
