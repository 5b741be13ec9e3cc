import { plain, wordCount } from '#domain/chat/guide/hear/plain.ts'
import { toldMatters } from '#domain/chat/guide/hear/told-matters.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

const work = '(?:boss|manager|leader|supervisor|teacher|head|matron|chef|foreman|sister in charge|consultant)'
const people =
  '\\b(?:mum|mom|mam|dad|kids?|son|daughter|husband|wife|partner|baby|boss|landlord|car|rent|deck|deadline|exam|school|hospital|chickenpox|mot|boiler|bills?|dog|nan|job|house|report)\\b'
const pets = '(?:dog|cat|rabbit|horse|hamster|budgie|bird|guinea pig|puppy|kitten|pet|gerbil|tortoise)'

const isMany = (words: string): boolean => {
  const found = new Set(words.match(new RegExp(people, 'g')) ?? [])
  return found.size >= 3 && (words.match(/,|\band\b|\+/g) ?? []).length >= 2
}

type Matter = readonly [string, NeedId, (words: string, at: NeedId | null) => boolean]
const has =
  (pattern: RegExp) =>
  (words: string): boolean =>
    pattern.test(words)

/** What is told, read on this message alone. The first that is heard wins. */
const matters: readonly Matter[] = [
  [
    'life-pet',
    'grief',
    has(
      new RegExp(
        `\\b(?:my|our|the) (?:\\w+ )?${pets}(?: \\w+)? (?:has |had |just )?(?:died|dies|passed(?: away)?|was put (?:down|to sleep)|is dead|got run over)\\b|\\b(?:put|had to put) (?:my|our|the) ${pets} (?:down|to sleep)\\b`,
      ),
    ),
  ],
  [
    'life-laughed',
    'grief',
    (words, at) =>
      at === 'grief' &&
      /\b(laugh\w*|smil\w+|had fun|enjoyed|was happy|forgot (for|about))\b/.test(words) &&
      /\b(guilt\w*|dreadful|awful|terrible|horrible|bad|caught|wrong|ashamed|betray\w*|shouldn't)\b/.test(
        words,
      ),
  ],
  [
    'life-cot',
    'just-listen',
    has(
      /\b(put|left|leave|laid) (him|her|the baby|my baby|them|baby) (down )?in (the|his|her) (cot|crib)\b|\bshut the door\b.{0,24}\b(baby|cot|crib|cry\w*)\b/,
    ),
  ],
  [
    'life-came-out',
    'conflict',
    has(
      /\b(since|when|after) i came out\b|\bi (just |recently )?came out to (my|him|her|them)\b|\b(won't|doesn't|isn't|not) (speak\w*|talk\w*) to me\b.{0,20}\b(came out|gay|bi|trans|lesbian)\b/,
    ),
  ],
  [
    'life-exam',
    'overload',
    has(
      /\b(exams?|gcses?|a.?levels?|finals|midterms?|mocks?|resit\w*|viva|driving test|sats|bar exam|board exams?)\b.{0,60}\b(tomorrow|today|tonight|hrs?|hours?|in \d|days?|week|know nothing|nothing|revis\w+|fail\w*|haven't|can't|cooked|scared|behind|panick\w+)\b|\b(haven't|not) (revised|studied)\b|\bgcse \w+ in\b|\b(its|it's) just revision\b/,
    ),
  ],
  [
    'life-told-off',
    'shame',
    has(
      new RegExp(
        `\\b(?:my |the |our )?${work}\\b.{0,40}\\b(?:shout\\w*|yell\\w*|humiliat\\w*|told me off|tore into|had a go|laugh\\w*|spoke (?:to|with) me|scream\\w*|roll\\w* (?:his|her) eyes|embarrass\\w*)\\b.{0,40}\\b(?:in front of|before|everyone|all|whole|team|ward|meeting|class)\\b|\\b(?:in front of (?:everyone|all|the whole|the team|my colleagues|the class))\\b.{0,40}\\b${work}\\b`,
      ),
    ),
  ],
  ['life-many', 'overload', isMany],
  [
    'life-form',
    'overload',
    has(
      /\b(pip|benefits?|universal credit|disability|esa|dla|tax|visa|mortgage|insurance|council|passport|grant|asylum|tribunal)\b.{0,16}\b(forms?|application|return|papers?|letters?|assessment)\b|\b(forms?|paperwork)\b.{0,40}\b(can't|cannot|haven't|due|opened|shut|stare|staring|start|fill)\b|\b(can't|cannot|couldn't) (even )?fill in (one|a|the|this) form\b/,
    ),
  ],
  [
    'life-resign',
    'just-listen',
    has(
      /\b(i'm|im|i am|have to|going to|want to|decided to|tell (them|him|her|my boss) i'm) (resign\w*|handing in my notice|hand in my notice|quit\w*( my job| work)?( tomorrow| on monday)?)\b|\btell (them|him|her|my \w+) (that )?i'm (resigning|leaving|quitting)\b/,
    ),
  ],
  [
    'life-lost-job',
    'low-mood',
    has(
      /\b(lost my job|made redundant|been sacked|got sacked|got fired|laid off|let me go (at|from) work|pretend to go (out|to work))\b/,
    ),
  ],
  [
    'life-chronic',
    'just-listen',
    has(
      /\b(ms|m\.s\.|me\/?cfs|cfs|fibro\w*|lupus|arthritis|crohn'?s|colitis|endo|endometriosis|long covid|parkinson'?s|copd|diabet\w+|chronic (pain|illness|fatigue|migraines?)|eds|pots|epilepsy|heart failure|kidney disease|sickle cell|chemo|migraines?)\b.{0,80}\b(again|fatigue|tired|pain|years?|flare\w*|legs|bed|consultant|brave|sick of|worn|dark|lying|can't|hands|another|hurts?)\b|\b(grieving|miss) my (legs|body|health|old (life|self))\b|\b(i've|ive|i have) had it (for )?\d+ years\b/,
    ),
  ],
  [
    'life-waiting',
    'worry-loop',
    has(
      /\bwaiting (for|on) (the|my|a) (results?|verdict|decision|letter|call|visa|biopsy|scan|answer)\b(?!.*\b(lump|symptom|cancer)\b)/,
    ),
  ],
  [
    'life-moved',
    'loneliness',
    has(
      /\b(moved|move) (here|to (this|a new) (city|town|country|place)|abroad|away)\b.{0,40}\b(know (nobody|no one|anyone)|alone|no friends|nobody|for work)\b/,
    ),
  ],
]

const open: ReadonlySet<NeedId | null> = new Set([
  null,
  'just-listen',
  'overload',
  'low-mood',
  'shame',
  'worry-loop',
  'loneliness',
  'grief',
  'social-anxiety',
  'conflict',
])
const longest = 90

/** An illness that has its name is no fear of one. */
const isDiagnosed = (words: string): boolean =>
  /\b(i have|i've got|ive got|i've had|ive had|i got|diagnos\w+|real (disease|illness|condition)|flare\w*|my (ms|crohn'?s|lupus|fibro\w*|arthritis|colitis|endo\w*))\b/.test(
    words,
  ) &&
  !/\b(think i|scared|worried|afraid|convinced|what if|symptoms? of|google\w*|might|could be)\b/.test(words)

/** Told once in a conversation; while another trouble is spoken of that has its own way, not at all. */
export function everydayMatterIn(text: string, { at, was = at, said }: Spoken): string | null {
  const words = plain(text.slice(0, 800))
  if (wordCount(words) > longest) return null
  const isOpen = open.has(at) || (at === 'health-fear' && isDiagnosed(words))
  const mayBeTold = open.has(was) && !withItsOwn.has(at) && at?.startsWith('ocd-') !== true
  const found =
    (mayBeTold
      ? toldMatters.find(([name, , sign]) => sign(words, was) && !isOfWounds(name, said))?.[0]
      : undefined) ?? (isOpen ? matters.find(([, , sign]) => sign(words, at))?.[0] : undefined)
  return found === undefined || said.some((id) => id.startsWith(`fact/${found}.`)) ? null : found
}

/** Clean of what was told before it. */
const isOfWounds = (name: string, said: readonly string[]): boolean =>
  name === 'life-sober' && said.some((id) => id.startsWith('fact/life-urge-cut.'))

type Spoken = { at: NeedId | null; was?: NeedId | null; said: readonly string[] }
/** Heard in the same breath, these come before what is told. */
const withItsOwn: ReadonlySet<NeedId | null> = new Set(['violence-at-home', 'certain-beliefs', 'flashback'])

/** What it is about by itself, whatever else a word of it sounds like. */
export const isToldMatter = (topic: string): boolean => toldMatters.some(([name]) => topic === `fact:${name}`)

/** Which need the talk is in then. */
export const needOfMatter = (topic: string): NeedId | null =>
  [...toldMatters, ...matters].find(([name]) => topic === `fact:${name}`)?.[1] ?? null
