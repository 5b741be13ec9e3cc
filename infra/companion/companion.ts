import type { GuidePlace } from '#domain/chat/events.ts'
import type { Scores } from '#domain/chat/guide/understanding.ts'
import type { ReflectionPrompt } from '#domain/journal/reflection/reflect.ts'
import type { MemoryNote } from '#domain/memory/note.ts'
import type { Recollection } from '#domain/memory/recollection.ts'
import type { HelpLine } from '#domain/safety/help/help-line.ts'
import type { ReplyCheck } from '#domain/safety/replies/breaches.ts'
import type { Answered, Concern, Question, Tier } from '#domain/safety/tier.ts'

export type Turn = { role: 'user' | 'assistant'; text: string }

/** All that the companion is told: the turns so far (the last one is the person's), how concerned the floor is, whose help lines hold, and where the guide stood. */
export type Prompt = {
  turns: Turn[]
  /** What of it a model is told, where not all: words from before a person's yes, and what was noticed in them, stay here. */
  told?: { turns: Turn[]; concerns: Concern[]; guide: null }
  tier: Tier
  /** Of the latest message alone. */
  heardTier?: Tier
  concerns: Concern[]
  /** Whose help lines are named (ISO 3166). */
  country: string
  /** Those of this server. */
  helpLines?: readonly HelpLine[]
  guide: GuidePlace | null
  /** What the reply asks, plainly and last; null where nothing is unclear or it was asked. */
  ask?: Question | null
  /** Nothing was said outright that it asks about. */
  isHint?: boolean
  /** What the person's last words say to a question about safety. */
  answered?: Answered | null
  /** The person said that they are under 18. */
  isMinor?: boolean
  /** An alarm was not meant so, and the talk goes on without it. */
  isCorrected?: boolean
  /** The day that it is. */
  today?: string
  /** What was learned of how people say things says of the latest message; null where it is away. */
  scores?: Scores | null
  /** What is remembered of other conversations. No model gets it. */
  recollection?: Recollection | null
  /** Of that, what a model is told with the person's consent. */
  rememberedForModel?: (Pick<Recollection, 'rules' | 'themes'> & { words?: RememberedWords }) | null
}

/** Something that is remembered in words, as it stands since then. */
export type Wording = { memoryId: string; at: string; text: string }
export type RememberedWords = {
  /** Of what this conversation was about before the turns that are told. */
  summary: Wording | null
  lines: readonly Wording[]
}

/** What a whole reply adds to its text. */
export type ReplyEnd = {
  author: 'guide' | 'model' | 'prepared'
  model: string | null
  /** Of what a model was told. */
  promptVersion?: string
  /** How many of the turns before the last went along. */
  turnsTold?: number
  isMemoryTold?: true
  memoryTold?: { memoryId: string; at: string }[]
  suggestedExerciseId: string | null
  choices: string[]
  guide: GuidePlace | null
  /** What the guide would remember of it. */
  notes?: readonly MemoryNote[]
  /** What its check found, where a model was asked. */
  check?: ReplyCheck
}

/**
 * A reply as it comes: pieces of text, then exactly one `end`.
 * `replace` takes back every piece before it (an unsafe or broken answer) and shows this text instead.
 */
export type ReplyPart =
  | { kind: 'piece'; text: string }
  | { kind: 'replace'; text: string }
  | ({ kind: 'end' } & ReplyEnd)

/** What is written under a journal entry. */
export type Reflection = { author: 'guide' | 'model' | 'prepared'; model: string | null; text: string }

/** A reflection that is asked for. The earlier entries are read when they are needed. */
export type ReflectionRequest = Omit<ReflectionPrompt, 'earlier'> & {
  earlier: () => Promise<ReflectionPrompt['earlier']>
}

/** Whoever replies and reflects: the guide or a model. */
export type Companion = {
  author: 'guide' | 'model'
  model: string | null
  /** How long a person waits for the first words, from sending. */
  timeoutMs: number
  /**
   * `waitedMs` is how long the person has waited already; it counts towards every time-out.
   * Throws when the provider cannot be reached or is late; in a crisis it never does.
   */
  reply: (prompt: Prompt, signal: AbortSignal, waitedMs?: number) => AsyncIterable<ReplyPart>
  /** Throws when the provider cannot be reached; the job tries again. */
  reflect: (prompt: ReflectionRequest, signal: AbortSignal, waitedMs?: number) => Promise<Reflection>
}
