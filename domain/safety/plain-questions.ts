import type { Question } from '#domain/safety/tier.ts'

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
