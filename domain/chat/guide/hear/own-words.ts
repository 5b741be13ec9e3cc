import { untouchable } from '#domain/chat/guide/hear/details.ts'
import { wordCount } from '#domain/chat/guide/hear/plain.ts'
import { isAskedOf } from '#domain/chat/guide/hear/questions-of-deeds.ts'
import { screenReply } from '#domain/safety/screen-reply.ts'

/** What is not given back: verdicts on oneself or on all, fears that come true by being said, and what is asked. */
const unsafe =
  /\b(hate\w*|knob\w*|twats?|dicks?|prick\w*|wanker\w*|bastards?|arse\w*|bum|bums|bra|pee|poo|stupid|idiot|dumb|worthless|useless|pathetic|ugly|fat|disgust\w*|failure|fail|burden|evil|bad|monster|fault|guilt\w*|asham\w*|shame|crazy|insane|mad|gross|freak|creep\w*|slut\w*|whore\w*|slag|cow|waste|loser|thick|psycho\w*|retard\w*|names|lazy|frauds?|fake|impost\w+|kms|kys|unlovable|unwanted|reject\w*|cheat\w*|dump\w*|resent\w*|leaving|left (?:me|us)|broke up|break up|divorc\w*|affair|abandon\w*|someone else|deserve\w*|better off|fine|leave\w*|fuck\w*|shit\w*|wtf|bitch\w*|crap|cancer|tumou?r|heart|disease|contaminat\w*|germs?|sins?|sinned|sinful|god|hell|kni(?:fe|ves)|snap|harm\w*|hurt\w*|hit\w*|slap\w*|punch\w*|kick\w*|push\w*|scream\w*|touch\w*|never|nobody|no one|no-one|everyone|everybody|everything|nothing|guess|believe|horribl\w*|awful\w*|terribl\w*|cruel\w*|nasty|mugged|attack\w*|robbed|accident|crash\w*|danger\w*|safe\w*|maybe|probably|what if|if|should|naked|wet|end|ending|alone|drunk|drank|drink\w*|drugs?|overdos\w*|pills?|binge\w*|vomit\w*|threw up|weigh\w*|afraid|scared|panic\w*|need|going to|gonna|will|won't|wish|point|lol|you|your|u|ur|yours|please)\b|'ll\b|\bI'd like\b|[?@#<>{}]|\d{5}/i
/** Said of somebody else these are only told; of oneself they would be read back as a verdict or a wish. */
const unsafeOfOneself =
  /\b(?:plan\w*|want\w*|know|always|think|too|nearly|almost|might|would|could|can't|cannot|feel\w*)\b/i
const isOfOneself = /\b(?:i|i'm|i've|i'd|me|my|myself)\b/i
const fillers =
  /^(?:(?:and|but|so|well|ok(?:ay)?|yes|yeah|yep|no|nope|um+|uh|like|honestly|actually|because|cos|cause|then|also|hm+|oh|anyway|basically|i mean|just that|plus|it's just|it's that|that)\b[,. …-]*)+/i
const tails =
  /[,. ]*\b(?:just now|lol|tbh|idk|haha\w*|though|tho|actually|too|anyway|i suppose|or something|and stuff|again|now|lately|you know|xx*)\b[.,! ]*$|[.,!;: …)(-]+$/i

const starts =
  /^(?:i|i'm|i've|i'd|he|he's|she|she's|it|it's|they|they're|they've|we|we're|we've|my|the|his|her|our|their|there|there's|there was|mum|mom|dad|nan|gran|someone|people|work|today|yesterday|last|this|food|sleep|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\p{Lu}\p{Ll}+)\b/u
const deeds =
  /^(?:moved|went|cried|slept|stayed|called|rang|sent|did|got|told|deleted|booked|waited|burnt|burned|forgot|ate|left|tried|had|used|walked|rode|saw|came|made|wrote|bought|sat|ran|finished|emailed|asked|spoke|talked|opened|passed|blocked|poured|put|read|started|checked|threw|apologised|apologized|handed|paid|rested|met|cooked|cleaned|missed|stopped)\b/i
const fragment =
  /^(?:no|\d+|two|three|four|five|six|seven|eight|nine|ten|a|an|only|just|still|every|since)\b|,/i

const turned: Readonly<Record<string, string>> = {
  "i'm": "you're",
  im: "you're",
  "i've": "you've",
  ive: "you've",
  "i'd": "you'd",
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": "you're",
  "we've": "you've",
  us: 'you',
  our: 'your',
  ours: 'yours',
  "i'll": "you'll",
}
const names = new Map(
  'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december christmas easter'
    .split(' ')
    .flatMap((word) => [word, `${word}s`])
    .map((word) => [word, word[0]!.toUpperCase() + word.slice(1)]),
)

/** Said for relief, and not to be read back. */
const oaths =
  /[,. ]*\b(?:ffs|f+s sake|for (?:fucks?|god'?s|christ'?s) sake|omf?g|jfc|fml|smh|bloody|(?:god)?dam(?:n|mit)|ugh+|argh+)\b[,! ]*/gi
const shortOf = /^(?:ADHD|PTSD|CPTSD|CAMHS|PMDD|IAPT|ASAP|EMDR)$/
const unshouted = (text: string): string =>
  text.replace(
    /\b(?:[A-Z]{4,}|NOT|ALL|SHE|HER|HIM|HIS|AND|THE|WAS|DID|HAS|HAD|ONE|DAY|MUM|DAD|MOM|NOW|TWO|OUT|MY|SO|NO)\b/g,
    (word) => (shortOf.test(word) ? word : word.toLowerCase()),
  )

const withMarks = (text: string): string =>
  unshouted(text)
    .replace(oaths, ' ')
    .replace(/[‘’`´]/g, "'")
    .replace(/\b(ca|do|does|did|wo|is|are|was|were|have|has|had|could|should|would)nt\b/gi, "$1n't")
    .replace(/\bdont\b/gi, "don't")
    .replace(/\bid (?=like|love|rather|be\b|say|have)/gi, "I'd ")
    .replace(/\bim\b/gi, "I'm")
    .replace(/\bive\b/gi, "I've")
    .replace(/\b(said|says|thinks?|thought|that|and|because|if) (she|he|they)d\b/gi, "$1 $2'd")
    .replace(/\b(it|he|she|that|there)s\b/gi, "$1's")

const toThem = (clause: string): string =>
  clause
    .replace(
      /\bmy ((?:(?!is\b|was\b|are\b|were\b|has\b|had\b|keeps?\b|\w+'s\b)[\w']+ ?){1,2}) and (?:i|me)\b/gi,
      'you and your $1',
    )
    .replace(/\bme and (my )?/gi, (_, own: string) => (own ? 'you and your ' : 'you and '))
    .replace(/\bi am\b/gi, 'you are')
    .replace(/\bi was\b/gi, 'you were')
    .replace(/\bi wasn't\b/gi, "you weren't")
    .replace(/[\p{L}']+/gu, (word) => turned[word.toLowerCase()] ?? names.get(word) ?? word)
    .replace(
      /\b(uncle|auntie|aunt) (?!and\b|who\b|is\b|was\b|has\b|in\b|at\b|on\b)(\p{Ll})/gu,
      (_, title: string, first: string) =>
        `${title[0]!.toUpperCase()}${title.slice(1)} ${first.toUpperCase()}`,
    )
    .replace(/(\w) same as\b/g, '$1, same as')
    .replace(/\bin (march|may)\b/g, (_, month: string) => `in ${month[0]!.toUpperCase()}${month.slice(1)}`)

/** How long ago, and nothing else. */
const timeAlone =
  /^(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|twenty) (minutes?|hours?|days?|weeks?|months?|years?)( (ago|old|now))?$/i

/** Two sentences that run on without a stop between them. */
const isTwo =
  /\b(?:is|are|am|was|'s|'m|'re)\b(?:(?!\b(?:and|but|because|that|who|when|where|than|as|what|if|so|how|like|while|since|which)\b).)*\b(?:i|he|she|we|they|you|my \w+) (?:is|are|am|was|were)\b|\basleep\b.*\bmy \w+$/i

const fewest = 3
const most = 14

function turnedClause(clause: string): string | null {
  const bare = clause.trim().replace(fillers, '').replace(tails, '').replace(tails, '').trim()
  const words = wordCount(bare)
  if (
    words < fewest ||
    words > most ||
    unsafe.test(bare) ||
    (unsafeOfOneself.test(bare) && isOfOneself.test(bare)) ||
    untouchable.test(bare.toLowerCase()) ||
    timeAlone.test(bare)
  )
    return null
  if (
    /^(?:what|why|how|is|are|do|does|can|could|should|would|did|who|when|where|am|whether|was|were|have|has)\b/i.test(
      bare,
    )
  )
    return null
  if (isTwo.test(bare)) return null
  const isDeed = deeds.test(bare)
  if (
    !isDeed &&
    !starts.test(bare) &&
    !starts.test(bare.toLowerCase()) &&
    !(words <= 6 && fragment.test(bare))
  )
    return null
  const own = toThem(isDeed ? `you ${bare[0]!.toLowerCase()}${bare.slice(1)}` : bare)
  // What the turning would break: "and was", "you's".
  if (/\b(am|you was|you's|you is|you has|and was|then was)\b/i.test(own)) return null
  const sentence = `${own[0]!.toUpperCase()}${own.slice(1)}.`.replaceAll("'", '’')
  return screenReply(sentence).length === 0 ? sentence : null
}

/** Of a death, a guilt or a crash no clause is given back, not even the one beside it. */
const grave =
  /\b(died|dying|dead|death|killed|kill|suicide|funeral|buried|stillborn|miscarr\w+|passed away|run over|murder\w*|crash(ed)?|my fault|was driving|run over|ran over|drowned|lost (?:one|him|her|them|the baby|a baby|our baby))\b/i
/** Slips of the hand and of a language still being learnt would be held up to them. */
const unpolished =
  /\b(wanna|gonna|gotta|me (wash|go|want|feel|think|have|not|no|do|be|am|is|very|so|work|cry)|all time|(i'm|i am) \d+|(he|she|it) (go|come|say|make|want|have|do|not|no|cry|shout|drink|work|live|feel)|i (no|not|am no|is|be|has|goes)|they (is|was|has)|(mum|mom|dad|nan|brother|sister|friend|mate)s (?!and |are |were |have |all |who ))\b/i

/** A sentence of theirs, turned to them: "He hardly speaks to you since the move." Null where none can be given back. */
export function ownWordsIn(text: string): string | null {
  const written = text.slice(0, 600)
  const given = withMarks(written)
  if (written.replace(/[^A-Z]/g, '').length > written.length / 2) return null
  if (grave.test(given) || unpolished.test(given)) return null
  const clauses = given.split(/(?:[!?\n;…]|\.(?!\d))+|\s-\s/).filter((clause) => clause.trim() !== '')
  if (clauses.length > 4) return null
  const whole = clauses.filter((clause) => !isPiece(clause))
  return nearest(whole) ?? nearest(whole.flatMap(inShort)) ?? nearest(clauses)
}

/** No sentence by itself: “a woman my mum’s age”. */
const isPiece = (clause: string): boolean =>
  /^(?:an?|two|three|four|no|only|just|\d+)\b/i.test(clause.trim().replace(fillers, '')) &&
  !/\b(?:is|was|are|were|has|have|had|did|said|says|came|went|got|\w+ed)\b/i.test(clause)

/** The one that tells most; of two alike the later. */
const nearest = (clauses: readonly string[]): string | null =>
  clauses
    .flatMap((clause, at) => {
      const own = isNoTelling.test(plainly(clause)) ? null : turnedClause(clause)
      return own === null ? [] : [{ own, worth: worthOf(clause) + at * ofLater }]
    })
    .toSorted((one, other) => other.worth - one.worth)[0]?.own ?? null

/** Of what runs on, each part by itself; “my husband and I” stays together. */
function inShort(clause: string): string[] {
  if (wordCount(clause) <= most) return []
  const parts = clause.split(
    /,\s|\s(?:and|but|because|cos|so)\s(?=(?:now|then|i|i'm|he|she|we|they|it|it's|my)\b)/i,
  )
  return parts.every((part) => wordCount(part) > fewest) ? parts : []
}

const ofLater = 0.1
const plainly = (clause: string): string =>
  clause
    .trim()
    .replace(fillers, '')
    .toLowerCase()
    .replace(/^its\b/, "it's")
/** A clock, a denial, a leave-taking, a choice that is put, or a word about this page. */
const isNoTelling =
  /^just (?:stood|sat|lay|stared|there)|^\d{1,2} ?o ?'?clock|\bnot (?:me|mine|us|him|her)\b|\b(?:jan|feb|sept?|oct|nov|dec|mon|tues?|weds?|thurs?|fri|sat|sun)$|^(it's|it is|that's|this is|i'm|i am) (not\b|(about |nearly |only )?\d{1,2}([:.]\d\d)?( ?(am|pm))?( now)?$)|\b\d{1,2}[:.]\d\d\b|^(i|i'd|i had|i must|i should) (had )?(better|go|be off)\b|\b\w+ or (wait|not|stay|sleep|go)$|^(this|it) is like talking to\b|\b(this|the) (app|bot|thing|page|chat)\b|^(i|i'm|im|you) (just |literally |only |already )?(said|say|saying|asked|asking|told you|meant|mean|suppose|guess|see)\b|^(i|you) (didn't|did not|never) (say|mean|ask)\b|\bgot to be up\b|\bhalf (past )?\d{1,2}\b|^(it's|its|it is) half\b|\b(up|start\w*|work|finish\w*|meeting|in|be there|shift) at \d{1,2}( ?(am|pm))?$|^(the|what) (worst|hardest|main|best) (is|was|part|bit|thing)\b/

const ofPeople =
  /\b(mum|mom|mam|dad|mother|father|brother|sister|son|daughter|kids?|children|husband|wife|partner|boyfriend|girlfriend|boss|manager|teacher|friend|mates?|nan|gran\w*|aunt|uncle|cousin|dog|cat|baby|he|she|they|his|her)\b/
const ofFeeling =
  /\b(miss\w*|cr(y|ied|ying)|laugh\w*|quiet|empty|tired|shak\w+|asham\w+|proud|lonely|alone|jealous|wait\w*|lost|smil\w*|held|hug\w*|hop\w+|grie\w+|sorry|sad|nervous|worn|stuck)\b/
const worthOf = (clause: string): number =>
  (ofFeeling.test(clause.toLowerCase()) ? 1 : 0) + (ofPeople.test(clause.toLowerCase()) ? 0.6 : 0)

const mostOfDeed = 8
const lettersOnly = /^[\p{L}' ]+$/u

/** What they did, turned to them by itself: "You drank the water." */
export function deedGivenBack(deed: string): string | null {
  const own = `You ${toThem(withMarks(deed)).trim()}.`.replaceAll("'", '’')
  const isFit =
    wordCount(deed) <= mostOfDeed &&
    lettersOnly.test(deed) &&
    !isAskedOf.test(deed) &&
    !untouchable.test(deed) &&
    !/\b(fuck\w*|shit\w*|vodka|wine|beers?|alcohol|bottle|drunk|pills|tablets)\b/.test(deed)
  return isFit && screenReply(own).length === 0 ? own : null
}

const mostOfClause = 12
const goesOnFromYou =
  /^(?:gonna|going to|might|will|could|haven't|didn't|did|still|have|had|managed|resisted|let|sat|stood|walked|put|made|rode|opened|told)\b/i
/** Said for a reason, and no part of what is told. */
const opening =
  /^(?:(?:ok(?:ay)?|right|so|well|and|but|yeah|yes|fine|then|maybe|already|just|lol|actually|anyway)[, ]+)+/i

/** One clause of theirs by itself, turned to them: "You haven’t gone." */
export function clauseGivenBack(clause: string): string | null {
  const told = withMarks(clause.replace(opening, '').trim())
  if (isAskedOf.test(told)) return null
  const isOwn =
    /^(?:i|i'm|i've|i'd|i'll|it's|it|my|we|she|he|they|she's|he's|they're|mum|mom|dad|the)\b/i.test(told)
  if (!isOwn && !deeds.test(told) && !goesOnFromYou.test(told)) return null
  const own = `${toThem(isOwn ? told : `you ${told.replace(/^(?:gonna|going to)\b/i, 'are going to')}`)}.`
    .replace(/\b([Yy])ou('ll| will|'d like| might|'re going| could) /g, '$1ou$2 ')
    .replace(/\bi'll\b/gi, "you'll")
    .replace(/\b(?:gonna)\b/g, 'going to')
  const sentence = `${own[0]!.toUpperCase()}${own.slice(1)}`.replaceAll("'", '’')
  const isFit =
    wordCount(clause) >= 2 &&
    wordCount(clause) <= mostOfClause &&
    /^[\p{L}\p{N}' ’]+$/u.test(clause) &&
    !untouchable.test(clause) &&
    !/\b(fuck\w*|shit\w*|you|your|u|ur|pills|tablets|dead|stupid|useless|am|and was)\b/i.test(told)
  return isFit && screenReply(sentence).length === 0 ? sentence : null
}
