import type { Question } from '#domain/safety/tier.ts'
import { askAnswers } from '#domain/safety/words/ask-answers.ts'

/** Whether a yes to this question is the good news. */
export const isForSafety = (question: Question): boolean => question.includes('safe')

/** The answers that are offered with a question. */
export const answersTo = (question: Question): string[] => Object.values(askAnswers[question])

/** Which of them a text is, word for word. */
export function chosenAnswer(question: Question, text: string): 'yes' | 'no' | 'unsure' | undefined {
  const { yes, no, unsure } = askAnswers[question]
  const said = text.trim()
  return said === yes ? 'yes' : said === no ? 'no' : said === unsure ? 'unsure' : undefined
}
