import { heardAge } from '#domain/account/age/heard-age.ts'
import { otherLanguageOf } from '#domain/chat/guide/hear/language.ts'
import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'

const parent =
  '(?:mum(?:my)?|mom(?:my)?|mam|ma|dad(?:dy)?|step ?(?:mum|mom|dad)|nan|gran|grandma|parents?|carer)'
const theyAre = `(?:my ${parent}|she|he|they|mum|mom|dad)`

/** What a child or a teenager tells or asks. The first that is heard wins. */
const matters: readonly (readonly [string, RegExp])[] = [
  [
    'will-tell',
    /\b(are|will|would|do|can|could|gonna|going to)( you)? (\w+ )?(tell|telling|grass|snitch|call|ring)( on)? (my |the )?(mum|mom|mam|dad|parents?|nan|school|teachers?|police|social\w*|anyone|anybody|someone|people|them|on me)\b|\b(don't|do not|please don't|pls don't) (you )?tell (my |the )?(mum|mom|mam|dad|parents?|school|anyone|anybody|police)\b/,
  ],
  [
    'violence',
    new RegExp(
      `\\b(?:${theyAre}|my (?:brother|sister|uncle|nan)|his|her)\\b.{0,30}\\b(?:threw|throws?|throwing|hits?|hit|hitting|punch\\w*|kick\\w*|push\\w*|slap\\w*|chok\\w*|smash\\w*|beat|beats)\\b.{0,30}\\b(?:mum|mom|mam|dad|nan|me|us|her|him|sister|brother|plates?|chairs?|door|wall|tv|glass|things|stuff)\\b`,
    ),
  ],
  [
    'fault',
    /\b(is|was) (it|this|that) (all )?(my fault|because of me|something i did)\b|\bdid i (make|cause) (it|her|him|this|them)\b|\bit'?s (all )?my fault\b/,
  ],
  [
    'pic-shared',
    /\b(everyone|everybody|every ?one'?s|whole (year|school|class)|people|they|(the )?(boys|girls|lads)|half the (year|school)|all of them|year group|group ?-?chat)\b.{0,30}\b(seen?|saw|has|have|got|sharing|shar(es|ed)|sent|sending|pass\w*|forward\w*|saved)\b.{0,16}\b(the|my|that|a|this) (nude |naked )?(pics?|pictures?|photos?|nudes?|videos?|vids?)\b(?! (of|with) (us|them|him|her|the|my))|\b(my|the|a|that) (nude |naked )?(pics?|pictures?|photos?|nudes?|videos?|vids?)( of me)?\b.{0,40}\b(going (a)?round|everywhere|on (every|their|people)\w*|all over|got (shared|leaked|out|sent round)|been (shared|leaked|sent|passed))\b|\bhas a (pic|picture|photo|video|nude) of me\b|\b(?:pic|picture|photo|video|vid|nude)s?\b\W+(?:\w+ )?(?:someone|somebody|everyone|they|he|she|people)(?:'s)? (?:\w+ )?(?:shar(?:ed|ing)|leaked|posted|sent|put) it\b|\b(posted|shared|put up|uploaded|leaked)\b.{0,12}\b(a|the|my) (pic|picture|photo|video|vid|nude)s? of me\b/,
  ],
  [
    'nudes',
    /\bsent (him |her |them |someone )?(a |my |some |one )?(pics?|pictures?|photos?|vids?|videos?)\b.*\b(post|share|leak|send|show|threat\w*)\b|\b(nudes?|naked (pics?|pictures?|photos?)|pics? of me|(photos?|pictures?|videos?) of me|sextort\w*)\b.*\b(blackmail\w*|threat\w*|send|post|share\w*|leak\w*|pay|money|going round|sent)\b|\b(blackmail\w*|threat\w*|leak\w*|shar(ed|ing)|post(ed|ing)?)\b.*\b(nudes?|naked|pics? of me|photos? of me|pictures? of me)\b/,
  ],
  [
    'asked-pics',
    /\b(wants?|asks?|asking|asked|keeps asking|begging|make me send)\b.{0,16}\b(pics?|pictures?|photos?|nudes?|videos?)\b/,
  ],
  [
    'no-adult',
    /\b(don't|do not|won't|can't|not going to|never) (want to |wanna )?(tell|talk to|speak to)\b.{0,30}\b(grown ?-?ups?|adults?|anyone|anybody|teachers?|parents?|mum|mom|dad|school|them|her|him)\b|\b(they'?d|they would|they'?ll|telling).{0,20}\bmake (it|things) worse\b/,
  ],
  [
    'taken-away',
    /\b(take|taken|taking) (me|us|my (brother|sister)s?|them) (away|into care)\b|\b(social (services|workers?)|foster|into care)\b/,
  ],
  [
    'wont-wake',
    new RegExp(
      `\\bwhat (if|do i do if|should i do if|shall i do if) ${theyAre} (doesn't|does not|don't|won't|cannot|can't) (get up|wake|wake up|move|answer)\\b`,
    ),
  ],
  [
    'parent-drinks',
    new RegExp(
      `\\b${theyAre}(?:'s| is| are| keeps?)? (?:\\w+ ){0,3}(?:drinks?|drinking|drunk|takes drugs|on drugs|high)\\b|\\b${theyAre} (?:always |keeps? |both )?(?:shouts?|shouting|screams?|screaming|fight|fights|fighting)\\b`,
    ),
  ],
  [
    'parents-split',
    /\b(parents|mum and dad|mom and dad)\b.{0,24}\b(divorc\w+|split\w*|separat\w+|breaking up)\b/,
  ],
  [
    'died',
    /\bmy (mum|mom|dad|nan|gran\w*|grandad|grandpa|brother|sister|friend|dog|cat|hamster|rabbit|auntie?|uncle)\b.{0,12}\b(died|has died|passed away|was put down)\b/,
  ],
  ['no-food', /\b(no food|nothing to eat|nobody (cooks|makes (us )?(food|dinner|tea))|always hungry)\b/],
  [
    'parent-low',
    new RegExp(
      `\\b${theyAre} (?:won't|wont|doesn't|does not|can't|never|hardly|don't) (?:\\w+ ){0,2}(?:get up|get out of bed|wake|eat|talk|speak|move|stop crying)\\b|\\b${theyAre} (?:just |always |only )?(?:cries|cry|crying|sleeps|stays in bed)\\b|\\bmy ${parent}(?:'s| is) (?:\\w+ )?(?:sad|ill|poorly|depressed|crying|not well|in bed)\\b`,
    ),
  ],
  [
    'parent-ill',
    new RegExp(
      `\\b(don't know|wonder|not sure) (if|whether|what).{0,6}(${theyAre}|shes|hes).{0,10}\\b(ill|sick|poorly|wrong)\\b|\\bis (she|he|my ${parent}) (ill|sick|poorly|going to die)\\b`,
    ),
  ],
  [
    'disappear',
    /\b(want to|wanna|wish i could|just) (disappear|vanish|not exist|be gone|not be here)\b|\bwish i (wasn't|weren't|was not) here\b/,
  ],
  ['pregnant', /\b(pregnant|missed my period|period is late|positive test)\b/],
  [
    'sick-eating',
    /\b(make|making|made) myself (sick|throw up|vomit|puke)\b|\b(throw|throwing) up (after|what i eat|my food)\b|\b(stopped|not|don't) eat(ing)?\b|\bstarv\w+ myself\b/,
  ],
  [
    'left-out',
    /\b(group ?-?chat|left me out|leave me out|leaving me out|without me|not invited|didn't invite me|(all )?laugh(ing|ed)? (about|at) me|ignor(e|ing) me|talking about me behind)\b/,
  ],
  [
    'bullied',
    /\b(bull(y|ied|ying|ies)|pick(s|ing|ed)? on me|call(s|ing|ed)? me names|mean to me|push me about)\b/,
  ],
]

/** What is told of a picture that is passed on, once that is known. */
const ofPicture: readonly (readonly [string, RegExp])[] = [
  [
    'pic-school',
    /\b(can't|cant|cannot|won't|don't want|dont want|not) (\w+ )?(tell|show|go to|talk to)\b|\b(mum|mom|dad|parents?|she|he|they)('d|d| would| will|'ll)? (\w+ )?(die|kill me|hate me|be so (mad|angry|cross)|show|see it|look at)\b|\b(what if|if) (they|teachers?|mum|mom|dad) see/,
  ],
  [
    'pic-sent',
    /\bi (only |just |stupidly )?(sent|took|posted|made|gave) (it|the (pic|photo|video)|one|them)\b|\b(he|she|they) (said|promised|swore)\b.{0,24}\b(delet\w+|private|not show|wouldn't)\b|\b(my|own) (stupid )?fault\b|\bi('m| am) (so )?stupid\b/,
  ],
  [
    'pic-now',
    /\b(everyone|every ?one'?s|everybody|messag\w+|call(ing|ed|s)? me|names|slag|slut|phones?|comments?|laugh\w*|group ?chat|right now|what (do|can|should) i( even)? do|help)\b/,
  ],
]

const adultFrom = 18
const teenFrom = 13

/** So small a number alone may be a mood; here something of a child's life stands beside it. */
const littleOne =
  /\b(?:i'm|i am) (?:only )?([5-9]|10)\b(?! ?(?:out of|of 10|\/|%|weeks?|months?|days?|hours?|min|times|st|kg))/

/** "im" in the middle of a line is no word of another language where all the rest is English. */
export const ageTold = (text: string, today: string): number | null =>
  heardAge(text, today) ??
  (otherLanguageOf(text) === null ? heardAge(plain(text.slice(0, 600)), today) : null)

const ageOf = (text: string): number | null => {
  const small = littleOne.exec(plain(text))?.[1]
  return ageTold(text, '') ?? (small === undefined ? null : Number(small))
}

/** Who has said so, here or before. */
const ageIn = (told: readonly string[]): number | null =>
  told.map(ageOf).findLast((age) => age !== null) ?? null

export const isYoung = (told: readonly string[]): boolean => (ageIn(told) ?? adultFrom) < adultFrom
const isChild = (told: readonly string[]): boolean => (ageIn(told) ?? adultFrom) < teenFrom

/** Beside a picture these are of the picture. */
const ofPictureToo: ReadonlySet<string> = new Set([
  'no-adult',
  'fault',
  'bullied',
  'left-out',
  'pic-shared',
  'nudes',
  'will-tell',
])

const fewWords = 3
const fewWordsToName = 5

const grownUp =
  /^(?:(?:i think|i guess|maybe|probably|um+|ok|well|yes|yeah|just|only|i like)[, ]+)*my (nan|nana|nanny|gran|granny|grandma|grandad|grandpa|aunt|auntie|aunty|uncle|teacher|form tutor|tutor|coach|neighbou?r|godmother|godfather|big sister|big brother|school nurse|head of year|friend's mum|friends mum|friend's mom)\b/

/** The grown-up whom a child names, where little else is said; null where none is. */
export function grownUpNamed(text: string): string | null {
  const words = plain(text.slice(0, 600))
  return wordCount(words) > fewWordsToName ? null : (grownUp.exec(words)?.[1] ?? null)
}

const partingParents = matters.find(([name]) => name === 'parents-split')![1]

const choosesBetween =
  /\b(mak(e|es|ing) me|want(s)? me to|have to|got to|ask(s|ed|ing)? me to) (choose|pick|decide|take sides|live with)\b|\bwho (to|i want to|do i) live with\b/

/** Where parents part nobody has done it to the child; and what to say to them is asked. */
function afterParting(found: string, words: string, told: readonly string[]): string {
  if (!told.some((text) => partingParents.test(plain(text)))) return found
  if (found === 'fault') return 'split-fault'
  return found === 'will-tell' && /^(can|could|will|would) (you|u)\b/.test(words) ? 'split-tell' : found
}

/** "They don't hit me": told so that nobody thinks it. */
const notHurt =
  /\b(?:(?:he|she|they|mum|mom|dad|nobody|no ?one) )?(?:doesn't|don't|didn't|never|not|nobody|no ?one)(?: \w+){0,2} (?:hit|hits|hurt|hurts|hitting|hurting|beat|touch|touched|shout|push)\w*(?: me| us)?(?: or anything)?/g

/** What a young person's message is about; null for whoever is grown up, and where nothing is known of it. */
export function youngMatterIn(text: string, told: readonly string[], said: readonly string[]): string | null {
  const all = [...told, text]
  if (!isYoung(all)) return null
  const words = plain(text.slice(0, 600))
    .replace(/\b(she|he)s\b/g, "$1's")
    .replace(/\btheyd\b/g, "they'd")
    .replace(notHurt, ' ')
  const isOfHome = said.some((id) => /^fact\/young-(parent|wont|on)/.test(id))
  const found = matters.find(([, sign]) => sign.test(words))?.[0] ?? null
  if (said.some((id) => id.startsWith('fact/young-pic-'))) {
    const more = ofPicture.find(([, sign]) => sign.test(words))?.[0] ?? null
    if (more !== null && (found === null || ofPictureToo.has(found))) return `young-${more}`
  }
  if (choosesBetween.test(words) && all.some((one) => partingParents.test(plain(one))))
    return 'young-split-choose'
  if (found !== null) return `young-${afterParting(found, words, [...told, text])}`
  if (isChild(all) && grownUpNamed(text) !== null) return 'young-named'
  const isGoingOn = isOfHome && isChild(all) && wordCount(words) >= fewWords && !words.endsWith('?')
  return isGoingOn ? 'young-on' : null
}

export const isOfYoung = (topic: string | null): boolean => topic?.startsWith('fact:young-') === true
