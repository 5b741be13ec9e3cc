import { plainQuestions } from '#domain/safety/plain-questions.ts'
import type { Question } from '#domain/safety/tier.ts'
import { tongues } from '#domain/safety/words/tongues/tongues.ts'

const otherWords: (readonly [Question, string])[] = [
  ['safe-now', 'are you safe at this moment?'],
  ['safe-now', 'are you safe right now'],
]

const inOrder = Object.keys(plainQuestions) as Question[]

const asked: (readonly [Question, string])[] = [
  ...inOrder.map((question) => [question, plainQuestions[question].toLowerCase()] as const),
  ...otherWords,
  ...Object.values(tongues).flatMap((tongue) =>
    inOrder.map((question) => [question, tongue.asks[plainQuestions[question]].toLowerCase()] as const),
  ),
]

/** What a reply asks about safety, in the words that Leeward uses for it; undefined when it asks nothing of it. */
export function questionIn(text: string): Question | undefined {
  const lower = text.toLowerCase()
  return asked.find(([, words]) => lower.includes(words))?.[0]
}
