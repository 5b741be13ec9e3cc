import type { Concern } from '#domain/safety/tier.ts'

/** Circumstances in which an exercise may feed what somebody struggles with, or do harm. */
export const circumstances = [
  'compulsion',
  'dissociation',
  'trigger',
  'breathless-panic',
  'illness-fear',
  'heart',
  'eating',
  'pregnancy',
  'child',
  'violence',
  'beliefs',
] as const
export type Circumstance = (typeof circumstances)[number]

const trauma = ['dissociation', 'trigger'] as const
const arguing = ['compulsion', 'illness-fear', ...trauma, 'beliefs'] as const
const holding = ['breathless-panic', ...trauma, 'beliefs'] as const

/**
 * What each exercise is unfit for, also where somebody asks for it by name: going inward after trauma and in fear for the
 * body (Gan 2022), holding the breath in a panic, cold with an eating disorder or a weak heart, arguing with an obsession
 * (it becomes reassurance).
 */
export const unfitFor: Readonly<Record<string, readonly Circumstance[]>> = {
  'cyclic-sighing': holding,
  'box-breathing': [...holding, 'heart', 'pregnancy', 'child'],
  '4-7-8-breathing': [...holding, 'heart', 'pregnancy', 'child'],
  'cool-pack': ['heart', 'eating', 'illness-fear', 'child'],
  'muscle-relaxation': ['compulsion', 'illness-fear', 'eating', 'beliefs'],
  'body-scan': ['illness-fear', 'breathless-panic', 'eating', ...trauma, 'beliefs'],
  'leaves-on-a-stream': ['compulsion', ...trauma, 'beliefs'],
  'notice-the-thought': ['dissociation', 'beliefs'],
  'thought-record': arguing,
  'worst-best-likely': arguing,
  'maybe-maybe-not': ['violence', 'beliefs'],
  'a-ready-no': ['violence'],
  'small-test': arguing,
  'mild-step': [...trauma, 'beliefs', 'child'],
  'message-to-a-friend': ['compulsion'],
  'another-ending': [...trauma, 'beliefs', 'child'],
  'then-and-now': ['beliefs'],
  'letter-in-grief': ['dissociation', 'child'],
}

/** The circumstance that a concern speaks of. */
const ofConcern: Partial<Record<Concern, Circumstance>> = {
  'intrusive-thought': 'compulsion',
  'eating-disorder': 'eating',
  minor: 'child',
}

export const isUnfit = (exerciseId: string, circumstance: Circumstance): boolean =>
  unfitFor[exerciseId]?.includes(circumstance) ?? false

/** False where an exercise could feed what the person struggles with. */
export const isFitting = (exerciseId: string, concerns: readonly Concern[]): boolean =>
  !concerns.some((concern) => {
    const circumstance = ofConcern[concern]
    // Help comes first: nothing is practised meanwhile.
    return concern === 'medical-emergency' || (circumstance && isUnfit(exerciseId, circumstance))
  })
