/** What is said first where the guide replies in place of a model. */
export const standInNotes = {
  /** After many messages in a short time. */
  limit: 'After many messages the AI takes a pause, so the guide replies for now.',
  'model-away': 'The AI does not answer just now, so the guide replies for now.',
} as const

export type StandInReason = keyof typeof standInNotes
