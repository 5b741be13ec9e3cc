import type { Meaning } from '#domain/safety/flow/meaning.ts'
import type { Concern } from '#domain/safety/tier.ts'

/** Where a flow leads on to: the questions about one's own safety, or a talk in which somebody only listens. */
export type FlowEnd = 'own-safety' | 'listen'

/** `label` is the chip for it; null for what is only understood. `to` names a step of the same flow, or its end. */
export type Way = { label: string | null; means: readonly Meaning[]; to: string }

export type FlowStep = {
  /** In the order in which they are said: none twice while another is left. */
  says: readonly string[]
  /** One question, said last. */
  asks: string
  ways: readonly Way[]
  /** Where everything else leads, at the questions that any words answer, and where help has to come whatever is said. */
  otherwise?: string
}

/** What is asked and said to somebody in danger, from the first question after the prepared words to its end. */
export type Flow = {
  start: string
  startInEmergency: string
  /** Where it goes on once help has come; only where that is the one way out. */
  whenHelpCame?: string
  /** What comes first for somebody who stands where a fall is near. */
  atEdge?: string
  /** Other places where it may begin. */
  alsoStarts?: readonly string[]
  steps: Record<string, FlowStep>
}

/** The concerns that have a flow of their own. */
export type FlowKind = Extract<
  Concern,
  | 'suicide'
  | 'taken'
  | 'medical-emergency'
  | 'self-harm'
  | 'abuse'
  | 'sexual-violence'
  | 'someone-else'
  | 'dependant-in-danger'
  | 'minor'
  | 'voices'
  | 'harm-to-others'
>

export type FlowPlace = { kind: FlowKind; step: string }

const ends: ReadonlySet<unknown> = new Set<FlowEnd>(['own-safety', 'listen'])
export const isFlowEnd = (to: FlowPlace | string): to is FlowEnd => ends.has(to)
