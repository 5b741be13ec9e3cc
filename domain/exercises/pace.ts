/** A part of one breath. */
export type Stretch = { word: string; seconds: number; isFull: boolean }

const inFor = (seconds: number): Stretch => ({ word: 'Breathe in', seconds, isFull: true })
const outFor = (seconds: number): Stretch => ({ word: 'Breathe out', seconds, isFull: false })
const holdIn = (seconds: number): Stretch => ({ word: 'Hold, if you like', seconds, isFull: true })
const holdOut = (seconds: number): Stretch => ({ word: 'Rest', seconds, isFull: false })

/** How each breathing exercise is paced, as its own steps say. */
const paces: Partial<Record<string, Stretch[]>> = {
  'cyclic-sighing': [inFor(3), { word: 'A sip more', seconds: 1, isFull: true }, outFor(6)],
  'box-breathing': [inFor(4), holdIn(4), outFor(4), holdOut(4)],
  'coherent-breathing': [inFor(5), outFor(5)],
  '4-7-8-breathing': [inFor(4), holdIn(7), outFor(8)],
  'longer-exhale': [inFor(4), outFor(6)],
}

/** Null for an exercise that is not about breath. */
export const paceOf = (exerciseId: string): Stretch[] | null => paces[exerciseId] ?? null

/** Where in its breaths somebody is after so many seconds; `count` goes from one up. */
export function breathAt(pace: Stretch[], seconds: number): { stretch: Stretch; count: number } {
  let into = Math.floor(seconds) % pace.reduce((sum, stretch) => sum + stretch.seconds, 0)
  for (const stretch of pace) {
    if (into < stretch.seconds) return { stretch, count: into + 1 }
    into -= stretch.seconds
  }
  throw new Error('A pace without stretches.')
}

/** How many breaths are enough at most; null where nothing speaks against more. */
export const roundsOf = (exerciseId: string): number | null => (exerciseId === '4-7-8-breathing' ? 4 : null)
