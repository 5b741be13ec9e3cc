import type { Signals } from '#domain/safety/floor/phrase.ts'
import type { Turn } from '#domain/safety/screener.ts'
import type { Concern, Question, Screening, Tier } from '#domain/safety/tier.ts'

/** How an answer may be meant; the first that fits counts. Their words stand in `phrases/`. */
const readings = [
  'answers-usual',
  'answers-all',
  'answers-partly',
  'answers-later',
  'answers-unsure',
  'answers-no',
  'answers-yes',
] as const
type Reading = (typeof readings)[number]
type Verdict = readonly [Tier, Concern, Question?]

const isTrue = ['answers-yes', 'answers-partly', 'answers-all'] as const
const same = (meanings: readonly Reading[], verdict: Verdict): Partial<Record<Reading, Verdict>> =>
  Object.fromEntries(meanings.map((reading) => [reading, verdict]))

/** What an answer means, by the question that was asked. What is not named here means nothing. */
const meaningOf: Record<Question, Partial<Record<Reading, Verdict>>> = {
  'ending-life': {
    ...same([...isTrue, 'answers-later'], ['crisis', 'suicide']),
    'answers-unsure': ['care', 'suicide', 'safe-now'],
  },
  'safe-now': {
    ...same(['answers-no', 'answers-later'], ['crisis', 'suicide']),
    ...same(['answers-unsure', 'answers-partly'], ['care', 'suicide', 'ending-life']),
  },
  'taken-something': {
    ...same(isTrue, ['emergency', 'taken']),
    ...same(['answers-later', 'answers-unsure'], ['crisis', 'suicide']),
  },
  'hurt-now': {
    ...same(isTrue, ['crisis', 'self-harm']),
    'answers-unsure': ['care', 'self-harm'],
  },
  'hurt-others': {
    ...same([...isTrue, 'answers-later'], ['crisis', 'harm-to-others']),
    'answers-unsure': ['care', 'harm-to-others'],
  },
  'safe-at-home': {
    ...same(['answers-no', 'answers-later'], ['crisis', 'abuse']),
    ...same(['answers-unsure', 'answers-partly'], ['care', 'abuse']),
  },
  'child-safe': {
    ...same(['answers-no', 'answers-later'], ['crisis', 'dependant-in-danger']),
    ...same(['answers-unsure', 'answers-partly'], ['care', 'dependant-in-danger']),
  },
}

const asksAbout = Object.keys(meaningOf) as Question[]

/** "Not really" is a no that half says yes where one asks for danger, and a plain no where one asks for safety. */
const isForSafety = (question: Question): boolean => /safe/.test(question)

function readingOf(question: Question, answer: Signals): Reading | undefined {
  if (answer.has('answers-hardly')) return isForSafety(question) ? 'answers-no' : 'answers-unsure'
  if (answer.has('answers-safe')) return isForSafety(question) ? 'answers-yes' : 'answers-no'
  return readings.find((reading) => answer.has(reading))
}

/**
 * An answer as it is meant: read against what the companion asked, by name or in its own words. In a talk about unwanted
 * thoughts a bare yes means the thought.
 */
export function answerTo(asked: Turn, words: Signals, answer: Signals, before: Signals): Screening[] {
  const questions = asked.question
    ? [asked.question]
    : asksAbout.filter((question) => words.has(`asks-${question}`))
  return questions.flatMap((question): Screening[] => {
    const reading = readingOf(question, answer)
    const verdict = reading && meaningOf[question][reading]
    if (!verdict) return []
    const [tier, concern, ask] = verdict
    const reasons = [`answer-${question}`]
    const isOfThought = before.has('intrusive') && !answer.has('soon') && !answer.has('planned')
    if (isOfThought && (question === 'ending-life' || question === 'hurt-others'))
      return [{ tier: 'care', concerns: ['intrusive-thought'], reasons }]
    const isOfHome = question === 'safe-now' && (before.has('abuse-now') || before.has('abuse-danger'))
    return [{ tier, concerns: [isOfHome ? 'abuse' : concern], reasons, ...(ask && !isOfHome && { ask }) }]
  })
}
