import type { Question } from '#domain/safety/tier.ts'

/** The plain words of each question. Where a text asks several, the first here is the one that an answer means. */
export const plainQuestions: Record<Question, string> = {
  'taken-something': 'Have you taken something, or more of something than you should?',
  'hurt-now': 'Are you hurt right now?',
  'ending-life': 'Are you thinking about ending your life?',
  'hurt-others': 'Are you thinking about hurting someone?',
  'safe-at-home': 'Are you safe at home right now?',
  'child-safe': 'Is the child safe right now?',
  'safe-now': 'Are you safe right now?',
}

const otherWords: (readonly [Question, string])[] = [
  ['safe-now', 'are you safe at this moment?'],
  ['safe-now', 'are you safe right now'],
]

const asked: (readonly [Question, string])[] = [
  ...Object.entries(plainQuestions).map(
    ([question, words]) => [question as Question, words.toLowerCase()] as const,
  ),
  ...otherWords,
]

/** What a reply asks about safety, in the words that Leeward uses for it; undefined when it asks nothing of it. */
export function questionIn(text: string): Question | undefined {
  const lower = text.toLowerCase()
  return asked.find(([, words]) => lower.includes(words))?.[0]
}
