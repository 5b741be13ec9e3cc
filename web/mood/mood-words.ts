import { moodLabel } from '#domain/mood/levels.ts'

export const lowestMood = 1
export const highestMood = 10
/** Where the scale of the chat stands before it is touched. */
export const chatMood = 6

/** How a level is read aloud: "6 of 10, Neutral". */
export const moodSaid = (level: number): string => `${level} of 10, ${moodLabel(level)}`
