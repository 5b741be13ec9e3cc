import type { ExerciseNeed } from '#domain/exercises/catalogue.ts'
import type { Concern } from '#domain/safety/tier.ts'

/** What the person filled in, in the guide's own closed vocabulary: their words are never echoed. */
export type Known = { feeling: string | null; situation: string | null; strength: string | null }

/** What a step may speak from. `nth` counts the guide's turns, from 1. */
export type Moment = { known: Known; nth: number; concerns: Concern[] }

/** `to` names a step of the same need, or `need/step` of another. */
export type Choice = { label: string; hears: RegExp; to: string }

export type Step = {
  /** `{exercise}` stands for the title of the exercise that is offered, `{lines}` and `{emergency}` for numbers. */
  says: string | ((moment: Moment) => string)
  /** Said last. Unlike that of every other step: the slots are found again by it. */
  asks: string
  choices: Choice[]
  fills?: keyof Known
  offers?: ExerciseNeed
  /** Where words that match no choice lead. Without it they are not understood. */
  otherwise?: string
  /** Takes anything at all, even no words. */
  isPatient?: boolean
}

/** One need, from its first step to its last. Every need has a `close`. */
export type Need = { start: string; steps: Record<string, Step> }
