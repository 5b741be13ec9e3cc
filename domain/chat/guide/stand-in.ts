/** What is said first where the guide replies in place of a model: what happened, in one line. */
export const standInNotes = {
  /** After many messages in a short time. */
  limit: 'After many messages the AI takes a pause, so the guide replies for now.',
  /** The whole server has had its share. */
  spent: 'The AI has done what it may do here today, so the guide replies until tomorrow.',
  slow: 'The AI is taking too long just now, so the guide replies for now.',
  away: 'The AI cannot be reached just now, so the guide replies for now.',
  busy: 'The AI has too much to do just now, so the guide replies for now.',
  'not-set-up': 'The AI is not set up rightly on this server, so the guide replies for now.',
  'not-taken': 'The AI could not take this just now, so the guide replies for now.',
  declined:
    'The AI did not let an answer through. You did nothing wrong by writing it. The guide replies for now.',
  unsafe: 'What the AI wrote was not good enough for you, so the guide replies instead.',
  empty: 'The AI found no words just now, so the guide replies for now.',
} as const

export type StandInReason = keyof typeof standInNotes

/** Stands at the end of a model's reply that could not be finished. */
export const brokeOffNote = 'My reply broke off here, and that is not your fault. We can go on from here.'
