import type { Question } from '#domain/safety/tier.ts'
import { tongues } from '#domain/safety/words/tongues/tongues.ts'

/** The plain words of each question. Where a text asks several, the first here is the one that an answer means. */
export const plainQuestions = {
  'taken-something': 'Have you taken something, or more of something than you should?',
  'hurt-now': 'Are you hurt right now?',
  'ending-life': 'Are you thinking about ending your life?',
  'hurt-others': 'Are you thinking about hurting someone?',
  'safe-at-home': 'Are you safe at home right now?',
  'child-safe': 'Is the child safe right now?',
  'safe-now': 'Are you safe right now?',
} as const satisfies Record<Question, string>

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
