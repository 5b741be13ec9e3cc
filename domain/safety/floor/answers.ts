import { chosenAnswer, isForSafety } from '#domain/safety/asks/chosen-answer.ts'
import type { Signals } from '#domain/safety/floor/phrase.ts'
import { raise, type Turn } from '#domain/safety/screener.ts'
import {
  type Concern,
  isCrisis,
  type Question,
  questions as namedQuestions,
  type Screening,
  type Tier,
} from '#domain/safety/tier.ts'

/** How an answer to some questions may be meant, and to others is none. */
const ofSome = [
  'answers-turned',
  'answers-hand',
  'answers-wanted',
  'answers-second',
  'answers-first',
  'answers-excuse',
  'answers-place',
  'answers-when',
] as const
/** How an answer may be meant; the first that fits counts. Their words stand in `phrases/`. */
const ofAny = [
  'answers-usual',
  'answers-all',
  'answers-partly',
  'answers-later',
  'answers-silence',
  'answers-maybe',
  'answers-unsure',
  'answers-no',
  'answers-yes',
] as const
type Reading = (typeof ofAny)[number] | (typeof ofSome)[number]
type Verdict = readonly [Tier, Concern]

const isTrue = ['answers-yes', 'answers-partly', 'answers-all'] as const
const isUnclear = ['answers-unsure', 'answers-maybe'] as const
/** What is put off, or turned away from, is there. */
const isEvaded = ['answers-later', 'answers-silence'] as const
const same = (meanings: readonly Reading[], verdict: Verdict): Partial<Record<Reading, Verdict>> =>
  Object.fromEntries(meanings.map((reading) => [reading, verdict]))

/** Where a yes means danger, and where a no does. */
const ofDanger = (concern: Concern): Partial<Record<Reading, Verdict>> => ({
  ...same([...isTrue, ...isEvaded, 'answers-turned'], ['crisis', concern]),
  ...same(isUnclear, ['care', concern]),
})
const ofSafety = (concern: Concern): Partial<Record<Reading, Verdict>> => ({
  ...same(['answers-no', ...isEvaded], ['crisis', concern]),
  ...same([...isUnclear, 'answers-partly'], ['care', concern]),
})

const ofMeans: Partial<Record<Reading, Verdict>> = {
  ...same(['answers-hand'], ['emergency', 'suicide']),
  ...same([...isTrue, 'answers-silence', 'answers-place'], ['crisis', 'suicide']),
  ...same(isUnclear, ['care', 'suicide']),
}

/** What is asked on the way, in any words: of it no conclusion is drawn but this one. */
const inPassing = [
  'plan',
  'some-plan',
  'which',
  'wanted',
  'passive',
  'means-near',
  'it-near',
  'put-away',
  'stay',
  'hurt-by',
  'consent',
  'voices',
  'breathing',
  'bleeding',
  'spreading',
  'moving',
  'happening',
] as const
type InPassing = (typeof inPassing)[number]

/** What an answer means, by the question that was asked. What is not named here tells of no danger. */
const meaningOf: Record<Question | InPassing, Partial<Record<Reading, Verdict>>> = {
  'ending-life': ofDanger('suicide'),
  'safe-now': ofSafety('suicide'),
  'taken-something': {
    ...same([...isTrue, 'answers-when'], ['emergency', 'taken']),
    ...same(isUnclear, ['crisis', 'taken']),
    ...same(isEvaded, ['crisis', 'suicide']),
  },
  // Not today is a day without.
  'hurt-now': { ...ofDanger('self-harm'), 'answers-later': ['care', 'self-harm'] },
  'hurt-others': ofDanger('harm-to-others'),
  'safe-at-home': ofSafety('abuse'),
  'child-safe': ofSafety('dependant-in-danger'),
  plan: {
    ...same([...isTrue, ...isEvaded, 'answers-when', 'answers-place'], ['crisis', 'suicide']),
    ...same(isUnclear, ['care', 'suicide']),
  },
  'some-plan': same([...isTrue, 'answers-maybe'], ['care', 'suicide']),
  which: {
    ...same(['answers-second'], ['crisis', 'suicide']),
    ...same(['answers-first', ...isUnclear], ['care', 'suicide']),
  },
  wanted: same(['answers-wanted', 'answers-turned'], ['crisis', 'suicide']),
  passive: same([...isTrue, ...isUnclear, ...isEvaded], ['care', 'suicide']),
  'means-near': ofMeans,
  'it-near': ofMeans,
  'put-away': same(['answers-no'], ['crisis', 'suicide']),
  stay: {
    ...same(['answers-no', 'answers-silence', 'answers-unsure'], ['crisis', 'suicide']),
    ...same(['answers-maybe'], ['care', 'suicide']),
  },
  'hurt-by': {
    ...same([...isTrue, 'answers-excuse'], ['crisis', 'abuse']),
    ...same(['answers-maybe', 'answers-unsure', 'answers-silence'], ['care', 'abuse']),
  },
  consent: same(['answers-no'], ['crisis', 'sexual-violence']),
  voices: same(isTrue, ['crisis', 'voices']),
  spreading: same(isTrue, ['care', 'medical-emergency']),
  breathing: same(['answers-no'], ['emergency', 'medical-emergency']),
  bleeding: same(['answers-no'], ['emergency', 'self-harm']),
  moving: same(['answers-no'], ['emergency', 'medical-emergency']),
  happening: same(['answers-yes'], ['emergency', 'medical-emergency']),
}

/** Signs of the body that are an emergency when they are there now, however much they sounded like the past or a fear. */
const urgentSigns = [
  'face-half',
  'limb-gone',
  'words-gone',
  'sight-gone',
  'swells-shut',
  'blood-now',
  'unwakeable',
]
const signsOfDying = [
  'kill-wanted',
  'death-wanted',
  'suicidal',
  'suicide-thought',
  'passive',
  'hopeless',
  'intended',
  'planned',
  'means-ready',
  'preparing',
  'farewell',
  'hint',
]
const isOfDying = ({ signals, concerns }: Before): boolean =>
  concerns.includes('suicide') || signsOfDying.some((sign) => signals.has(sign))

/** What happens now, or what "it" is, may be anything: it counts after such a sign alone. */
const isOther = (question: Question | InPassing, before: Before): boolean =>
  (question === 'happening' && !urgentSigns.some((sign) => before.signals.has(sign))) ||
  (question === 'it-near' && !isOfDying(before))

const asksAbout = [...namedQuestions, ...inPassing]
const isNamed = (question: Question | InPassing): question is Question =>
  (namedQuestions as readonly string[]).includes(question)
/** Where two things are asked about at once, the answer says which of them. */
const asksIn = (words: Signals): (Question | InPassing)[] =>
  words.has('asks-which') ? ['which'] : asksAbout.filter((question) => words.has(`asks-${question}`))
/** Where a no is the danger. */
const wantsYes = (question: Question | InPassing): boolean =>
  isNamed(question)
    ? isForSafety(question)
    : ['put-away', 'stay', 'consent', 'breathing', 'bleeding', 'moving'].includes(question)

/** "No, that is the whole thing": nothing that follows makes a yes of it. */
const startsWithNo = /^\W*(?:no+|nope|nah)\b(?! (?:not (?:today|yet|tonight)|joke))/i

/** "Not really" is a no that half says yes where one asks for danger, and a plain no where one asks for safety. */
function readingOf(
  question: Question | InPassing,
  isOfScale: boolean,
  text: string,
  answer: Signals,
): Reading | undefined {
  const rated = isOfScale && !wantsYes(question) ? ratingIn(text) : undefined
  if (rated) return rated
  const chosen = isNamed(question) ? chosenAnswer(question, text) : undefined
  if (chosen) return `answers-${chosen}`
  // Dots, or a face.
  if (!/[\p{L}\p{N}]/u.test(text)) return 'answers-unsure'
  // "No, it is not a thought I hate: I want to do it."
  if (question === 'ending-life' && answer.has('answers-meant')) return 'answers-yes'
  if (answer.has('answers-hardly')) return wantsYes(question) ? 'answers-no' : 'answers-unsure'
  if (answer.has('answers-safe') || answer.has('answers-plainly-safe'))
    return wantsYes(question) ? 'answers-yes' : 'answers-no'
  if (
    startsWithNo.test(text) &&
    answer.has('answers-no') &&
    !answer.has('answers-unsure') &&
    !answer.has('answers-turned')
  )
    return 'answers-no'
  return (
    ofSome.find((reading) => answer.has(reading) && reading in meaningOf[question]) ??
    ofAny.find((reading) => answer.has(reading))
  )
}

/** "Nine and a half", to how likely it is: on the usual scale to ten. From here on it is a yes, below it a part of one. */
const rating =
  /^\W*(?:like |about |maybe |i'?d say |prob(?:ably)? |a |an )*(10|[0-9]|zero|one|two|three|four|five|six|seven|eight|nine|ten)\b(?! ?(?:mg|times|minutes|hours|days|weeks|years|years?|of))/i
const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const highFrom = 6

function ratingIn(text: string): Reading | undefined {
  const said = rating.exec(text)?.[1]?.toLowerCase()
  if (said === undefined) return undefined
  const value = numbers.includes(said) ? numbers.indexOf(said) : Number(said)
  return value === 0 ? 'answers-no' : value >= highFrom ? 'answers-yes' : 'answers-maybe'
}

/** What led to the question whether somebody is safe, as far as it is not about themselves alone. */
const unsafeBy: readonly Concern[] = ['abuse', 'sexual-violence', 'voices', 'self-harm']

/** The talk before the answer: what its words say, and what was found in them. */
type Before = { signals: Signals; concerns: readonly Concern[] }

function concernOf(question: Question | InPassing, concern: Concern, { signals, concerns }: Before): Concern {
  if (question !== 'safe-now') return concern
  const isOfHome = signals.has('abuse-now') || signals.has('abuse-danger')
  return isOfHome ? 'abuse' : (unsafeBy.find((one) => concerns.includes(one)) ?? concern)
}

const isOfThought = ({ signals, concerns }: Before, answer: Signals): boolean =>
  (signals.has('intrusive') || answer.has('intrusive') || concerns.includes('intrusive-thought')) &&
  !answer.has('soon') &&
  !answer.has('planned')

/**
 * An answer as it is meant: read against what the companion asked, by name or in its own words. In a talk about unwanted
 * thoughts a bare yes means the thought.
 */
export function answerTo(
  asked: { turn: Turn; words: Signals },
  answer: { text: string; words: Signals },
  before: Before,
): Screening {
  const questions = asked.turn.question ? [asked.turn.question] : asksIn(asked.words)
  return raise(...questions.map(one))

  function one(question: Question | InPassing): Screening {
    const reading = readingOf(question, asked.words.has('asks-for-number'), answer.text, answer.words)
    if (!reading || isOther(question, before)) return raise()
    const [worst, concern] = meaningOf[question][reading] ?? (['none', null] as const)
    const isPast =
      question === 'hurt-by' && [before.signals, answer.words].some((said) => said.has('long-ago'))
    const tier = isPast && worst === 'crisis' ? 'care' : worst
    const isThought = question === 'ending-life' || question === 'hurt-others'
    // Who no longer fears a thought, or wants it, has more than a thought.
    if (concern && isThought && reading !== 'answers-turned' && isOfThought(before, answer.words))
      return { tier: 'care', concerns: ['intrusive-thought'], reasons: [`answer-${question}`] }
    const said = isCrisis(tier) ? 'danger' : tier === 'care' ? 'unclear' : 'no-danger'
    return {
      tier,
      concerns: concern ? [concernOf(question, concern, before)] : [],
      reasons: concern ? [`answer-${question}`] : [],
      ...(isNamed(question) && { answered: { question, answer: said } }),
    }
  }
}
