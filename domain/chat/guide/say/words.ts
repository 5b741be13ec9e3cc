import type { NeedId } from '#domain/chat/guide/understanding.ts'

/** A sentence or two in several wordings: one that was not said yet in the conversation is taken. */
export type Wordings = readonly [string, string, string, ...string[]]

export type Answer = {
  means: string
  /** The chip. */
  label?: string
  /** Short plain phrases by which typed words are recognised, in lower case. */
  hears?: readonly string[]
  /** Acknowledges this very answer. */
  says: Wordings
  /** The passage that follows, or a phase; else the next one that was not said. */
  to?: string
}

/** `scale` is 0 to 10. `open` takes anything that is told. */
export type Question = {
  name: string
  says: Wordings
  reads: 'yes-no' | 'scale' | 'choice' | 'open'
  answers: readonly Answer[]
}

/** The one thing of a turn. Events name it by its id: kept for good. */
export type Passage = {
  id: string
  says: Wordings
  asks?: Question
  /** Exercises, the gentlest first. `{exercise}` stands for the title of the one that is offered. */
  offers?: readonly string[]
}

export type NeedWords = {
  need: NeedId
  /** What a chip calls it, in the person's words. */
  name: string
  /** Shows that one is heard, whatever was told. */
  listens: Wordings
  arrive: readonly Passage[]
  work: readonly Passage[]
  check: readonly Passage[]
  land: readonly Passage[]
  /** Exercises that are not offered here. */
  unfit: readonly string[]
}
