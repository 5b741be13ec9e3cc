import { mayAsk, questionOf } from '#domain/safety/asks/question-of.ts'
import type { Concern, Question } from '#domain/safety/tier.ts'

/** In log-odds of a crisis, as likely as not: below it the card is enough, and a question would frighten three in a hundred for nothing. */
const unclearFrom = 0
/** Of what others do, and of a body, likelier than not: these questions startle whoever meant nothing of the kind. */
const unclearFromElsewhere = 0.5
/** So much less likely an unwanted thought has to be, before anybody is asked whether they want what it says. */
const lead = 2

/** The question that decides what was learned to be likely; undefined where it is not likely enough. */
export function learnedQuestion(
  crisis: number,
  concerns: readonly (readonly [concern: Concern, score: number])[],
): Question | undefined {
  const [likeliest, score] = concerns.toSorted(([, one], [, other]) => other - one)[0] ?? []
  const question = likeliest && questionOf(likeliest)
  const from = question === 'ending-life' ? unclearFrom : unclearFromElsewhere
  if (!question || score === undefined || crisis < from) return undefined
  const close = concerns.filter(([, other]) => other > score - lead).map(([concern]) => concern)
  return mayAsk(question, close) ? question : undefined
}
