import type { GuidePlace } from '#domain/chat/events.ts'
import type { GuideTurn } from '#domain/chat/guide/said-in-turn.ts'
import type { Scores, Understanding } from '#domain/chat/guide/understanding.ts'
import type { MemoryNote } from '#domain/memory/note.ts'
import type { Recollection } from '#domain/memory/recollection.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import type { Answered, Concern, Question, Tier } from '#domain/safety/tier.ts'

export type GuidePrompt = {
  turns: GuideTurn[]
  /** Of the conversation. */
  tier: Tier
  concerns: Concern[]
  /** Of the latest message alone. */
  heardTier?: Tier
  /** What care asks, where it is due. */
  ask?: Question | null
  /** Nothing was said outright that it asks about. */
  isHint?: boolean
  /** What the last words say to a question about safety. */
  answered?: Answered | null
  /** Whose help lines are named (ISO 3166). */
  country: string
  /** Those of this server. */
  helpLines?: readonly HelpLine[]
  guide: GuidePlace | null
  /** The day that it is. */
  today?: string
  /** What was learned says of the latest message; null where it is away, and patterns alone must do. */
  scores?: Scores | null
  /** What is remembered of other conversations; null where nothing is, or may be. */
  recollection?: Recollection | null
}

export type GuideReply = {
  text: string
  choices: string[]
  suggestedExerciseId: string | null
  guide: GuidePlace
  understood: Understanding
  /** The name of what it asks; null where it asks nothing. */
  asks: string | null
  /** What this turn gives to remember. */
  notes: readonly MemoryNote[]
}
