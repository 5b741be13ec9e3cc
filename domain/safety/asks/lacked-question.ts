import { plainQuestions } from '#domain/safety/plain-questions.ts'
import type { Question } from '#domain/safety/tier.ts'
import { askWords } from '#domain/safety/words/ask-words.ts'

/** What a reply has to add so that it asks this; null where it does. */
export const lackedQuestion = (reply: string, question: Question): string | null =>
  reply.toLowerCase().includes(plainQuestions[question].toLowerCase()) ? null : askWords[question].ask
