/** People near to somebody, as they are named. */
export const kin =
  '(mum|mom|mam|mummy|mother|dad|daddy|father|parents|sister|brother|wife|husband|partner|boyfriend|girlfriend|best friend|friends?|mates?|flatmate|roommate|housemate|neighbou?rs?|colleague|nan|nana|gran|grandma|grandad|grandpa|aunt|auntie|uncle|cousin|son|daughter|teacher|nurse|doctor|gp|carer|counsell?or|coach|midwife|health visitor|social worker|therapist|psychiatrist|sponsor|family)'

const ofKin = (before: string, after: string): RegExp => new RegExp(`${before}${kin}${after}`)

const they = String.raw`(\b(she|he|they|someone|somebody|my (\w+ ){0,2}${kin}|(her|his|their) (\w+ )?${kin}))`
const is = String.raw`('s|'re| is| are)?`

/** What an answer to somebody in danger may mean. The first that a step knows counts, so "I can't" stands before "no". */
const signs = {
  'help-here':
    /\b(help|the ambulance|an ambulance|ambulance|paramedics?|medics?|crew|police|doctors?|nurses?|they)( is| are|'s|'re| has| have)? (now |just |already |finally )*(here|arrived|come|came|got here|with (me|us|them|her|him))\b|\b(i'm|i am|we're|we are) (now )?(at|in) (the )?(hospital|a&e|a and e|er|emergency room|ambulance)\b/,
  company: new RegExp(
    String.raw`${they}${is} (now |just |already |finally )*(here|with (me|us|her|him|them)|beside me|next to me|sitting with|holding (me|my hand)|hugging me|staying|not leaving|in the room with me)\b|${they}('s|s| has| have)? (just )?(got|put) (his|her|their|an) arms? (a)?round me\b|${they} (just |now |has |have )*(came|come|walked|ran) (in|round|over|downstairs|upstairs|and sat)\b|${they} (is |'s )?(sat|sitting) (down )?(with|beside|next to|on the bed)\b|\b(i'm|i am|we're|we are) (now )?(with|at) (my|a|the) (\w+ )?${kin}\b`,
  ),
  'asks-to-call':
    /\b(should|shall|do|must|can) (i|we) (call|ring|phone|dial)\b|\bis it (999|911|112|000|111)\b/,
  /** Said while somebody is asked whether they are safe: they are nearer to it than they had said. */
  close:
    /\bi (just )?lied\b|\bi (wasn't|was not|haven't been|am not|'m not) (being )?(honest|telling (you )?the truth)\b|\b(wrote|written|writing|left) (the|my|a|some|all the) (goodbye )?(letters?|notes?|will)\b|\b(don't|do not) want to be (talked out|stopped|saved)\b|\b(made|make) up my mind\b|\bnothing (will|can) stop me\b/,
  /** They do not want to die, or say that they did not mean it. */
  'not-dying':
    /\bi (really |actually )?(don't|do not|didn't|did not|wouldn't|never) (really |actually )?(want(ed)? to (die|kill myself|hurt myself|end (it|my life|things))|mean (it|that)( like that)?)\b|^(no,? )?(i was |i'm |am )?(just |only )?(jk|joking|kidding)\b/,
  cannot:
    /(\bcan't|\bcannot|\bcan not|\bwon't|\bnot able|\bunable|\bno (phone|signal|battery|reception)|\bphone('s| is)? (dead|died|broken|gone)|\bdon't want|\btoo scared|\bafraid to|\brefuse)\b/,
  well: /\b(feel|feels|feeling|i'm|i am|it's|it is|seem|seems) (\w+ ){0,2}(fine|ok|okay|well|better|good|normal|alright|all right|gone|over)\b|\bno symptoms\b|\bnothing('s| is)? happen(ing|ed)\b|\b(it|that|the pain|the feeling)('s| has)? passed\b|^(it's |very |only |just |quite |pretty )*(small|tiny|little one)\b|\b(it's|its|all) (covered|bandaged|cleaned)\b|\b(wore off|went away|slow(ed|ing)( down| up)?|eas(ed|ing)( off)?|stopped bleeding|not (that |very |so )?deep|shallow|superficial|(only|just) (a )?scratch(es)?)\b/,
  unsafe:
    /(\bnot|n't|\bnever|\bhardly)\b.{0,20}\bsafe\b|\bunsafe\b|\bin danger\b|\b(getting|gets) (worse|stronger)\b/,
  /** Whoever hurts them is there. */
  intruder:
    /('s| is) (here|home|back|at the door|outside)\b(?! (in|at|by|soon|later|tonight|tomorrow|safe)\b)/,
  coming: new RegExp(
    String.raw`\bon (the|their|its|her|his|my) way\b|\b(they|ambulance|help|police|she|he|${kin})('re|'s| are| is) (coming|driving|picking me up|getting here)\b|\b(driving|taking) (me|him|her|them|us)\b|\b(told|said) (me |us )?to (go|come|bring|take)\b.{0,16}\b(er|a&e|hospital|in|there|emergency)\b|\b(were|we're|we are) in the car\b|\bsaid (an |the )?ambulance\b|\bminutes? away\b`,
  ),
  unsure:
    /\b(not sure|(don't|not|no) (really )?(know|idea)|dunno|idk|maybe|unsure|perhaps|not really|no idea)\b/,
  alone: /\b(nobody|no ?one|not anyone|there isn't anyone|alone|by myself|on my own)\b/,
  away: /\b(he|she|they|dad|mum|mom|husband|wife|boyfriend|girlfriend|partner)('s|'re| is| are| has| have)? (not (here|home)|gone|out|away|left|asleep|at (work|school|the pub|the shops?))\b|\b(i'm|i am) (now )?(outside|out|in the (car|street|garden|park)|walking|going (for a walk|out)|(at|in) (work|school|college|the office|a friend'?s?|my (mum|mom|sister|brother|friend|nan|aunt|parents|gran)\w*))\b|^(at|in) (work|school|my \w+|a friend)\b|\b(we're|we are) (in the car|out|at (my|a|her|his))\b|\b(sat|sit|sitting) down\b|\bstepped (back|down|away)\b|\b(away from|got away|got out|left the house)\b/,
  apart:
    /\bin (his|her|the|their) (cot|crib|playpen|bed|room|bedroom)\b|\b(outside|behind|closed|shut) the door\b|\b(in )?(another|the other|the next) room\b/,
  no: /^(no|nope|non|nein|nee|nie|nah|not|never)\b|^(i|we|he|she|they|it)? ?(haven't|have not|didn't|did not|don't|isn't|aren't)(?=\W*$| (yet|really|want to|think so|trust|have (one|any|anyone|anybody))\b)/,
  safe: /\bsafe\b|(\bnot|\bno longer|n't) (feeling )?(suicidal|in danger|in any danger|at risk)\b|\bi wouldn't(?=\W*$)|(i wouldn't|i would never|(i'm|i am) not (going to|gonna)) (really\W*$|(really |actually )?(do|hurt|act|kill)\b)/,
  called:
    /\b(called|calling|phoned|rang|ringing|dialled|dialed|texted|texting|messaged|messaging|told (someone|somebody|mum|mom|dad|the police|my (mum|mom|dad|sister|brother|friend|teacher|nan|aunt|therapist|doctor|gp)|(her|him|them)(?=\W*$| (and|everything|about)\b))|on the (phone|line)|on (the|their|its|her|his) way|(they|she|he) (answered|picked up|replied|wrote back)|(he|she|they|someone|somebody|my \w+)('s| is|'re| are) (now |just )?(calling|ringing|phoning|on the phone|on to them|dialling)|(they're|they are|it's|ambulance is|help is) coming)\b/,
  someone: ofKin(
    String.raw`\b(someone|somebody)\b|^(maybe |probably |my |the )*(?=\b)`,
    String.raw`\b|\b(my|our|a|the|her|his|their) (\w+ )?${kin}\b`,
  ),
  agrees: /^(ok|okay|sure|alright|all right|fine|i will|i'll|i could|i can|i might)\b/,
  yes: /^(yes|yeah|yep|yea|yup|ye|(i (will|have|did|do|am)|they (are|have)|(she|he) is)(?=\W*$|[,.] | (now|already|and)\b)|kind of yes|of course|oui|ja|si|sí|tak|evet|sim)\b/,
  somewhat:
    /^(?:(?:ok|okay|yeah|yes|well|maybe|i guess)[, ]+)*(kind of|sort of|kinda|sorta|a bit|a little|somewhat|slightly)\b/,
} as const satisfies Record<string, RegExp>

export type Meaning = keyof typeof signs

export const meanings = Object.keys(signs) as Meaning[]

/** What is longer tells something, and its beginning is answer enough. */
const longestAnswer = 300

export const plain = (text: string): string =>
  text
    .slice(0, longestAnswer)
    .toLowerCase()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\b(ca|do|does|did|wo|is|are|have|had|would|was)nt\b/g, "$1n't")
    .replace(/\b(i)(m|ve|ll)\b/g, "$1'$2")
    .replace(
      /\b(he|she|it)s\b(?= (here|home|back|gone|out|at|not|asleep|on|coming|with|outside|ok|fine|calling|ringing|phoning|holding|hugging|sitting|sat|got|staying|moving|up|awake|looking))/g,
      "$1's",
    )
    .replace(/\btheyre\b/g, "they're")
    .replace(/\s+/g, ' ')
    .trim()

const denials: Partial<Record<Meaning, RegExp>> = {
  'not-dying': /\b(but|anymore|any more|lied)\b/,
  cannot:
    /\b(don't|do not) want to (die|kill myself|hurt myself|end (it|my life|things)|be (talked out|stopped|saved)|stop)\b/,
  'help-here':
    /(\bno|\bnot|n't|\bnobody|\buntil|\bwhen|\bif|\bbefore|\bwish|\bwant|\bneed)\b.*\b(here|arrived|with me|come|came)\b|n't\b.*\b(here|arrived|come)\b|\b(come|came) (back|home|in|round|over|at|for|after)\b/,
  company: /(\bno|\bnot|n't|\bnobody|\buntil|\bwhen|\bif|\bbefore|\bwish|\bwant|\bneed|\bwas|\bwere)\b/,
  /** Somebody else was called, or nobody yet. */
  called:
    /\bshould (i|we) call\b|(n't|\bnot|\bnever) (yet |even |just )?(called|told|texted)\b|(\bon hold|\bvoicemail|\bengaged|\bno answer|\bdidn't answer|\bhung up)\b|\bcalled (her|his|their|my) (mom|mum|mother|dad|father|parents|sister|brother|friend|boyfriend|girlfriend|husband|wife|work)\b/,
  coming: /(\bnot|n't|\bnobody|\bno one|\bwhen|\bif|\bwish)\b.{0,20}\b(coming|way)\b/,
  well: /\b(gone|soak\w*|com(es|ing)) (right |all )?through\b|(\bnot|n't|\bnever|\bno longer|\bhardly|\bbarely) (\w+ ){0,2}(fine|ok|okay|well|better|good|normal|alright|all right)\b|\b(better|good|ok|okay) (off|without)\b/,
  /** Safe, and in the same breath not. */
  safe: /(\bnot|n't|\bnever) (\w+ ){0,2}safe\b|\bsafe\b.{0,30}\b(i guess|i suppose|but)\b|\bstill (here|there|next to me|beside me|in (my|the))\b/,
  unsafe: /(\bnot|n't|\bno longer) in danger\b/,
  intruder: /\b(mum|mom|sister|brother|friend|flatmate|nan)('s| is) (here|home|back)\b/,
  unsure: ofKin(String.raw`\bmy (\w+ )?`, String.raw`\b`),
  no: /\b(plans?|suicidal|in danger|going to do|i wouldn't)\b/,
  someone:
    /^(yes|yeah|yep)\b|\b(don't|do not|stop) tell(ing)? me\b|\b(used to|died|dead|passed away|hates?|fault|said|says|left|won't|can't|doesn't|isn't|not|n't|never|without|hits?|hurts?|far away)\b/,
}

/** Of those that somebody waits for, the one that an answer means; undefined where it is none of them. */
export function meaningOf(text: string, expected: readonly Meaning[]): Meaning | undefined {
  const heard = plain(text)
  return meanings.find(
    (meaning) => expected.includes(meaning) && signs[meaning].test(heard) && !denials[meaning]?.test(heard),
  )
}

export const isSame = (label: string, text: string): boolean => plain(label) === plain(text)
