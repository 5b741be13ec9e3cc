import type { Concern, Question } from '#domain/safety/tier.ts'

/** Which question decides whether somebody is in danger. What is not named here is not asked about. */
const questions: Partial<Record<Concern, Question>> = {
  suicide: 'ending-life',
  'self-harm': 'hurt-now',
  taken: 'taken-something',
  'harm-to-others': 'hurt-others',
  abuse: 'safe-at-home',
  'sexual-violence': 'safe-now',
  'dependant-in-danger': 'child-safe',
  voices: 'safe-now',
}

export const questionOf = (concern: Concern): Question | undefined => questions[concern]

/** An unwanted thought is distress and not intent: who has one is never asked whether they want what it says. */
const neverOfThoughts: readonly Question[] = ['ending-life', 'hurt-others']

export const mayAsk = (question: Question, concerns: readonly Concern[]): boolean =>
  !concerns.includes('intrusive-thought') || !neverOfThoughts.includes(question)

/** Whether an answer to this question says all there is to know about these concerns. */
export const decides = (question: Question, concerns: readonly Concern[]): boolean =>
  concerns.every((concern) => questionOf(concern) === question)
