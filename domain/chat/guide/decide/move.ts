import type { Answer, Passage } from '#domain/chat/guide/say/words.ts'
import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** What the guide does in a turn, before it has words. */
export type Move = {
  /** What stands first: an answer's own acknowledgement, that one was heard, or the words of an act. */
  first:
    | { kind: 'answer'; need: NeedId; question: string; answer: Answer }
    | { kind: 'heard'; need: NeedId | null }
    /** In the person's own words where they can be given back, or to what they feel; else as heard. */
    | { kind: 'own'; need: NeedId | null }
    /** To what the message does; in words of this need where there are some. */
    | { kind: 'turn'; id: string; need: NeedId | null }
    | { kind: 'act'; act: string }
    | null
  /** The one thing of this turn. */
  next:
    | { kind: 'passage'; need: NeedId; passage: Passage; exercise: string | null }
    | { kind: 'act'; act: string; exercise?: string | null }
    | { kind: 'turn-question'; id: string; need: NeedId | null }
    | { kind: 'ask-need'; needs: readonly NeedId[] }
    /** Another need that was named: kept beside this one, and turned to when they choose it. */
    | { kind: 'hold'; need: NeedId }
    | null
  /** What changes in the state besides what was said. */
  need: NeedId | null
  phase: 'arrive' | 'work' | 'check' | 'land' | 'listen-on'
  missed: number
  declined?: string
  offered?: string | null
  isBrief?: boolean
  forgets?: boolean
  /** What was wrongly understood, and is not come back to. */
  drops?: NeedId
  /** What they wrote is given back after what stands first. */
  isGivenBack?: boolean
  /** What was told beside the first is met after it, in the words of this need. */
  meets?: NeedId | undefined
  /** A turn of listening: nothing new is brought. */
  isListening?: boolean
  /** The passage stands beside what was told, and does not follow from it. */
  isBeside?: boolean
  /** It is said, once, that what helped is remembered. */
  isNoted?: boolean
}
