import { type Prompt, prompts } from '#domain/journal/prompts/prompts.ts'

export const fitPrompts = (isGentle: boolean): readonly Prompt[] =>
  isGentle ? prompts.filter(({ digs }) => !digs) : prompts

const dayMs = 24 * 60 * 60 * 1000
/** With a new day it makes five, which no count of prompts divides: whoever writes daily meets all of them. */
const stepPerEntry = 4

/** Which one comes first: another each day (YYYY-MM-DD, the person's own) and after each entry. Nothing is remembered for it. */
export function firstPrompt(fit: readonly Prompt[], day: string, entryCount: number): Prompt {
  const days = Math.floor(Date.parse(day) / dayMs)
  return fit[(days + stepPerEntry * entryCount) % fit.length]!
}

/** The one after this; each comes once before one comes again. */
export const nextPrompt = (fit: readonly Prompt[], id: string): Prompt =>
  fit[(fit.findIndex((prompt) => prompt.id === id) + 1) % fit.length]!

export const findPrompt = (id: string): Prompt | undefined => prompts.find((prompt) => prompt.id === id)
